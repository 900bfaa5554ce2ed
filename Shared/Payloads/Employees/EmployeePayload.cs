using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>The small document of the employees article.</summary>
public sealed class EmployeePayload : Payload<Employee>,
    IHasFastPath<Employee>, IHasHandWritten<Employee>, IHasSpanCodec<Employee>, IHasCopy<Employee>, IHasEquality<Employee>
{
    public override string Name => "Employee";

    public override string Description => "one employee: a number, a name and two roles";

    public override JsonTypeInfo<Employee> Metadata => EmployeesMetadata.Default.Employee;

    public JsonTypeInfo<Employee> FastPath => EmployeesFastPath.Default.Employee;

    public IHandWrittenCodec<Employee> HandWritten { get; } = new EmployeeHandWritten();

    public SpanCodec<Employee> SpanCodec => EmployeesCodecs.Employee;

    public SpanCodecResolver? Resolver => EmployeesCodecs.Resolver;

    // An array as people make one: for an interface the compiler would choose a collection of its own.
    public override Employee CreateSample() => new() { FileId = 12, Username = "user1", Roles = (string[])["admin", "report"] };

    public Employee Copy(Employee value) => EmployeeCopy.Copy(value);

    public bool IsSame(Employee expected, Employee actual) => EmployeeEquality.AreEqual(expected, actual);
}
