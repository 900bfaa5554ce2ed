using System.Text.Json;
using JsonAot.Errors;
using JsonAot.Lab.Measures.Verify;

namespace JsonAot.Tests.Lab;

/// <summary>The verb as a person runs it: a published probe, children, and result files.</summary>
[Collection("Measuring")]
public sealed class VerifyTests : TestsInFolder
{
    [Fact]
    public void It_checks_in_children_and_writes_both_result_files()
    {
        ProgramRun run = LabCommand.Measure(
            _folder, "verify", "--contender", "STJ source-gen", "--contender", "Hand-written", "--payload", "CalibrationPoints", "--json");
        using JsonDocument printed = JsonDocument.Parse(run.Output);
        Assert.Equal(2, printed.RootElement.GetArrayLength());

        var fidelity = LabCommand.Saved<Results<FidelityRow>>(_folder);
        Assert.Equal(2, fidelity.Rows.Count);
        Assert.All(fidelity.Rows, row => Assert.Equal(CheckOutcome.Faithful, row.Outcome));
        Assert.True(fidelity.Rows.Single(row => row.Contender == "Hand-written").IsOwn);

        var errors = LabCommand.Saved<Results<ErrorRow>>(_folder);
        Assert.Equal(2 * ErrorScenarios.All.Count, errors.Rows.Count);
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
