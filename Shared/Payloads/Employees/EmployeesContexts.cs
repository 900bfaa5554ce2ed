using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Employees;

[JsonSerializable(typeof(Employee))]
[JsonSerializable(typeof(List<Employee>))]
public sealed partial class EmployeesMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Employee))]
[JsonSerializable(typeof(List<Employee>))]
public sealed partial class EmployeesFastPath : JsonSerializerContext;
