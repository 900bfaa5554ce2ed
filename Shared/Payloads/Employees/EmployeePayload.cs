using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>The small document of the employees article.</summary>
public sealed class EmployeePayload : Payload<Employee>
{
    public override string Name => "Employee";

    public override string Description => "one employee: a number, a name and two roles";

    public override JsonTypeInfo<Employee> Metadata => EmployeesMetadata.Default.Employee;

    public override JsonTypeInfo<Employee> FastPath => EmployeesFastPath.Default.Employee;

    public override IHandWrittenCodec<Employee> HandWritten { get; } = new EmployeeHandWritten();

    public override SpanCodec<Employee> SpanCodec => EmployeesCodecs.Employee;

    // An array as people make one: for an interface the compiler would choose a collection of its own.
    public override Employee CreateSample() => new() { FileId = 12, Username = "user1", Roles = (string[])["admin", "report"] };

    public override bool CanCopy => true;

    public override Employee Copy(Employee value) => EmployeeCopy.Copy(value);

    public override bool AreEqual(Employee? expected, Employee? actual) =>
        ValueEquality.Values(expected, actual, EmployeeEquality.AreEqual);
}
