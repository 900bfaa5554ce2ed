using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>A sequence read by System.Text.Json and by a codec: at once, and a byte at a time.</summary>
internal static class SequenceReading
{
    internal static async Task AssertSame<T>(string json, bool topLevelValues, SpanCodec<T> codec, JsonSerializerOptions options)
    {
        string expected = await Outcome(
            ToList(JsonSerializer.DeserializeAsyncEnumerable<T>(new MemoryStream(Encoding.UTF8.GetBytes(json)), topLevelValues, options)));
        Assert.Equal((json, expected), (json, await Outcome(Read(codec, json, topLevelValues))));
        Assert.Equal(
            (json, expected),
            (json,
                await Outcome(
                    ToList(codec.DeserializeAsyncEnumerable(new TricklingStream(Encoding.UTF8.GetBytes(json)), topLevelValues)))));
    }

    internal static async Task<List<T?>> Read<T>(SpanCodec<T> codec, string json, bool topLevelValues) =>
        await ToList(codec.DeserializeAsyncEnumerable(new MemoryStream(Encoding.UTF8.GetBytes(json)), topLevelValues));

    internal static async Task<List<T>> ToList<T>(IAsyncEnumerable<T> values)
    {
        var list = new List<T>();
        await foreach (T value in values)
            list.Add(value);
        return list;
    }

    private static async Task<string> Outcome<T>(Task<List<T>> reading)
    {
        try
        {
            return JsonSerializer.Serialize(await reading);
        }
        catch (JsonException failure)
        {
            return $"{failure.Path} {failure.LineNumber} {failure.BytePositionInLine}";
        }
    }
}
