using static JsonAot.Lab.Claims.Sources.Rows;

namespace JsonAot.Lab.Claims.Sources;

internal static class BenchmarkingJsonSerializers
{
    private static readonly Source Source = new(
        "Benchmarking JSON Serializers in .NET",
        "an article of 2021, .NET 5",
        "Its documents have names in lower case. System.Text.Json looked for the exact names, found none, and returned empty employees: "
        + "40 bytes are an object with nothing in it. We repeat that, and show "
        + "what the article measured after it had noticed: names in any case.");

    private const string Command = $"{Host} '*LowerCaseNames*'";

    internal static IReadOnlyList<Claim> Claims { get; } =
    [
        Part("System.Text.Json returns one empty employee so many times as fast as Newtonsoft.Json",
            "| SystemTextJson | 500.8 ns | … | 0.29 |", ClaimedFigure.Time("0.29"), Quantity.Time, "Employee", "CaseSensitive"),
        new(Source, "System.Text.Json allocates these bytes for one empty employee",
            "… the allocated memory is 40B compared to the 3.1KB of Newtonsoft.Json", ClaimedFigure.Bytes("40"),
            Quantity.Allocated, [new ClaimTest(Row("Employee", "CaseSensitive"), null)], Command),
        Part("System.Text.Json returns 2,000 empty employees so many times as fast as Newtonsoft.Json",
            "| SystemTextJson | 1.092 ms | … | 0.35 |", ClaimedFigure.Time("0.35"), Quantity.Time, "Employees2000", "CaseSensitive"),
        Part("System.Text.Json allocates this part of Newtonsoft.Json's bytes for 2,000 empty employees",
            "| SystemTextJson | … | 111.79 KB | NewtonSoftJson | … | 753.66 KB |", ClaimedFigure.PartOf("111.79", "753.66"),
            Quantity.Allocated, "Employees2000", "CaseSensitive"),
        Part("System.Text.Json reads 2,000 employees, names in any case, so many times as fast as Newtonsoft.Json",
            "| SystemTextJson | 2.370 ms | … | 0.83 |", ClaimedFigure.Time("0.83"), Quantity.Time, "Employees2000", "AnyCase"),
        Part("System.Text.Json allocates this part of Newtonsoft.Json's bytes for them",
            "| SystemTextJson | … | 510.52 KB | NewtonSoftJson | … | 753.66 KB |", ClaimedFigure.PartOf("510.52", "753.66"),
            Quantity.Allocated, "Employees2000", "AnyCase"),
    ];

    private static Claim Part(string statement, string quotation, ClaimedFigure figure, Quantity quantity, string payload, string method) =>
        new(Source, statement, quotation, figure, quantity, [new(Row(payload, method), Row(payload, "Newtonsoft"))], Command);

    private static string Row(string document, string method) => $"LowerCaseNames.{method}(Document={document})";
}
