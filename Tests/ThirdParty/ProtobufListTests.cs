using JsonAot.Libraries;
using JsonAot.Payloads.Employees;

namespace JsonAot.Tests.ThirdParty;

/// <summary>A protobuf's field that repeats cannot tell an empty list from none: our schemas say it beside the field.</summary>
public class ProtobufListTests
{
    private static readonly ICodec<List<Employee>> Codec = Contenders.Named("Google.Protobuf").Offer(new EmployeePagePayload()).Codec!;

    [Fact]
    public void An_empty_list_and_none_are_kept_apart_and_a_list_adds_nothing_but_its_elements()
    {
        List<Employee> read = Again([new Employee { Roles = [] }, new Employee(), new Employee { Roles = ["a", ""] }]);
        Assert.Equal([[], null, ["a", ""]], read.Select(employee => employee.Roles?.ToArray()));
        Assert.Empty(Again([]));
        // A message is asked for its size at every level above it, so a list must not be a level of its own.
        Assert.Equal(2, Codec.SerializeToUtf8Bytes([new Employee { Roles = [] }]).Length);
    }

    private static List<Employee> Again(List<Employee> employees) => Codec.Deserialize(Codec.SerializeToUtf8Bytes(employees))!;
}
