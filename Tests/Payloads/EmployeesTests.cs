using System.Text;
using JsonAot.Codecs;
using JsonAot.Payloads.Employees;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class EmployeesTests
{
    private static readonly EmployeePayload One = new();
    private static readonly EmployeeListPayload List = new();

    private static readonly byte[] ShortList = Reduced.Of(List).CanonicalUtf8;

    [Fact]
    public void The_small_document_is_that_of_the_article() =>
        Assert.Equal("""{"FileId":12,"Username":"user1","Roles":["admin","report"]}""", Encoding.UTF8.GetString(One.CanonicalUtf8));

    [Fact]
    public void The_list_has_the_size_of_the_article()
    {
        Assert.Equal(2_000, List.Sample.Count);
        Assert.InRange(List.CanonicalUtf8.Length, 190_000, 210_000);
    }

    /// <summary>Lab web takes it for a body of ordinary size.</summary>
    [Fact]
    public void The_page_has_about_three_kilobytes() => Assert.InRange(new EmployeePagePayload().CanonicalUtf8.Length, 2_700, 3_300);

    [Fact]
    public void The_list_has_nulls_escapes_and_letters_beyond_ascii()
    {
        Assert.Contains(List.Sample, employee => employee.Username is null);
        Assert.Contains(List.Sample, employee => employee.Username?.Contains('"') == true);
        Assert.Contains(List.Sample, employee => employee.Username?.Any(char.IsSurrogate) == true);
        Assert.Contains(List.Sample, employee => employee.Roles is null);
        Assert.Contains(List.Sample, employee => employee.Roles?.Any() == false);
        Assert.Contains(List.Sample, employee => employee.FileId == int.MinValue);
    }

    [Fact]
    public void Hand_written_code_gives_the_value_back()
    {
        HandWrittenChecks.RoundTrips(One);
        HandWrittenChecks.RoundTrips(List);
    }

    [Fact]
    public void Hand_written_code_takes_members_in_any_order_and_company()
    {
        HandWrittenChecks.ReadsUnusualDocuments(One, One.CanonicalUtf8);
        HandWrittenChecks.ReadsUnusualDocuments(List, ShortList);
    }

    [Fact]
    public void Hand_written_code_refuses_values_of_another_type()
    {
        HandWrittenChecks.RefusesWrongTokens(One, One.CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(List, ShortList);
    }

    /// <summary>The reader keeps a few on the stack and the rest in a list; the writer knows arrays from other sequences.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(16)]
    [InlineData(17)]
    [InlineData(1000)]
    public void Hand_written_code_takes_any_number_of_roles(int count)
    {
        string[] roles = [.. Enumerable.Range(0, count).Select(i => i % 5 == 3 ? null! : $"role {i}")];
        ICodec<Employee> codec = new HandWrittenContender().Offer(One).Codec!;
        foreach (IEnumerable<string> same in (IEnumerable<string>[])[roles, new List<string>(roles), roles.Select(role => role)])
        {
            Employee? back = codec.Deserialize(codec.SerializeToUtf8Bytes(new Employee { Roles = same }));
            Assert.Equal(roles, back!.Roles);
        }
    }
}
