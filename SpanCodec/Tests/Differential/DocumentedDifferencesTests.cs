using System.Text.RegularExpressions;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>The document's list and the rules of the checks are one list.</summary>
public partial class DocumentedDifferencesTests
{
    [Fact]
    public void Every_rule_is_described_and_every_described_rule_exists()
    {
        string document = File.ReadAllText(Path.Combine(Repository.Root, "docs", "differences.md"));
        string[] described = [.. Heading().Matches(document).Select(heading => heading.Groups[1].Value).Order()];
        Assert.Equal(KnownDifferences.All.Select(rule => rule.Name).Order(), described);
    }

    [Fact]
    public void Every_rule_is_met_by_a_case_made_by_hand()
    {
        var tally = new Tally();
        foreach (Check check in AllChecks.List.Where(check => check.Name is "hand-made cases" or "streams" or "values"))
            check.Run(tally, Amount.Reduced);
        Assert.Equal(KnownDifferences.All.Select(rule => rule.Name).Order(), tally.Explained.Keys.Order());
    }

    [GeneratedRegex("^### `([a-z-]+)`", RegexOptions.Multiline)]
    private static partial Regex Heading();
}
