using System.Text.Json;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>The verb as a person runs it: a published probe, children, and result files.</summary>
[Collection("Measuring")]
public sealed class VerifyTests : IDisposable
{
    private readonly string _results = Path.Combine(Repository.Root, "artifacts", "tests", $"verify-{Guid.NewGuid():N}");

    public void Dispose()
    {
        if (Directory.Exists(_results))
            Directory.Delete(_results, recursive: true);
    }

    [Fact]
    public void It_checks_in_children_and_writes_both_result_files()
    {
        ProgramRun run = Repository.Run(
            Repository.Built("Lab"), "verify", "--library", "STJ source-gen", "--library", "Hand-written", "--library", "Google.Protobuf", "--payload", "CalibrationPoints",
            "--results", _results, "--json");
        Assert.True(run.ExitCode == 0, run.ToString());
        using JsonDocument printed = JsonDocument.Parse(run.Output);
        Assert.Equal(1, printed.RootElement.GetArrayLength());

        var store = new ResultStore(_results);
        FidelityResults fidelity = store.Read<FidelityResults>(Machine.Current, Repository.Framework, "jit")!;
        Assert.Equal(3, fidelity.Rows.Count);
        Assert.All(fidelity.Rows, row => Assert.Equal(CheckOutcome.Faithful, row.Outcome));
        Assert.True(fidelity.Rows.Single(row => row.Contender == "Hand-written").IsOwn);

        CrossReadResults crossRead = store.Read<CrossReadResults>(Machine.Current, Repository.Framework, "jit")!;
        Assert.Equal(9, crossRead.Rows.Count);
        foreach (CrossReadRow row in crossRead.Rows)
        {
            bool isBinary = row.Writer == "Google.Protobuf" || row.Reader == "Google.Protobuf";
            Assert.Equal(isBinary ? CheckOutcome.Unavailable : CheckOutcome.Faithful, row.Outcome);
            Assert.Equal(isBinary, row.Findings.Count > 0);
        }
    }

    [Fact]
    public void An_unknown_payload_is_a_mistake_that_lists_those_there_are()
    {
        ProgramRun run = LabCommand.Run("verify", "--payload", "Weather");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("CalibrationPoints", run.Errors, StringComparison.Ordinal);
    }
}
