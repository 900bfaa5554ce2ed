using SpanCodecs;

namespace JsonAot.Payloads.Employees;

[SpanCodec(typeof(Employee))]
[SpanCodec(typeof(List<Employee>))]
public static partial class EmployeesCodecs;
