using BenchTurns.Turns;
using JsonAot.Turns;

namespace JsonAot.Tests.Timing;

/// <summary>Contenders in turns: the gate's words are those of their figures.</summary>
[Collection("Turns")]
public sealed class ContenderTurnsTests(ContenderTurnsTests.Finished run) : IClassFixture<ContenderTurnsTests.Finished>
{
    private const string Sound = "STJ source-gen";
    private const string Read = "read utf8 canonical";
    private const string Write = "write utf8 canonical";

    [Theory]
    [InlineData("Broken", "lossy")]
    [InlineData("Wrong later", "refused by the gate: after it was timed")]
    public void A_reader_that_goes_wrong_has_its_reason_and_the_writer_its_figures(string contender, string reason)
    {
        TurnFigure read = run.Figure(contender, Read);
        Assert.StartsWith(reason, read.Reason ?? read.Note, StringComparison.Ordinal);
        Assert.True(run.Figure(contender, Write).CpuNs > 0);
    }

    [Fact]
    public void Whoever_is_right_says_how_large_the_document_is()
    {
        CallFacts facts = CallFacts.Parse(run.Figure(Sound, Read).Facts);
        Assert.True(facts is { DocumentBytes: > 0, IsLossy: false, IsAdapted: false, IsBinary: false });
        Assert.True(CallFacts.Parse(run.Figure("Broken", Read).Facts).IsLossy);
    }

    public sealed class Finished
    {
        private static readonly TurnSettings Short = new() { Generations = 1, Rounds = 16, Limit = TimeSpan.FromSeconds(30) };

        public Finished() => Generations = new TurnRun(Short, 1, null, _ => { }, default).Measure(
            [TurnPlan.For("Group", EntrantOf(Sound), [EntrantOf("Broken"), EntrantOf("Wrong later")], [Read, Write], long.MaxValue, 0)[0]]);

        internal IReadOnlyList<Generation> Generations { get; }

        internal TurnFigure Figure(string contender, string task) =>
            Generations[^1].Figures.Single(figure => figure.Entrant == contender && figure.Task == task && !figure.IsTwin);

        private static Entrant EntrantOf(string contender) => new(
            contender,
            new ChildProcess(Repository.Built("TestHost"))
            {
                Environment = new Dictionary<string, string>(Entrant.Variables)
                {
                    [Repository.CompiledOnce.Name] = Repository.CompiledOnce.Value,
                },
            },
            ["turns", contender, "CalibrationPoints"]);
    }
}
