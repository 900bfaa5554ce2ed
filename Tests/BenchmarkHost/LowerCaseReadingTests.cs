using System.Text.Json;
using JsonAot.Lab.BenchmarkHost;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

public class LowerCaseReadingTests
{
    public static TheoryData<string> Payloads() => ["Employee", "Employees2000"];

    [Theory]
    [MemberData(nameof(Payloads))]
    public void No_name_of_the_document_begins_with_a_capital(string payload)
    {
        using JsonDocument document = JsonDocument.Parse(LowerCaseReading.DocumentOf(InBox.PayloadNamed(payload)));
        Assert.All(NamesIn(document.RootElement), name => Assert.True(char.IsLower(name[0]), name));
        Assert.NotEmpty(NamesIn(document.RootElement));
    }

    [Fact]
    public void The_three_readers_of_the_benchmark_return_what_their_names_say()
    {
        Assert.NotNull(LowerCaseReading.Admit("Newtonsoft.Json", "Employee", findsNames: true)());
        Assert.NotNull(LowerCaseReading.Admit("STJ reflection, any case", "Employees2000", findsNames: true)());
        var empty = (JsonAot.Payloads.Employees.Employee)LowerCaseReading.Admit("STJ reflection", "Employee", findsNames: false)()!;
        Assert.Null(empty.Username);
        Assert.Equal(0, empty.FileId);
        Assert.Null(empty.Roles);
    }

    private static IEnumerable<string> NamesIn(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Object => element.EnumerateObject().SelectMany(member => NamesIn(member.Value).Prepend(member.Name)),
        JsonValueKind.Array => element.EnumerateArray().SelectMany(NamesIn),
        _ => [],
    };
}
