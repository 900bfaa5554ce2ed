using System.Text;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Claims;

/// <summary>A row a claim, a column a deployment; with the command that measures it again.</summary>
internal static class ClaimTables
{
    internal static void Print(IReadOnlyList<SteadyState> states)
    {
        var reasons = new Reasons();
        foreach (IGrouping<string, Claim> source in HeadlineClaims.All.GroupBy(claim => claim.Source))
        {
            var table = new TextTable(Title(source.Key), ["", "claimed", .. states.Select(Heading)]) { HoldsWords = true };
            foreach (Claim claim in source)
                table.Add([claim.Statement, claim.Figure, .. states.Select(state => Cell(ClaimResult.Of(claim, state), reasons))]);
            table.Print();
            foreach (string command in source.Select(claim => claim.Command).Distinct())
                Console.WriteLine($"Again: {command}");
            Console.WriteLine();
        }

        Note.Print(ClaimJudge.Explanation);
        reasons.Print();
    }

    internal static string Markdown(IReadOnlyList<SteadyState> states)
    {
        var reasons = new Reasons();
        var table = new StringBuilder();
        table.Append("| claim | claimed |").Append(string.Concat(states.Select(state => $" {Heading(state)} | |"))).Append(" measured again with |\n");
        table.Append("|---|--:|").Append(string.Concat(states.Select(_ => "--:|---|"))).Append("---|\n");
        foreach (IGrouping<string, Claim> source in HeadlineClaims.All.GroupBy(claim => claim.Source))
        {
            table.Append($"| **{Title(source.Key)}** | |").Append(string.Concat(states.Select(_ => " | |"))).Append(" |\n");
            foreach (Claim claim in source)
            {
                ClaimResult[] results = [.. states.Select(state => ClaimResult.Of(claim, state))];
                table.Append($"| {claim.Statement} | {claim.Figure} |")
                    .Append(string.Concat(results.Select(result => $" {result.Measured} | {result.Verdict}{Mark(result, reasons)} |")))
                    .Append($" `{claim.Command}` |\n");
            }
        }

        foreach (string reason in reasons.Lines)
            table.Append($"\n{reason}\n");
        return table.Append($"\n{ClaimJudge.Explanation}\n").ToString();
    }

    private static string Heading(SteadyState state) => $"{state.Manifest.Framework} {state.Manifest.Mode}";

    private static string Title(string source) => char.ToUpperInvariant(source[0]) + source[1..];

    private static string Cell(ClaimResult result, Reasons reasons) =>
        $"{(result.Measured.Length == 0 ? "" : $"{result.Measured} ")}{result.Verdict}{Mark(result, reasons)}";

    private static string Mark(ClaimResult result, Reasons reasons) => result.Note is null ? "" : $" {reasons.Mark(result.Note)}";
}
