using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Employees;

/// <summary>A list of employees of some length.</summary>
/// <param name="count">How many employees it has.</param>
[ValueCode]
public abstract partial class EmployeesPayload(int count) : Payload<List<Employee>>,
    IHasFastPath<List<Employee>>, IHasHandWritten<List<Employee>>, IHasSpanCodec<List<Employee>>
{
    public override JsonTypeInfo<List<Employee>> Metadata => EmployeesMetadata.Default.ListEmployee;

    public JsonTypeInfo<List<Employee>> FastPath => EmployeesFastPath.Default.ListEmployee;

    public IHandWrittenCodec<List<Employee>> HandWritten { get; } = new EmployeeListHandWritten();

    public SpanCodec<List<Employee>> SpanCodec => EmployeesCodecs.ListEmployee;

    public SpanCodecResolver? Resolver => EmployeesCodecs.Resolver;

    public override List<Employee> CreateSample() => EmployeeGenerator.Create(count);
}

/// <summary>Long enough that a call's fixed costs no longer show.</summary>
public sealed class EmployeeListPayload() : EmployeesPayload(2_000)
{
    public override string Name => "Employees2000";

    public override string Description => "a list of 2,000 employees, some with escapes, other alphabets, no roles or null roles";
}

/// <summary>One page of a list: about 3 KB, what a web endpoint often answers with.</summary>
public sealed class EmployeePagePayload() : EmployeesPayload(30)
{
    public override string Name => "Employees30";

    public override string Description => "one page of a list: 30 employees, some with escapes, other alphabets, no roles or null roles";
}

/// <summary>The small document of the employees article.</summary>
[ValueCode]
public sealed partial class EmployeePayload : Payload<Employee>,
    IHasFastPath<Employee>, IHasHandWritten<Employee>, IHasSpanCodec<Employee>
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
}

/// <summary>A user of a company's system, with what that user may do there.</summary>
public sealed class Employee
{
    public int FileId { get; set; }
    public string? Username { get; set; }

    /// <summary>An interface, as in the article: a serializer must choose the collection that it makes.</summary>
    public IEnumerable<string>? Roles { get; set; }
}

[JsonSerializable(typeof(Employee))]
[JsonSerializable(typeof(List<Employee>))]
public sealed partial class EmployeesMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Employee))]
[JsonSerializable(typeof(List<Employee>))]
public sealed partial class EmployeesFastPath : JsonSerializerContext;

[SpanCodec(typeof(Employee))]
[SpanCodec(typeof(List<Employee>))]
public static partial class EmployeesCodecs;
