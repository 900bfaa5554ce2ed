namespace JsonAot.Lab.Claims.Sources;

/// <summary>Names and commands that several sources use.</summary>
internal static class Rows
{
    internal const string NewtonsoftJson = "Newtonsoft.Json";
    internal const string Reflection = "STJ reflection";
    internal const string ReflectionAnyCase = "STJ reflection, any case";
    internal const string SourceGen = "STJ source-gen";
    internal const string SourceGenAnyCase = "STJ source-gen, any case";
    internal const string FastPath = "STJ fast path";

    internal const string CalibrationPoints = "CalibrationPoints";
    internal const string Enterprise = "Enterprise";

    /// <summary>To and from a string, as most sources measured.</summary>
    internal const string Lane = nameof(Lanes.Text);

    internal const string Host = "dotnet run --project BenchmarkJson -c Release -- --filter";

    /// <summary>A cell of the matrix to and from a string.</summary>
    internal static string MatrixCommand(string payload, params string[] contenders) =>
        $"{Host} '*Matrix*' --lane {Lane} --payload '{payload}' --contender "
        + string.Join(' ', contenders.Select(contender => $"'{contender}'"));

    /// <summary>A claim that is tested with one pair of rows.</summary>
    internal static IReadOnlyList<ClaimTest> Pair(RowReference over, RowReference under) => [new ClaimTest(over, under)];
}
