using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>The same type as a list: long enough that a call's fixed costs no longer show.</summary>
public sealed class EmployeeListPayload : Payload<List<Employee>>,
    IHasFastPath<List<Employee>>, IHasHandWritten<List<Employee>>, IHasSpanCodec<List<Employee>>, IHasCopy<List<Employee>>, IHasEquality<List<Employee>>
{
    private const int Count = 2_000;

    public override string Name => "Employees2000";

    public override string Description => "a list of 2,000 employees, some with escapes, other alphabets, no roles or null roles";

    public override JsonTypeInfo<List<Employee>> Metadata => EmployeesMetadata.Default.ListEmployee;

    public JsonTypeInfo<List<Employee>> FastPath => EmployeesFastPath.Default.ListEmployee;

    public IHandWrittenCodec<List<Employee>> HandWritten { get; } = new EmployeeListHandWritten();

    public SpanCodec<List<Employee>> SpanCodec => EmployeesCodecs.ListEmployee;

    public SpanCodecResolver? Resolver => EmployeesCodecs.Resolver;

    public override List<Employee> CreateSample() => EmployeeGenerator.Create(Count);

    public List<Employee> Copy(List<Employee> value) => EmployeeCopy.Copy(value);

    public bool IsSame(List<Employee> expected, List<Employee> actual) => ValueEquality.Sequences(expected, actual, EmployeeEquality.AreEqual);
}
