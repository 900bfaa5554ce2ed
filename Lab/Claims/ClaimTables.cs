using System.Text;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Claims;

/// <summary>A table for each source: a row a claim with the source's own words, a column a deployment.</summary>
internal static class ClaimTables
{
    internal static string Markdown(IReadOnlyList<TimesResults> states)
    {
        var reasons = new Reasons();
        var text = new StringBuilder();
        foreach (IGrouping<Source, Claim> source in HeadlineClaims.All.GroupBy(claim => claim.Source))
        {
            text.Append($"**{source.Key.Heading}.** {source.Key.Remark}\n\n");
            text.Append("| what it says | in its words | claimed |")
                .Append(string.Concat(Headings(states).Select(heading => $" {heading} | |"))).Append('\n');
            text.Append("|---|---|--:|").Append(string.Concat(states.Select(_ => "--:|---|"))).Append('\n');
            foreach (Claim claim in source)
                text.Append(MarkdownRow(claim, [.. states.Select(state => ClaimResult.Of(claim, state))], reasons));
            text.Append("\nAgain with ").AppendJoin(", ", Commands(source).Select(command => $"`{command}`")).Append(".\n\n");
        }

        text.Append($"{HeadlineClaims.WithoutFigures}\n\n");
        foreach (string reason in reasons.Lines)
            text.Append($"{reason}\n\n");
        return text.Append($"{ClaimJudge.Explanation}\n").ToString();
    }

    private static string MarkdownRow(Claim claim, ClaimResult[] results, Reasons reasons) =>
        $"| {claim.Statement} | “{claim.Quotation.Replace("|", "\\|", StringComparison.Ordinal)}” | {claim.Figure} |"
        + string.Concat(results.Select(result => $" {result.Measured} | {result.Verdict}{Mark(result, reasons)} |")) + "\n";

    private static IEnumerable<string> Commands(IEnumerable<Claim> claims) => claims.Select(claim => claim.Command).Distinct();

    /// <summary>With the processor, where there are several machines.</summary>
    private static IEnumerable<string> Headings(IReadOnlyList<TimesResults> states)
    {
        bool isOneMachine = states.Select(state => state.Manifest.Machine).Distinct().Count() == 1;
        return states.Select(
            state => $"{state.Manifest.Framework} {state.Manifest.Mode}{(isOneMachine ? "" : $", {state.Manifest.Machine.Processor}")}");
    }

    private static string Mark(ClaimResult result, Reasons reasons) => result.Note is null ? "" : $" {reasons.Mark(result.Note)}";
}
