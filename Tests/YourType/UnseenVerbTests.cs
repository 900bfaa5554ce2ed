using JsonAot.Lab;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The verb that times documents which nobody tuned on.</summary>
[Collection("Measuring")]
public sealed class UnseenVerbTests : TestsInFolder
{
    private string Document(string name, string text)
    {
        string path = Path.Combine(_folder.Path, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
        return path;
    }

    [Fact]
    public void What_is_not_there_or_has_the_name_of_another_is_refused_before_anything_is_built()
    {
        string one = Document("a/one.json", "{}"), other = Document("b/one.json", "{}");
        ProgramRun missing = LabCommand.Run("unseen", one, "nowhere.json"), twice = LabCommand.Run("unseen", one, other);
        Assert.Equal((ExitCodes.Usage, ExitCodes.Usage), (missing.ExitCode, twice.ExitCode));
        Assert.Contains("There is no file nowhere.json.", missing.Errors, StringComparison.Ordinal);
        Assert.Contains("rename one of them", twice.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Each_document_has_rows_and_one_that_is_no_JSON_has_a_sentence()
    {
        Thorough.Require();
        string good = Document("shop.json", """[{"id":1,"name":"pen","tags":["a","b"]},{"id":2,"name":"ink","tags":[]}]""");
        ProgramRun run = Repository.Run(
            Repository.Built("Lab"), "unseen", good, Document("broken.json", "{"), "--modes", "jit", "--results", _folder["results"]);
        Assert.True(run.ExitCode == ExitCodes.CouldNotMeasure, run.ToString());
        Assert.Contains("broken was not measured: ", run.Output, StringComparison.Ordinal);
        IReadOnlyList<TimesRow> rows =
            new ResultStore(_folder["results"]).Read<UnseenResults>(Machine.Current, Repository.Framework, "jit")!.Rows;
        Assert.All(rows, row => Assert.Equal("shop", row.Payload));
        Assert.Equal(2, rows.Count(row => row is { Contender: "SpanCodec", IsTwin: false, CpuNs: > 0, Quotients.Count: >= 5 }));
        Assert.Contains("On a document that nobody tuned on SpanCodec (ours) reads ", run.Output, StringComparison.Ordinal);
    }
}
