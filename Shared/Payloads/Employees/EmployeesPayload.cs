using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>The same type as a list of some length.</summary>
/// <param name="count">How many employees it has.</param>
public abstract class EmployeesPayload(int count) : Payload<List<Employee>>,
    IHasFastPath<List<Employee>>, IHasHandWritten<List<Employee>>, IHasSpanCodec<List<Employee>>, IHasCopy<List<Employee>>, IHasEquality<List<Employee>>
{
    public override JsonTypeInfo<List<Employee>> Metadata => EmployeesMetadata.Default.ListEmployee;

    public JsonTypeInfo<List<Employee>> FastPath => EmployeesFastPath.Default.ListEmployee;

    public IHandWrittenCodec<List<Employee>> HandWritten { get; } = new EmployeeListHandWritten();

    public SpanCodec<List<Employee>> SpanCodec => EmployeesCodecs.ListEmployee;

    public SpanCodecResolver? Resolver => EmployeesCodecs.Resolver;

    public override List<Employee> CreateSample() => EmployeeGenerator.Create(count);

    public List<Employee> Copy(List<Employee> value) => EmployeeCopy.Copy(value);

    public bool IsSame(List<Employee> expected, List<Employee> actual) => ValueEquality.Sequences(expected, actual, EmployeeEquality.AreEqual);
}
