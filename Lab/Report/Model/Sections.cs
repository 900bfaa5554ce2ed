using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model;

/// <summary>A part of the page: what it shows, and how to read it.</summary>
/// <param name="Plot">The script's name for what it draws; null for tables alone.</param>
internal sealed record Section(string Id, Explanation Explanation, string? Plot, IReadOnlyList<TableSpec> Tables)
{
    /// <summary>Under what the navigation has it, and how it calls it.</summary>
    internal (string Group, string Name) Place => Sections.Places.Where(place => place.Id == Id)
        .Select(place => (place.Group, place.Name)).FirstOrDefault((Sections.Besides, Explanation.Title.Split(':')[0]));
}

internal static class Sections
{
    /// <summary>The page in five parts. A kind that is not here is one of what a program takes besides its calls.</summary>
    internal static readonly (string Group, string Id, string Name)[] Places =
    [
        ("Speed", "heat", "Heat map"), ("Speed", SteadyTable.Id, "Calls"), ("Speed", "named", "Other benchmarks"),
        ("Speed", "unseen", "Unseen documents"), ("Speed", "frameworks", "Next framework"),
        (Besides, "startup", "Start"), (Besides, "web", "Web"), (Besides, "warmup", "Warming up"), (Besides, "size", "Disk"),
        (Besides, "memory", "Memory"), (Besides, "build-cost", "Builds"), (Besides, "large-contexts", "Large contexts"),
        ("Native", "native", "Verdicts"),
        ("Correctness", "fidelity", "Members"), ("Correctness", "errors", "Wrong input"),
        ("Correctness", "parsing", "Test suite"), ("Correctness", "claims", "Claims"),
        ("Method", "repetition", "Repetition"), ("Method", "method", "Conditions"),
    ];

    internal const string Besides = "Start and size";

    /// <summary>Views are sections that show a part of one kind, or several.</summary>
    internal static IReadOnlyList<Section> All { get; } =
    [
        .. Kinds.All.Select(kind => new Section(kind.SectionId, kind.Explanation, kind.Plot, kind.Tables))
            .Append(new("heat", Explanation.Of("heat"), "heat", []))
            .Append(new("named", Explanation.Of("named"), null, [NamedTable.Spec]))
            .Append(new(
                "claims",
                new Explanation(
                    "Are the claims still true?", "The headline figures of the articles, measured again here.", [],
                    [ClaimJudge.Explanation]),
                null, [ClaimsTable.Spec]))
            .Append(new("method", Explanation.Of("method"), null, [ConditionsTable.Spec]))
            .OrderBy(section => Array.FindIndex(Places, place => place.Group == section.Place.Group))
            .ThenBy(section => (uint)Array.FindIndex(Places, place => place.Id == section.Id)),
    ];
}

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
        deployment.Of<TimesResults>() is null ? []
            : HeadlineClaims.All.Select(claim => new Line(claim, ClaimResult.Of(claim, deployment)));

    private sealed record Line(Claim Claim, ClaimResult Result);
}

/// <summary>Under what conditions the figures were taken: a line a file, because kinds are measured at different times.</summary>
internal static class ConditionsTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("conditions", "Conditions", LinesOf)
        .Key("file", "results", line => line.File)
        .Text("runtime", "framework build", line => line.Manifest.Build)
        .Text("switches", "publish switches", line => string.Join(' ', line.Manifest.PublishSwitches))
        .Text("sets", "instruction sets", line => line.Manifest.InstructionSets)
        .Text("page", "new page of memory", line => line.Manifest.PageNs is { } page ? Duration.Format(page) : "not looked at")
        .Text("tool", "tool", line => line.Manifest.Tool)
        .Text("settings", "settings", line =>
            string.Join("; ", (line.Times?.Rows ?? []).Select(row => row.Settings).OfType<string>().Distinct()))
        .Text("sdk", "SDK", line => line.Manifest.SdkVersion)
        .Text("commit", "commit", line => CommitsOf(line.Manifest))
        .Text("taken", "taken", line => line.Manifest.TakenAt.ToString("yyyy-MM-dd HH:mm 'UTC'"));

    private static IEnumerable<Line> LinesOf(Deployment deployment) =>
        from file in deployment.Manifests
        let times = file.File == Path.GetFileNameWithoutExtension(TimesResults.FileName) ? deployment.Of<TimesResults>() : null
        select new Line(file.File, file.Manifest, times);

    private static string CommitsOf(Manifest manifest) =>
        manifest.EarlierCommits is [_, ..] earlier ? $"{manifest.Commit}; some rows of {string.Join(", ", earlier)}" : manifest.Commit;

    /// <param name="Times">What else there is to say of the file of times; null for others.</param>
    private sealed record Line(string File, Manifest Manifest, TimesResults? Times);
}
