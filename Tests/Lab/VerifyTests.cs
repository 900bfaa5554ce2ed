using System.Text.Json;
using JsonAot.Errors;
using JsonAot.Lab.Measures.Verify;

namespace JsonAot.Tests.Lab;

/// <summary>The verb as a person runs it: a published probe, children, and result files.</summary>
[Collection("Measuring")]
public class VerifyTests
{
    [Fact]
    public void It_checks_in_children_and_writes_both_result_files()
    {
        using var folder = new TemporaryFolder();
        ProgramRun run = Repository.Run(
            Repository.Built("Lab"), "verify", "--contender", "STJ source-gen", "--contender", "Hand-written", "--contender", "Google.Protobuf", "--payload", "CalibrationPoints",
            "--results", folder.Path, "--json");
        Assert.True(run.ExitCode == 0, run.ToString());
        using JsonDocument printed = JsonDocument.Parse(run.Output);
        JsonElement mode = Assert.Single(printed.RootElement.EnumerateArray());
        Assert.Equal(["fidelity", "errors"], mode.EnumerateObject().Select(part => part.Name));

        var store = new ResultStore(folder.Path);
        Results<FidelityRow> fidelity = store.Read<Results<FidelityRow>>(Machine.Current, Repository.Framework, "jit")!;
        Assert.Equal(3, fidelity.Rows.Count);
        Assert.All(fidelity.Rows, row => Assert.Equal(CheckOutcome.Faithful, row.Outcome));
        Assert.True(fidelity.Rows.Single(row => row.Contender == "Hand-written").IsOwn);

        Results<ErrorRow> errors = store.Read<Results<ErrorRow>>(Machine.Current, Repository.Framework, "jit")!;
        Assert.Equal(3 * ErrorScenarios.All.Count, errors.Rows.Count);
        Assert.All(errors.Rows.Where(row => row.Contender == "STJ source-gen"), row => Assert.Equal(ErrorKind.Throws, row.Outcome));
        Assert.Contains("JIT", errors.Manifest.RuntimeVersion, StringComparison.Ordinal);
    }

    /// <summary>Each case is a process, and what a library does with damage does not depend on the type.</summary>
    [Fact]
    public void Of_many_payloads_those_of_the_articles_are_damaged()
    {
        Assert.Equal(["Complex", "Simple"], Damaged([.. InBox.Payloads]));
        Assert.Equal(["Complex"], Damaged([InBox.PayloadNamed("Complex"), InBox.PayloadNamed("Person")]));
        Assert.Equal(["Person"], Damaged([InBox.PayloadNamed("Person")]));

        static string[] Damaged(IReadOnlyList<IPayload> payloads) => [.. ErrorCheck.Damaged(payloads).Select(payload => payload.Name)];
    }
}
