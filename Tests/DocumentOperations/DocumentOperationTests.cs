using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.DocumentOperations;

/// <summary>Operations are timed against each other, so those of one task must do the same work.</summary>
public class DocumentOperationTests
{
    private static readonly DocumentOperation[] All = [.. InBox.DocumentOperations, .. LibraryDocumentOperations.All];

    // Doubles that are no decimals, an integer at its limit, names that need escapes, empty and nested values of every kind.
    private static readonly byte[] Everything =
    [
        .. """{"":[[],{}],"a\"\u00e9":1e-300,"b":[-9223372036854775808,0.1,1.7976931348623157E+308]"""u8,
        .. ""","c":{"d":[true,false,null,"\n/\\😀é"]},"e":"2024-02-29T00:00:00.000Z"}"""u8,
    ];

    public static TheoryData<string> EveryName() => [.. All.Select(operation => operation.Name)];

    public static TheoryData<DocumentTask> EveryTask() => [.. Enum.GetValues<DocumentTask>()];

    [Fact]
    public void Names_are_unique() => Assert.Equal(All.Length, All.Select(operation => operation.Name).Distinct().Count());

    [Theory]
    [MemberData(nameof(EveryTask))]
    public void Every_task_has_an_operation_of_the_platform_and_one_to_compare_it_with(DocumentTask task)
    {
        Assert.Contains(InBox.DocumentOperations, operation => operation.Task == task);
        Assert.Contains(LibraryDocumentOperations.All, operation => operation.Task == task);
    }

    [Theory]
    [MemberData(nameof(EveryName))]
    public void Its_number_is_what_its_task_says(string name)
    {
        DocumentOperation operation = Named(name);
        foreach (byte[] document in EveryDocument())
        {
            long expected = operation switch
            {
                { Task: DocumentTask.Parse } => ChildrenOfRoot(document),
                { Task: DocumentTask.Walk } => Tokens(document),
                WritingDocumentOperation writing => writing.Write(document).Length,
                _ => throw new InvalidOperationException($"{operation.Task} is not known here."),
            };
            Assert.True(expected > 0);
            Assert.Equal(expected, operation.Run(document));
        }
    }

    [Theory]
    [MemberData(nameof(EveryName))]
    public void What_it_writes_says_the_same_at_every_call(string name)
    {
        if (Named(name) is not WritingDocumentOperation operation)
            return;
        foreach (byte[] document in EveryDocument())
        {
            for (int call = 0; call < 2; call++)
            {
                using JsonDocument written = JsonDocument.Parse(operation.Write(document).ToArray());
                using JsonDocument expected = JsonDocument.Parse(document);
                Assert.True(SameWithNumbersAsDoubles(expected.RootElement, written.RootElement), JsonSerializer.Serialize(written));
            }
        }
    }

    /// <summary>Escaping what the others copy would be another task, of half as many bytes again. Characters beyond the first plane, such as emoji, may be escaped.</summary>
    [Theory]
    [MemberData(nameof(EveryName))]
    public void What_is_not_escaped_stays_so(string name)
    {
        byte[] texts = InBox.PayloadNamed("Texts").CanonicalUtf8;
        if (Named(name) is WritingDocumentOperation operation)
            Assert.InRange(operation.Write(texts).Length, texts.Length * 95 / 100, texts.Length);
    }

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_document_cut_inside_a_text_is_refused(string name)
    {
        Exception refusal = Assert.ThrowsAny<Exception>(() => Named(name).Run(Everything[..^4]));
        Assert.Contains("Json", refusal.GetType().Name, StringComparison.Ordinal);
        Assert.True(Named(name).Run(Everything) > 0, "it still works after a failure");
        if (Named(name) is WritingDocumentOperation operation)
            Assert.Equal((byte)'{', operation.Write(Everything)[0]);
    }

    /// <summary>A difference that a comparison of times should know of, and that the descriptions say.</summary>
    [Fact]
    public void A_missing_end_is_seen_by_all_but_the_readers_of_Newtonsoft()
    {
        byte[] cut = Everything[..^1];
        string[] accepting = [.. All.Where(operation => !Refuses(operation, cut)).Select(operation => operation.Name)];
        Assert.Equal(["JsonTextReader", "JsonTextWriter"], accepting.Order());
    }

    private static bool Refuses(DocumentOperation operation, byte[] document)
    {
        try
        {
            operation.Run(document);
            return false;
        }
        catch (Exception refusal) when (refusal.GetType().Name.Contains("Json", StringComparison.Ordinal))
        {
            return true;
        }
    }

    private static DocumentOperation Named(string name) => All.Single(operation => operation.Name == name);

    // Megabytes would only say the same again.
    private static IEnumerable<byte[]> EveryDocument() =>
        InBox.Payloads.Select(payload => payload.CanonicalUtf8).Where(document => document.Length < 1_000_000).Prepend(Everything);

    private static long ChildrenOfRoot(byte[] document) => JsonNode.Parse(document) is JsonArray array ? array.Count : JsonNode.Parse(document)!.AsObject().Count;

    private static long Tokens(byte[] document)
    {
        using JsonDocument parsed = JsonDocument.Parse(document);
        return Tokens(parsed.RootElement);
    }

    private static long Tokens(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Array => 2 + element.EnumerateArray().Sum(Tokens),
        JsonValueKind.Object => 2 + element.EnumerateObject().Sum(member => 1 + Tokens(member.Value)),
        _ => 1,
    };

    private static bool SameWithNumbersAsDoubles(JsonElement expected, JsonElement actual) => expected.ValueKind == actual.ValueKind && expected.ValueKind switch
    {
        JsonValueKind.Array => expected.EnumerateArray().Zip(actual.EnumerateArray()).All(pair => SameWithNumbersAsDoubles(pair.First, pair.Second))
            && expected.GetArrayLength() == actual.GetArrayLength(),
        JsonValueKind.Object => expected.EnumerateObject().Zip(actual.EnumerateObject()).All(pair =>
            pair.First.Name == pair.Second.Name && SameWithNumbersAsDoubles(pair.First.Value, pair.Second.Value))
            && expected.GetPropertyCount() == actual.GetPropertyCount(),
        JsonValueKind.Number => expected.GetDouble().Equals(actual.GetDouble()),
        JsonValueKind.String => expected.GetString() == actual.GetString(),
        _ => true,
    };
}
