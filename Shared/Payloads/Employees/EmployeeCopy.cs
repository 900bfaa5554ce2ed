namespace JsonAot.Payloads.Employees;

internal static class EmployeeCopy
{
    internal static List<Employee> Copy(List<Employee> employees)
    {
        var copies = new List<Employee>(employees.Count);
        foreach (Employee employee in employees)
            copies.Add(Copy(employee));
        return copies;
    }

    internal static Employee Copy(Employee employee) => new()
    {
        FileId = employee.FileId,
        Username = Copying.TextOrNull(employee.Username),
        Roles = Copy(employee.Roles),
    };

    /// <summary>A list, because that is what readers make of an interface.</summary>
    private static List<string>? Copy(IEnumerable<string>? roles)
    {
        if (roles is null)
            return null;
        // The samples hold arrays; an enumerator of the interface would be an allocation that no reader has.
        string[] names = roles as string[] ?? [.. roles];
        var copies = new List<string>(names.Length);
        foreach (string name in names)
            copies.Add(Copying.Text(name));
        return copies;
    }
}
