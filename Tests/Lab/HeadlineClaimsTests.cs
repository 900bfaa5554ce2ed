using System.IO.Enumeration;
using System.Text.RegularExpressions;
using JsonAot.Errors;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>A claim names rows and a command in words; each must be one that the host can produce.</summary>
public class HeadlineClaimsTests
{
    private static readonly Lazy<string[]> Benchmarks = new(() =>
        [.. Repository.Run(Repository.Built("BenchmarkJson"), "--list", "flat").Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)]);

    private static readonly HashSet<string> Calls =
    [
        .. from payload in InBox.Payloads
           from contender in Contenders.All
           from direction in new[] { TimesRow.Reading, TimesRow.Writing }
           select TimesRow.NameOf(payload.Name, contender.Name, direction, "text", TimesRow.Canonical),
    ];

    public static TheoryData<string> Rows() => [.. HeadlineClaims.All.SelectMany(RowsOf).Select(row => row.Name).Distinct()];

    public static TheoryData<string> Statements() => [.. HeadlineClaims.All.Select(claim => claim.Statement)];

    /// <summary>At least one row of a claim comes from its command; the other may be what several commands measure.</summary>
    [Theory]
    [MemberData(nameof(Statements))]
    public void Its_command_runs_a_row_of_it(string statement)
    {
        Claim claim = HeadlineClaims.All.Single(claim => claim.Statement == statement);
        Assert.All(claim.Tests, test => Assert.Contains(test.Rows, row => Runs(claim.Command, row)));
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void Its_rows_can_be_measured(string row) => Assert.True(Calls.Contains(row) || BenchmarkOf(row).Length > 0, row);

    [Theory]
    [MemberData(nameof(Statements))]
    public void Its_figure_is_what_the_quotation_prints(string statement)
    {
        Claim claim = HeadlineClaims.All.Single(claim => claim.Statement == statement);
        Assert.All(claim.Figure.Printed, printed => Assert.Matches($@"(?<![\d.,]){Regex.Escape(printed)}(?![\d,]|\.\d)", claim.Quotation));
        Assert.True(claim.Figure.IsLimit || claim.Figure.Low > 0);
    }

    /// <summary>Direction and quantity of the statement are those of the rows: a factor swapped between reading and writing must not pass.</summary>
    [Theory]
    [MemberData(nameof(Statements))]
    public void Its_rows_go_in_the_direction_that_it_names(string statement)
    {
        Claim claim = HeadlineClaims.All.Single(claim => claim.Statement == statement);
        bool writes = Regex.IsMatch($"{statement} {claim.Quotation}", "[Ss]eriali[sz]e|Serialization|[Ww]rit")
            && !Regex.IsMatch($"{statement} {claim.Quotation}", "[Dd]eseriali|[Rr]ead");
        foreach (RowReference row in RowsOf(claim))
            Assert.Equal(writes, IsWriting(row));
        Assert.Equal(claim.Quantity == Quantity.Allocated, Regex.IsMatch(statement, "allocate"));
    }

    /// <summary>Lane, document and the case of names are those of the source, and no check of a figure would notice others.</summary>
    public static TheoryData<string, string, string> RowsAsInTheSource { get; } = new()
    {
        { "System.Text.Json returns one empty employee in this part of Newtonsoft.Json's time", "LowerCaseNames.CaseSensitive(Document=Employee)", "LowerCaseNames.Newtonsoft(Document=Employee)" },
        { "System.Text.Json returns 2,000 empty employees in this part of Newtonsoft.Json's time", "LowerCaseNames.CaseSensitive(Document=Employees2000)", "LowerCaseNames.Newtonsoft(Document=Employees2000)" },
        { "System.Text.Json allocates this part of Newtonsoft.Json's bytes for 2,000 empty employees", "LowerCaseNames.CaseSensitive(Document=Employees2000)", "LowerCaseNames.Newtonsoft(Document=Employees2000)" },
        { "System.Text.Json reads 2,000 employees, names in any case, in this part of Newtonsoft.Json's time", "LowerCaseNames.AnyCase(Document=Employees2000)", "LowerCaseNames.Newtonsoft(Document=Employees2000)" },
        { "System.Text.Json allocates this part of Newtonsoft.Json's bytes for them", "LowerCaseNames.AnyCase(Document=Employees2000)", "LowerCaseNames.Newtonsoft(Document=Employees2000)" },
        { "reflection writes 3.8 MB in this part of Newtonsoft.Json's time", "serialize(Enterprise, STJ reflection, text)", "serialize(Enterprise, Newtonsoft.Json, text)" },
        { "reflection writes 3.8 MB and allocates this part of Newtonsoft.Json's bytes", "serialize(Enterprise, STJ reflection, text)", "serialize(Enterprise, Newtonsoft.Json, text)" },
        { "source generation writes 3.8 MB in this part of Newtonsoft.Json's time", "serialize(Enterprise, STJ fast path, text)", "serialize(Enterprise, Newtonsoft.Json, text)" },
        { "source generation writes 3.8 MB and allocates this part of Newtonsoft.Json's bytes", "serialize(Enterprise, STJ fast path, text)", "serialize(Enterprise, Newtonsoft.Json, text)" },
        { "reflection reads 3.8 MB in this part of Newtonsoft.Json's time", "deserialize(Enterprise, STJ reflection, any case, text)", "deserialize(Enterprise, Newtonsoft.Json, text)" },
        { "reflection reads 3.8 MB and allocates this part of Newtonsoft.Json's bytes", "deserialize(Enterprise, STJ reflection, any case, text)", "deserialize(Enterprise, Newtonsoft.Json, text)" },
        { "source generation reads 3.8 MB in this part of Newtonsoft.Json's time", "deserialize(Enterprise, STJ source-gen, any case, text)", "deserialize(Enterprise, Newtonsoft.Json, text)" },
        { "source generation reads 3.8 MB and allocates this part of Newtonsoft.Json's bytes", "deserialize(Enterprise, STJ source-gen, any case, text)", "deserialize(Enterprise, Newtonsoft.Json, text)" },
        { "the source-generated reader takes this part of reflection's time", "deserialize(CalibrationPoints, STJ source-gen, text)", "deserialize(CalibrationPoints, STJ reflection, text)" },
        { "the source-generated writer takes this part of reflection's time", "serialize(CalibrationPoints, STJ fast path, text)", "serialize(CalibrationPoints, STJ reflection, text)" },
        { "the source-generated writer allocates this part of reflection's bytes", "serialize(CalibrationPoints, STJ fast path, text)", "serialize(CalibrationPoints, STJ reflection, text)" },
        { "a hand-written Utf8JsonReader takes this part of reflection's time", "HighPerformance.DeserializeUtf8Reader", "deserialize(CalibrationPoints, STJ reflection, text)" },
        { "a hand-written Utf8JsonWriter takes this part of reflection's time", "HighPerformance.SerializeUtf8Writer", "serialize(CalibrationPoints, STJ reflection, text)" },
    };

    [Theory]
    [MemberData(nameof(RowsAsInTheSource))]
    public void Its_lane_document_and_case_are_those_of_the_source(string statement, string over, string under)
    {
        ClaimTest test = Assert.Single(HeadlineClaims.All.Single(claim => claim.Statement == statement).Tests);
        Assert.Equal((over, under), (test.Over.ToString(), test.Under?.ToString()));
    }

    [Fact]
    public void One_source_is_one_group_and_each_says_what_to_know()
    {
        Source[] sources = [.. HeadlineClaims.All.Select(claim => claim.Source).Distinct()];
        Assert.Equal(5, sources.Length);
        Assert.Equal(sources.Length, sources.Select(source => source.Title).Distinct().Count());
        Assert.All(sources, source => Assert.EndsWith(".", source.Remark, StringComparison.Ordinal));
    }

    private static bool IsWriting(RowReference row) => row.Name.StartsWith("Documents.Run(", StringComparison.Ordinal)
        ? row.Name.Contains("Writer", StringComparison.Ordinal)
        : Regex.IsMatch(row.Name, @"^serialize\(|\.\w*Serialize");

    private static IEnumerable<RowReference> RowsOf(Claim claim) => claim.Tests.SelectMany(test => test.Rows);

    /// <returns>Empty where there is none, or where it has no such parameters.</returns>
    private static string BenchmarkOf(string row)
    {
        string[] parts = row.Split('(', 2);
        bool HasValue(string parameter) => ValuesOf(parameter.Split('=')[0]).Contains(parameter.Split('=')[1]);
        return parts.Length == 1 || parts[1].TrimEnd(')').Split(", ").All(HasValue)
            ? Benchmarks.Value.FirstOrDefault(name => name.EndsWith($".{parts[0]}", StringComparison.Ordinal)) ?? ""
            : "";
    }

    private static bool Runs(string command, RowReference row) => command.Split("--filter ") is [_, var filter]
        ? FileSystemName.MatchesSimpleExpression(filter.Trim('\''), BenchmarkOf(row.Name))
        : Calls.Contains(row.Name) && Chooses(command, "payload", row) && Chooses(command, "contender", row);

    /// <summary>Whether a value behind the option matches a part of the row's name.</summary>
    private static bool Chooses(string command, string option, RowReference row) => Regex.Matches(command, $"--{option} '([^']*)'").Any(
        match => FileSystemName.MatchesSimpleExpression($"*({match.Groups[1].Value}, *", row.Name)
            || FileSystemName.MatchesSimpleExpression($"*, {match.Groups[1].Value}, text)", row.Name));

    private static IEnumerable<string> ValuesOf(string parameter) => parameter switch
    {
        "Payload" => InBox.Payloads.Select(payload => payload.Name),
        "Document" => ["Employee", "Employees2000"],
        "Operation" => OperationAdmission.All.Select(operation => operation.Name),
        _ => [],
    };
}
