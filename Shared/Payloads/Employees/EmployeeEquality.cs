namespace JsonAot.Payloads.Employees;

internal static class EmployeeEquality
{
    internal static bool AreEqual(Employee expected, Employee actual) =>
        expected.FileId == actual.FileId
        && expected.Username == actual.Username
        && ValueEquality.Sequences(expected.Roles, actual.Roles, string.Equals);
}
