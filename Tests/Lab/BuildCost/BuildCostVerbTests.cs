using System.Text.Json;
using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.BuildCost;

/// <summary>The verb as a person runs it.</summary>
[Collection("Measuring")]
public class BuildCostVerbTests
{
    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), ["build-cost", .. arguments]);

    [Theory]
    [InlineData("--modes", "nonsense", "aot-speed")]
    [InlineData("--nonsense", "x", "--nonsense")]
    public void A_mistake_is_answered_with_what_there_is(string option, string value, string known)
    {
        ProgramRun run = LabCommand.Run("build-cost", option, value);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(known, run.Errors + run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Types_are_compiled_and_published_with_every_choice_of_generators()
    {
        Thorough.Require();
        string folder = Directory.CreateTempSubdirectory("build-cost").FullName;
        try
        {
            ProgramRun run = Lab("--quick", "--modes", "jit", "--json", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            using JsonDocument printed = JsonDocument.Parse(run.Output);
            Assert.Equal(8, printed.RootElement[0].GetProperty("rows").GetArrayLength());
            Results<BuildCostRow> saved = new ResultStore(folder).Read<Results<BuildCostRow>>(Machine.Current, Repository.Framework, "jit")!;
            Assert.All(saved.Rows, row => Assert.Null(row.Unavailable ?? row.Note));
            Assert.All(saved.Rows, row => Assert.True(row is { ColdCompileNs: > 0, PublishNs: > 0, PublishedBytes: > 0 }, row.ToString()));
            // Both generators write more than either, and without them there is the least.
            Assert.True(saved.Rows[0].IlBytes < saved.Rows[2].IlBytes);
            Assert.True(saved.Rows[1].IlBytes < saved.Rows[3].IlBytes);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
