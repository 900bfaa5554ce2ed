using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;

namespace JsonAot.Tests.DocumentOperations;

/// <summary>Operations are timed against each other, so those of one task must do the same work.</summary>
public class DocumentOperationTests
{
    // Doubles that are no decimals, an integer at its limit, names that need escapes, empty and nested values of every kind.
    private static readonly byte[] Everything =
    [
        .. """{"":[[],{}],"a\"\u00e9":1e-300,"b":[-9223372036854775808,0.1,1.7976931348623157E+308]"""u8,
        .. ""","c":{"d":[true,false,null,"\n/\\😀é"]},"e":"2024-02-29T00:00:00.000Z"}"""u8,
    ];

    public static TheoryData<string> EveryName() => [.. OperationAdmission.All.Select(operation => operation.Name)];

    public static TheoryData<DocumentTask> EveryTask() => [.. Enum.GetValues<DocumentTask>()];

    [Fact]
    public void Names_are_unique() => Assert.Distinct(OperationAdmission.All.Select(operation => operation.Name));

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
    public void The_gate_admits_it_at_every_call(string name) => Assert.All(
        EveryDocument().Concat(EveryDocument()), document => Assert.Null(OperationAdmission.Problem(Named(name), document)));

    [Fact]
    public void One_that_counts_wrongly_is_refused() =>
        Assert.Contains("counts 1 where there are", OperationAdmission.Problem(new Miscounting(), Everything), StringComparison.Ordinal);

    [Fact]
    public void One_that_writes_something_else_is_refused() =>
        Assert.Contains("not the document", OperationAdmission.Problem(new Miswriting(), Everything), StringComparison.Ordinal);

    /// <summary>
    /// Escaping what the others copy would be another task, of half as many bytes
    /// again. Characters beyond the first plane, such as emoji, may be escaped.
    /// </summary>
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
        string[] accepting = [.. OperationAdmission.All.Where(operation => !Refuses(operation, cut)).Select(operation => operation.Name)];
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

    private static DocumentOperation Named(string name) => OperationAdmission.All.Single(operation => operation.Name == name);

    // Megabytes would only say the same again.
    private static IEnumerable<byte[]> EveryDocument() =>
        InBox.Payloads.Select(payload => payload.CanonicalUtf8).Where(document => document.Length < 1_000_000).Prepend(Everything);

    private static long ChildrenOfRoot(byte[] document) =>
        JsonNode.Parse(document) is JsonArray array ? array.Count : JsonNode.Parse(document)!.AsObject().Count;

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

    private sealed class Miscounting() : DocumentOperation(DocumentTask.Walk)
    {
        public override string Name => "Miscounting";

        public override long Run(byte[] utf8) => 1;
    }

    private sealed class Miswriting() : WritingDocumentOperation(DocumentTask.Copy)
    {
        public override string Name => "Miswriting";

        public override ReadOnlySpan<byte> Write(byte[] utf8) => "{}"u8;
    }
}
