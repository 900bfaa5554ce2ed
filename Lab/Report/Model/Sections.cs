using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>A part of the page: what it shows, how to read it, and what measures it.</summary>
/// <param name="Plot">The script's name for what it draws; null for tables alone.</param>
internal sealed record Section(string Id, Explanation Words, string Command, string? Plot, IReadOnlyList<TableSpec> Tables)
{
    /// <summary>Of a call not only its time is known.</summary>
    internal bool HasSwitch => Plot is "steady" or "heat";

    internal static Section Of(Kind kind) => new(kind.SectionId, kind.Words, kind.Command, kind.Plot, kind.Tables);
}

internal static class Sections
{
    /// <summary>
    /// What a report shows that is made of several kinds, or of a part of one; each behind the section that it belongs to.
    /// </summary>
    private static readonly Dictionary<string, Section[]> Views = new()
    {
        [SteadyTable.Id] = [new("heat", Explanation.Of("heat"), BenchmarkCommands.Steady, "heat", [])],
        ["errors"] =
        [
            new(
                "claims",
                new Explanation("Are the claims still true?", "The headline figures of the articles, measured again here.", [],
                    [HeadlineClaims.WithoutFigures, ClaimJudge.Explanation]),
                BenchmarkCommands.Named, null, [ClaimsTable.Spec]),
            new("named", Explanation.Of("named"), BenchmarkCommands.Named, null, [NamedTable.Spec]),
        ],
    };

    internal static IReadOnlyList<Section> All { get; } =
    [
        .. Kinds.All.SelectMany(kind => (Section[])[Section.Of(kind), .. Views.GetValueOrDefault(kind.SectionId, [])]),
        new("method", Explanation.Of("method"), BenchmarkCommands.Steady, null, [ConditionsTable.Spec]),
    ];
}
