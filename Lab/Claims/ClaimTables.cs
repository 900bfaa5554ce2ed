using System.Text;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Claims;

/// <summary>A table for each source: a row a claim with the source's own words, a column a deployment.</summary>
internal static class ClaimTables
{
    internal static string Markdown(IReadOnlyList<Deployment> states)
    {
        var reasons = new Reasons();
        var text = new StringBuilder();
        foreach (IGrouping<Source, Claim> source in HeadlineClaims.All.GroupBy(claim => claim.Source))
        {
            IEnumerable<string> commands = source.Select(claim => $"`{claim.Command}`").Distinct();
            text.Append($"**{source.Key.Heading}.** {source.Key.Remark}\n\n")
                .Append(Tables.Markdown.Of(TableOf(source, states, reasons)))
                .Append($"\nAgain with {string.Join(", ", commands)}.\n\n");
        }

        foreach (string reason in reasons.Lines)
            text.Append($"{reason}\n\n");
        return text.Append($"{ClaimJudge.Explanation}\n").ToString();
    }

    private static TextTable TableOf(IEnumerable<Claim> claims, IReadOnlyList<Deployment> states, Reasons reasons)
    {
        IEnumerable<Head> measured = states.SelectMany(
            state => (Head[])[$"{state.Framework} {state.Mode}", new("", IsFigure: false)]);
        var table = new TextTable("", ["what it says", new("in its words", IsFigure: false), "claimed", .. measured]);
        foreach (Claim claim in claims)
        {
            ClaimResult[] results = [.. states.Select(state => ClaimResult.Of(claim, state))];
            string Verdict(ClaimResult result) => result.Note is null ? result.Verdict : $"{result.Verdict} {reasons.Mark(result.Note)}";
            table.Add([claim.Statement, $"“{claim.Quotation}”", $"{claim.Figure}",
                .. results.SelectMany(result => (string[])[result.Measured, Verdict(result)])]);
        }

        return table;
    }
}
