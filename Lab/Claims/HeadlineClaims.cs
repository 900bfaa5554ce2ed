namespace JsonAot.Lab.Claims;

/// <summary>The headline figures of the articles that this suite grew from. A line a claim; judged in <see cref="ClaimJudge"/>.</summary>
internal static class HeadlineClaims
{
    private const string Host = "dotnet run --project BenchmarkJson -c Release -- --filter";

    private const string Employees = "the article on employees";
    private const string Introduction = "the introduction of System.Text.Json";
    private const string Enterprise = "the article on source generation";
    private const string Direct = "the article on direct UTF-8 bytes";
    private const string Hand = "the article on high performance";
    private const string Naive = "the article on touch-screen calibration";

    private const string Newtonsoft = "Newtonsoft.Json";
    private const string Reflection = "STJ reflection";
    private const string SourceGen = "STJ source-gen";
    private const string FastPath = "STJ fast path";

    private const string EmployeesCommand = $"{Host} '*Matrix*' --lane Text --payload 'Employee*' --contender '{Reflection}' {Newtonsoft}";
    private const string EnterpriseCommand = $"{Host} '*Matrix*' --lane Text --payload Enterprise --contender 'STJ*' {Newtonsoft}";
    private const string DocumentsCommand = $"{Host} '*Documents*'";
    private const string BytesCommand = $"{Host} '*StringThenBytes*'";
    private const string HandCommand = $"{Host} '*HighPerformance*'";
    private const string NaiveCommand = $"{Host} '*Original*'";

    internal static IReadOnlyList<Claim> All { get; } =
    [
        // The article gives one figure a document and no direction, so each direction is held against it.
        Part(Employees, "System.Text.Json writes one employee in this part of Newtonsoft's time", 0.29,
            Write("Employee", Reflection), Write("Employee", Newtonsoft), EmployeesCommand),
        Part(Employees, "System.Text.Json reads one employee in this part of Newtonsoft's time", 0.29,
            Read("Employee", Reflection), Read("Employee", Newtonsoft), EmployeesCommand),
        Part(Employees, "System.Text.Json writes 2,000 employees in this part of Newtonsoft's time", 0.35,
            Write("Employees2000", Reflection), Write("Employees2000", Newtonsoft), EmployeesCommand),
        Part(Employees, "System.Text.Json reads 2,000 employees in this part of Newtonsoft's time", 0.35,
            Read("Employees2000", Reflection), Read("Employees2000", Newtonsoft), EmployeesCommand),

        Faster(Introduction, "deserializing is so many times faster than with Newtonsoft", 2, 2,
            Read("Enterprise", Newtonsoft), Read("Enterprise", Reflection), EnterpriseCommand),
        Faster(Introduction, "serializing is so many times faster than with Newtonsoft", 1.5, 1.5,
            Write("Enterprise", Newtonsoft), Write("Enterprise", Reflection), EnterpriseCommand),
        Faster(Introduction, "JsonDocument is so many times faster than JToken", 3, 5,
            Document("JToken.Load"), Document("JsonDocument"), DocumentsCommand),
        Faster(Introduction, "Utf8JsonReader is so many times faster than JsonTextReader", 2, 3,
            Document("JsonTextReader"), Document("Utf8JsonReader"), DocumentsCommand),
        Faster(Introduction, "Utf8JsonWriter is so many times faster than JsonTextWriter", 1.3, 1.6,
            Document("JsonTextWriter"), Document("Utf8JsonWriter"), DocumentsCommand),

        Part(Enterprise, "source generation writes the enterprise document in this part of Newtonsoft's time", 0.27,
            Write("Enterprise", FastPath), Write("Enterprise", Newtonsoft), EnterpriseCommand),
        Part(Enterprise, "reflection writes the enterprise document in this part of Newtonsoft's time", 0.40,
            Write("Enterprise", Reflection), Write("Enterprise", Newtonsoft), EnterpriseCommand),
        Part(Enterprise, "source generation reads the enterprise document in this part of Newtonsoft's time", 0.59,
            Read("Enterprise", SourceGen), Read("Enterprise", Newtonsoft), EnterpriseCommand),
        Part(Enterprise, "reflection reads the enterprise document in this part of Newtonsoft's time", 0.61,
            Read("Enterprise", Reflection), Read("Enterprise", Newtonsoft), EnterpriseCommand),

        Part(Direct, "writing a person as UTF-8 bytes takes this part of writing a string and encoding it", 0.83,
            new("StringThenBytes.SerializeBytes"), new("StringThenBytes.SerializeString"), BytesCommand),

        Part(Hand, "a hand-written Utf8JsonReader takes this part of Deserialize's time", 0.55,
            new("HighPerformance.DeserializeUtf8Reader"), new("HighPerformance.Deserialize"), HandCommand),
        Part(Hand, "the source-generated writer takes this part of Serialize's time", 0.57,
            new("HighPerformance.SerializeAot"), new("HighPerformance.Serialize"), HandCommand),

        Faster(Naive, "SimpleJson serializes so many times slower than code written by hand", 15, 15,
            new("Original.SimpleJsonSerializeTest"), new("Original.ManualSerializeTest"), NaiveCommand),
        Faster(Naive, "SimpleJson deserializes so many times slower than code written by hand", 88, 88,
            new("Original.SimpleJsonDeserializeTest"), new("Original.ManualDeserializeTest"), NaiveCommand),
    ];

    private static Claim Part(string source, string statement, double figure, RowReference over, RowReference under, string command) =>
        new(source, statement, figure, figure, over, under, command);

    private static Claim Faster(string source, string statement, double low, double high, RowReference slow, RowReference fast, string command) =>
        new(source, statement, low, high, slow, fast, command);

    // The articles made and read strings.
    private static RowReference Write(string payload, string contender) => Cell("Matrix.Serialize", payload, contender);

    private static RowReference Read(string payload, string contender) => Cell("Matrix.Deserialize", payload, contender);

    private static RowReference Cell(string benchmark, string payload, string contender) =>
        new(benchmark, ("Payload", payload), ("Contender", contender), ("Lane", nameof(Lanes.Text)));

    private static RowReference Document(string operation) =>
        new("Documents.Run", ("Payload", "Enterprise"), ("Operation", operation));
}
