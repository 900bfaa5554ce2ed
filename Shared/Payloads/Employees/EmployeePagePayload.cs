using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>The same type as one page of a list: about 3 KB, what a web endpoint often answers with.</summary>
public sealed class EmployeePagePayload : Payload<List<Employee>>,
    IHasFastPath<List<Employee>>, IHasHandWritten<List<Employee>>, IHasSpanCodec<List<Employee>>, IHasCopy<List<Employee>>, IHasEquality<List<Employee>>
{
    private const int Count = 30;

    public override string Name => "Employees30";

    public override string Description => "one page of a list: 30 employees, some with escapes, other alphabets, no roles or null roles";

    public override JsonTypeInfo<List<Employee>> Metadata => EmployeesMetadata.Default.ListEmployee;

    public JsonTypeInfo<List<Employee>> FastPath => EmployeesFastPath.Default.ListEmployee;

    public IHandWrittenCodec<List<Employee>> HandWritten { get; } = new EmployeeListHandWritten();

    public SpanCodec<List<Employee>> SpanCodec => EmployeesCodecs.ListEmployee;

    public SpanCodecResolver? Resolver => EmployeesCodecs.Resolver;

    public override List<Employee> CreateSample() => EmployeeGenerator.Create(Count);

    public List<Employee> Copy(List<Employee> value) => EmployeeCopy.Copy(value);

    public bool IsSame(List<Employee> expected, List<Employee> actual) => ValueEquality.Sequences(expected, actual, EmployeeEquality.AreEqual);
}
