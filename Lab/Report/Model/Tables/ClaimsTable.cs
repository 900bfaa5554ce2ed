using JsonAot.Lab.Claims;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>The articles' headline figures, held against the results.</summary>
internal static class ClaimsTable
{
    internal const string Id = "claims";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "Are the claims still true?", Column.Text("source", "source"), Column.Text("claim", "what it says"), Column.Text("quoted", "in its words"),
            Column.Text("claimed", "claimed"), Column.Text("measured", "measured"), Column.Text("outcome", "verdict"), Column.Text("note", "what to know"),
            Column.Text("command", "measured again with"));
        foreach (Deployment deployment in deployments)
        {
            if (deployment.Steady is not { } steady)
                continue;
            foreach (Claim claim in HeadlineClaims.All)
            {
                ClaimResult result = ClaimResult.Of(claim, steady);
                table.Add(
                    deployment, result.Source, result.Statement, result.Quotation, claim.Figure.ToString(), result.Measured, result.Verdict, result.Note, result.Command);
            }
        }

        return table;
    }
}
