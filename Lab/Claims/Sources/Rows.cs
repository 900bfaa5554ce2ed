namespace JsonAot.Lab.Claims.Sources;

/// <summary>Names and commands that several sources use.</summary>
internal static class Rows
{
    internal const string CalibrationPoints = "CalibrationPoints";
    internal const string Enterprise = "Enterprise";

    /// <summary>Documents that differ by their sizes alone, as no type is asked: from a hundred bytes to four megabytes.</summary>
    internal static IReadOnlyList<string> WithoutTypes { get; } =
        [CalibrationPoints, "Employees30", "ComplexList2000", "Texts", "Polygons", Enterprise];

    /// <summary>To and from a string, as most sources measured.</summary>
    internal const string Lane = "text";

    internal const string Host = "dotnet run --project BenchmarkJson -c Release -- --filter";

    internal static string TextCommand(string payload, params string[] contenders) =>
        $"dotnet run --project Lab -c Release -- times --lanes {Lane} --payload '{payload}' "
        + string.Join(' ', contenders.Select(contender => $"--contender '{contender}'"));

    internal static string WriteText(string payload, string contender) =>
        TimesRow.NameOf(payload, contender, TimesRow.Writing, Lane, TimesRow.Canonical);

    internal static string ReadText(string payload, string contender) =>
        TimesRow.NameOf(payload, contender, TimesRow.Reading, Lane, TimesRow.Canonical);
}
