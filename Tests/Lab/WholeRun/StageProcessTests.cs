using JsonAot.Lab.Stages;
using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

public sealed class StageProcessTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private StageEnd Run(Stage stage) => new StageProcess(_folder.Path).Run(stage, (_, _) => { }, TestContext.Current.CancellationToken);

    private static Stage Lab(params string[] arguments) => new("a-stage", "a stage", Repository.Built("Lab"), arguments);

    [Fact]
    public void A_failure_is_told_in_the_words_of_the_program_and_the_rest_is_in_the_log()
    {
        StageEnd end = Run(Lab("compare", "nowhere", "nowhere"));
        Assert.Equal(2, end.ExitCode);
        Assert.StartsWith("There is no file or folder nowhere. (log: ", end.Problem, StringComparison.Ordinal);
        Assert.Contains("There is no file or folder nowhere.", File.ReadAllText(_folder["a-stage.log"]), StringComparison.Ordinal);
    }

    [Fact]
    public void Success_has_no_problem_and_its_output_is_in_the_log()
    {
        StageEnd end = Run(Lab("compare", "--help"));
        Assert.Equal(0, end.ExitCode);
        Assert.Null(end.Problem);
        Assert.Contains("--fail-on-regression", File.ReadAllText(_folder["a-stage.log"]), StringComparison.Ordinal);
    }
}
