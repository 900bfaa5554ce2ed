using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>The articles' headline figures, held against the results.</summary>
internal static class ClaimsTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("claims", "Are the claims still true?", LinesOf)
        .Text("source", "source", line => line.Claim.Source.Title)
        .Key("claim", "what it says", line => line.Claim.Statement)
        .Text("quoted", "in its words", line => line.Claim.Quotation)
        .Text("claimed", "claimed", line => line.Claim.Figure.ToString())
        .Text("measured", "measured", line => line.Result.Measured)
        .Text("outcome", "verdict", line => line.Result.Verdict)
        .Note(line => line.Result.Note)
        .Text("command", "measured again with", line => line.Claim.Command);

    private static IEnumerable<Line> LinesOf(Deployment deployment) =>
        deployment.Of<TimesResults>() is { } times
            ? HeadlineClaims.All.Select(claim => new Line(claim, ClaimResult.Of(claim, times)))
            : [];

    private sealed record Line(Claim Claim, ClaimResult Result);
}
