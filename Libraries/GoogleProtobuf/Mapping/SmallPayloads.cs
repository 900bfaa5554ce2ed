using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;
using M = JsonAot.Libraries.Messages;

namespace JsonAot.Libraries.Mapping;

internal static class SmallPayloads
{
    internal static M.CalibrationPoints Pack(CalibrationPoint[] points) =>
        Parts.Fill(new M.CalibrationPoints(), message => message.Elements, points, Pack);

    internal static CalibrationPoint[] Unpack(M.CalibrationPoints message) => Parts.ToArray(message.Elements, Unpack);

    private static M.CalibrationPoint Pack(CalibrationPoint point) =>
        new() { ScreenX = point.ScreenX, ScreenY = point.ScreenY, RawX = point.RawX, RawY = point.RawY };

    private static CalibrationPoint Unpack(M.CalibrationPoint message) =>
        new() { ScreenX = message.ScreenX, ScreenY = message.ScreenY, RawX = message.RawX, RawY = message.RawY };

    internal static M.Person Pack(Person person)
    {
        var message = new M.Person { Age = person.Age };
        message.NoPreferences = !Parts.TryFill(message.Preferences, person.Preferences);
        if (person.FirstName is { } firstName)
            message.FirstName = firstName;
        if (person.LastName is { } lastName)
            message.LastName = lastName;
        if (person.Nemesis is { } nemesis)
            message.Nemesis = nemesis;
        return message;
    }

    internal static Person Unpack(M.Person message) => new()
    {
        FirstName = message.HasFirstName ? message.FirstName : null,
        LastName = message.HasLastName ? message.LastName : null,
        Age = message.Age,
        Nemesis = message.HasNemesis ? message.Nemesis : null,
        Preferences = message.NoPreferences ? null : [.. message.Preferences],
    };

    internal static M.Employee Pack(Employee employee)
    {
        var message = new M.Employee { FileId = employee.FileId };
        message.NoRoles = !Parts.TryFill(message.Roles, employee.Roles);
        if (employee.Username is { } username)
            message.Username = username;
        return message;
    }

    internal static Employee Unpack(M.Employee message) => new()
    {
        FileId = message.FileId,
        Username = message.HasUsername ? message.Username : null,
        Roles = message.NoRoles ? null : new List<string>(message.Roles),
    };

    internal static M.Employees Pack(List<Employee> employees) =>
        Parts.Fill(new M.Employees(), message => message.Elements, employees, Pack);

    internal static List<Employee> Unpack(M.Employees message) => Parts.ToList(message.Elements, Unpack);
}
