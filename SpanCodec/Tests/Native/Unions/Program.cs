using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Unions;

// Documents as JsonSerializer reads and writes them again by its own source generation, with the resolver, and as a codec does.
string[] prices =
[
    "1", "\"a\"", "null", "true", "{}", """{"Amount":1.5,"Currency":"EUR"}""", "[1,2]", "[\"a\"]", "1.5", "{\"Amount\":\"x\"}", "[", "\"",
    "",
];
var bridged = new JsonSerializerOptions();
bridged.TypeInfoResolverChain.Add(Codecs.Resolver);
bridged.TypeInfoResolverChain.Add(AppJsonContext.Default);
int compared = 0;
var differences = new List<string>();
foreach (string price in prices)
{
    Compare(
        price,
        json => JsonSerializer.Serialize(JsonSerializer.Deserialize(json, AppJsonContext.Default.Price), AppJsonContext.Default.Price),
        json => Codecs.Price.SerializeToString(Codecs.Price.Deserialize(json)),
        json => JsonSerializer.Serialize(JsonSerializer.Deserialize(json, Info<Price>()), Info<Price>()));
    Compare(
        $$"""{"Name":"tea","Price":{{price}},"Before":{{price}},"Others":[1,{{price}}]}""",
        json => JsonSerializer.Serialize(JsonSerializer.Deserialize(json, AppJsonContext.Default.Article), AppJsonContext.Default.Article!),
        json => Codecs.Article.SerializeToString(Codecs.Article.Deserialize(json)),
        json => JsonSerializer.Serialize(JsonSerializer.Deserialize(json, Info<Article>()), Info<Article>()!));
}

foreach (string difference in differences)
    Console.WriteLine(difference);
Console.WriteLine($"System.Text.Json {typeof(JsonSerializer).Assembly.GetName().Version}: {compared} compared");
return differences.Count == 0 ? 0 : 1;

JsonTypeInfo<T> Info<T>() => bridged.GetTypeInfo<T>();

void Compare(string json, params Func<string, string>[] ways)
{
    string expected = Outcome(json, ways[0]);
    foreach (Func<string, string> way in ways[1..])
    {
        compared++;
        if (Outcome(json, way) is var actual && actual != expected)
            differences.Add($"{json}: {expected} | {actual}");
    }
}

static string Outcome(string json, Func<string, string> way)
{
    try
    {
        return way(json);
    }
    catch (JsonException failure)
    {
        return failure.Message;
    }
}
