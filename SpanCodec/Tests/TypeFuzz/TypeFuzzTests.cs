using System.Globalization;
using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Random types, compiled with the generator and compared with System.Text.Json's reflection.</summary>
public class TypeFuzzTests
{
    /// <summary>SPANCODEC_TYPES makes a run longer, SPANCODEC_SEED makes it another one.</summary>
    [Fact]
    public void Random_types_are_read_and_written_as_System_Text_Json_does()
    {
        var amount = new Amount(Documents: 20, Mutations: 5, Values: 20, StreamStride: Thorough.IsAsked ? 1 : 20);
        var findings = new List<Finding>();
        int types = Number("SPANCODEC_TYPES", Thorough.IsAsked ? 140 : 80);
        Counts counts = Fuzzer.Run((ulong)Number("SPANCODEC_SEED", 1), types, amount, findings.Add, mostFindings: 3);
        Assert.True(findings.Count == 0, $"{string.Join('\n', findings.Select(finding => Shrinker.Shrink(finding, amount)))}\n{counts}");
        Assert.True(counts.AreEnough, counts.ToString());
    }

    [Fact]
    public void Every_rule_is_described()
    {
        string document = File.ReadAllText(Path.Combine(Repository.Root, "docs", "differences.md"));
        Assert.All(KnownRules.Names, name => Assert.Contains($"`{name}`", document, StringComparison.Ordinal));
    }

    private static int Number(string variable, int usual) =>
        Environment.GetEnvironmentVariable(variable) is { Length: > 0 } text ? int.Parse(text, CultureInfo.InvariantCulture) : usual;
}
