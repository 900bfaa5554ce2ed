using System.IO.Enumeration;
using JsonAot.Hosting;
using JsonAot.Lab.Claims;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>A claim names rows and a command in words; each must be one that the host can produce.</summary>
public class HeadlineClaimsTests
{
    private static readonly Lazy<string[]> Benchmarks = new(() =>
        [.. Repository.Run(Repository.Built("BenchmarkJson"), "--list", "flat").Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)]);

    public static TheoryData<string, string> Rows() =>
        [.. HeadlineClaims.All
            .SelectMany(claim => new[] { (Row: claim.Over.ToString(), claim.Command), (Row: claim.Under.ToString(), claim.Command) })
            .Distinct()];

    [Theory]
    [MemberData(nameof(Rows))]
    public void Its_rows_are_benchmarks_that_its_command_runs(string row, string command)
    {
        RowReference reference = HeadlineClaims.All.SelectMany(claim => new[] { claim.Over, claim.Under }).First(candidate => candidate.ToString() == row);
        string benchmark = Benchmarks.Value.First(name => name.EndsWith($".{reference.Benchmark}", StringComparison.Ordinal));
        string filter = command.Split("--filter ")[1].Split('\'')[1];
        Assert.True(FileSystemName.MatchesSimpleExpression(filter, benchmark), $"{filter} does not run {benchmark}");
        foreach ((string name, string value) in reference.Parameters)
            Assert.Contains(value, ValuesOf(name));
    }

    private static IEnumerable<string> ValuesOf(string parameter) => parameter switch
    {
        "Payload" => InBox.Payloads.Select(payload => payload.Name),
        "Contender" => Contenders.All.Select(contender => contender.Name),
        "Lane" => Enum.GetNames<Lanes>(),
        "Operation" => OperationAdmission.All.Select(operation => operation.Name),
        _ => [],
    };
}
