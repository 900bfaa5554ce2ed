namespace JsonAot.Payloads.Employees;

/// <summary>One page of a list: about 3 KB, what a web endpoint often answers with.</summary>
public sealed class EmployeePagePayload() : EmployeesPayload(30)
{
    public override string Name => "Employees30";

    public override string Description => "one page of a list: 30 employees, some with escapes, other alphabets, no roles or null roles";
}
