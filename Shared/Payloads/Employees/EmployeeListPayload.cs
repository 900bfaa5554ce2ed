namespace JsonAot.Payloads.Employees;

/// <summary>Long enough that a call's fixed costs no longer show.</summary>
public sealed class EmployeeListPayload() : EmployeesPayload(2_000)
{
    public override string Name => "Employees2000";

    public override string Description => "a list of 2,000 employees, some with escapes, other alphabets, no roles or null roles";
}
