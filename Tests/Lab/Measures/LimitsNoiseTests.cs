using JsonAot.Lab.Measures.Limits;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>One contender under two names says which differences are noise, in every table of the limits.</summary>
public class LimitsNoiseTests
{
    private static LimitRow Row(string contender, string task, double ns) => new() { Payload = "Simple", Task = task, Contender = contender, Ns = ns };

    private static readonly LimitRow[] Rows =
    [
        Row("STJ source-gen", "read", 100), Row("SpanCodec", "read", 99), Row("Floor", "read", 4),
        Row("STJ fast path", "write bytes", 100), Row("SpanCodec", "write bytes", 50), Row("STJ source-gen", "write bytes", 110),
    ];

    private static readonly LimitRow[] Again = [Row("STJ source-gen, again", "read", 101), Row("STJ source-gen, again", "write bytes", 110)];

    private static LimitTimes Times(params LimitRow[] rows) => new(SteadyResults.Of().Manifest, rows);

    [Fact]
    public void A_terminal_shows_the_same_and_says_the_floor()
    {
        var kind = new LimitsKind();
        LimitTimes times = Times([.. Rows, .. Again, .. Again.Concat(Rows).Select(row => row with { Payload = "Other", Ns = 1000 + row.Ns })]);
        using var output = new StringWriter();
        kind.Fold([times], new Reasons()).First().Print(output);
        string[] lines = output.ToString().Split(Environment.NewLine);
        Assert.Contains("99.0 ns (0.99 tie)", lines.Single(line => line.StartsWith("SpanCodec", StringComparison.Ordinal)), StringComparison.Ordinal);
        Assert.Contains("50.0 ns (0.50)", lines.Single(line => line.StartsWith("SpanCodec", StringComparison.Ordinal)), StringComparison.Ordinal);
        Assert.Contains("4.00 ns (0.040)", lines.Single(line => line.StartsWith("Floor", StringComparison.Ordinal)), StringComparison.Ordinal);
        Assert.Contains("100 ns (1.00)", lines.Single(line => line.StartsWith("STJ source-gen ", StringComparison.Ordinal)), StringComparison.Ordinal);
        Assert.Equal(
            ["jit: STJ source-gen under two names differs by at most 0.3 % to 3.1 % (by the payload), 95 times in 100; smaller differences are ties."],
            kind.Remarks([times]));
        Assert.Empty(kind.Remarks([Times(Rows)]));
    }
}
