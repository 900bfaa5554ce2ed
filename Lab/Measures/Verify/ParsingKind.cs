using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>Whether each contender takes what is JSON, and refuses what is none.</summary>
internal sealed class ParsingKind : Kind<Results<ParsingRow>>
{
    private const int MostNames = 3;

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<ParsingRow>("parsing", "The parsers' own test suite", deployment => deployment.Rows<ParsingRow>())
            {
                Layout = new() { By = [] },
            }
            .Contender(row => row.Contender)
            .Text("takes", "takes what is JSON", row => Right(row, ParsingSuite.MustTake, row.MustTake), "takes JSON")
            .Text("refuses", "refuses what is none", row => Right(row, ParsingSuite.MustRefuse, row.MustRefuse), "refuses others")
            .Text("open", "takes what is left open", row => Part(row, row.OpenTaken, row.Open), "takes open ones")
            .Text("ends", "ends the process", row => row.Unavailable is null ? $"{row.Ended.Count}" : null, "ends")
            .Note(row => row.Unavailable ?? MeasuringVerb.Joined(
                Named("refused", row.Refused), Named("read as another value", row.Changed), Named("taken", row.Taken),
                Named("ended", row.Ended)), "what is wrong"),
    ];

    private static string? Right(ParsingRow row, char rule, int all) => Part(row, all - row.Wrong(rule), all);

    private static string? Part(ParsingRow row, int part, int all) => row.Unavailable is null ? $"{part} of {all}" : null;

    /// <summary>The first few: the result file has them all.</summary>
    private static string? Named(string what, IReadOnlyList<string> documents) => documents.Count switch
    {
        0 => null,
        <= MostNames => $"{what}: {string.Join(", ", documents)}",
        _ => $"{what}: {string.Join(", ", documents.Take(MostNames))} and {documents.Count - MostNames} more",
    };
}
