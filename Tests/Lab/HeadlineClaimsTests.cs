using System.IO.Enumeration;
using System.Text.RegularExpressions;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.Claims;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab;

/// <summary>A claim names rows and a command in words; each must be one that the host can produce.</summary>
public class HeadlineClaimsTests
{
    private static readonly Lazy<string[]> Benchmarks = new(() =>
        [
            .. Repository.Run(Repository.Built("BenchmarkJson"), "--list", "flat").Output.Split(
                '\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries),
        ]);

    private static readonly HashSet<string> Calls =
    [
        .. from payload in InBox.Payloads
           from contender in Contenders.All
           from direction in new[] { TimesRow.Reading, TimesRow.Writing }
           select TimesRow.NameOf(payload.Name, contender.Name, direction, "text", TimesRow.Canonical),
    ];

    public static TheoryData<string> Rows() => [.. HeadlineClaims.All.SelectMany(RowsOf).Distinct()];

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

    /// <summary>
    /// Direction and quantity of the statement are those of the rows: a factor swapped between reading and writing must not pass.
    /// </summary>
    [Theory]
    [MemberData(nameof(Statements))]
    public void Its_rows_go_in_the_direction_that_it_names(string statement)
    {
        Claim claim = HeadlineClaims.All.Single(claim => claim.Statement == statement);
        bool writes = Regex.IsMatch($"{statement} {claim.Quotation}", "[Ss]eriali[sz]e|Serialization|[Ww]rit")
            && !Regex.IsMatch($"{statement} {claim.Quotation}", "[Dd]eseriali|[Rr]ead");
        foreach (string row in RowsOf(claim))
            Assert.Equal(writes, IsWriting(row));
        Assert.Equal(claim.Quantity == Quantity.Allocated, Regex.IsMatch(statement, "allocate"));
    }

    /// <summary>Document, lane and case of names are those of the source, and no check of a figure would notice others.</summary>
    [Theory]
    [InlineData("one empty employee", "CaseSensitive(Document=Employee)", "LowerCaseNames.Newtonsoft(")]
    [InlineData("2,000 empty employees", "CaseSensitive(Document=Employees2000)", "LowerCaseNames.Newtonsoft(")]
    [InlineData("names in any case", "AnyCase(Document=Employees2000)", "LowerCaseNames.Newtonsoft(")]
    [InlineData("bytes for them", "AnyCase(Document=Employees2000)", "LowerCaseNames.Newtonsoft(")]
    [InlineData("reflection writes 3.8 MB", "(Enterprise, STJ reflection, text)", ", Newtonsoft.Json, text)")]
    [InlineData("source generation writes 3.8 MB", "(Enterprise, STJ fast path, text)", ", Newtonsoft.Json, text)")]
    [InlineData("reflection reads 3.8 MB", "(Enterprise, STJ reflection, any case, text)", ", Newtonsoft.Json, text)")]
    [InlineData("source generation reads 3.8 MB", "(Enterprise, STJ source-gen, any case, text)", ", Newtonsoft.Json, text)")]
    [InlineData("the source-generated reader", "(CalibrationPoints, STJ source-gen, text)", ", STJ reflection, text)")]
    [InlineData("the source-generated writer", "(CalibrationPoints, STJ fast path, text)", ", STJ reflection, text)")]
    [InlineData("a hand-written Utf8Json", "HighPerformance.", ", STJ reflection, text)")]
    public void Its_rows_are_of_the_documents_and_contenders_that_it_names(string words, string over, string under)
    {
        IEnumerable<Claim> claims = HeadlineClaims.All.Where(claim => claim.Statement.Contains(words, StringComparison.Ordinal));
        ClaimTest[] tests = [.. claims.SelectMany(claim => claim.Tests)];
        Assert.NotEmpty(tests);
        Assert.All(tests, test => Assert.Contains(over, test.Own, StringComparison.Ordinal));
        ClaimTest[] compared = [.. tests.Where(test => test.Other is not null)];
        Assert.NotEmpty(compared);
        Assert.All(compared, test => Assert.Contains(under, test.Other!, StringComparison.Ordinal));
        Assert.All(compared, test => Assert.Equal(DocumentOf(test.Own), DocumentOf(test.Other!)));

        static string DocumentOf(string row) => row.Split('(', ',') is [_, var document, ..] ? document.TrimEnd(')') : "CalibrationPoints";
    }

    private static bool IsWriting(string row) => row.StartsWith("Documents.Run(", StringComparison.Ordinal)
        ? row.Contains("Writer", StringComparison.Ordinal)
        : Regex.IsMatch(row, @"^serialize\(|\.\w*Serialize");

    private static IEnumerable<string> RowsOf(Claim claim) => claim.Tests.SelectMany(test => test.Rows);

    /// <returns>Empty where there is none, or where it has no such parameters.</returns>
    private static string BenchmarkOf(string row)
    {
        string[] parts = row.Split('(', 2);
        bool HasValue(string parameter) => ValuesOf(parameter.Split('=')[0]).Contains(parameter.Split('=')[1]);
        return parts.Length == 1 || parts[1].TrimEnd(')').Split(", ").All(HasValue)
            ? Benchmarks.Value.FirstOrDefault(name => name.EndsWith($".{parts[0]}", StringComparison.Ordinal)) ?? ""
            : "";
    }

    private static bool Runs(string command, string row) => command.Split("--filter ") is [_, var filter]
        ? filter.Split(" --payload ") is [var pattern, .. var payloads]
            && FileSystemName.MatchesSimpleExpression(pattern.Trim('\''), BenchmarkOf(row))
            && payloads.All(names => names.Split(' ').Any(name => row.Contains($"(Payload={name},", StringComparison.Ordinal)))
        : Calls.Contains(row) && Chooses(command, "payload", row) && Chooses(command, "contender", row);

    /// <summary>Whether a value behind the option matches a part of the row's name.</summary>
    private static bool Chooses(string command, string option, string row) => Regex.Matches(command, $"--{option} '([^']*)'").Any(
        match => FileSystemName.MatchesSimpleExpression($"*({match.Groups[1].Value}, *", row)
            || FileSystemName.MatchesSimpleExpression($"*, {match.Groups[1].Value}, text)", row));

    private static IEnumerable<string> ValuesOf(string parameter) => parameter switch
    {
        "Payload" => InBox.Payloads.Select(payload => payload.Name),
        "Document" => ["Employee", "Employees2000"],
        "Operation" => OperationAdmission.All.Select(operation => operation.Name),
        _ => [],
    };
}
