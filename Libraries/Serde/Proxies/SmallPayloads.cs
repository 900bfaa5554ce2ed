using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;
using Serde;

namespace JsonAot.Libraries;

[GenerateSerde(ForType = typeof(CalibrationPoint))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct CalibrationPointProxy
{
    public int ScreenX;
    public int ScreenY;
    public int RawX;
    public int RawY;

    public static explicit operator CalibrationPointProxy(CalibrationPoint value) => new()
    {
        ScreenX = value.ScreenX,
        ScreenY = value.ScreenY,
        RawX = value.RawX,
        RawY = value.RawY,
    };

    public static explicit operator CalibrationPoint(CalibrationPointProxy value) => new()
    {
        ScreenX = value.ScreenX,
        ScreenY = value.ScreenY,
        RawX = value.RawX,
        RawY = value.RawY,
    };
}

[GenerateSerde(ForType = typeof(Person))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct PersonProxy
{
    public string? FirstName;
    public string? LastName;
    public int Age;
    public string? Nemesis;
    public string[]? Preferences;

    public static explicit operator PersonProxy(Person value) => new()
    {
        FirstName = value.FirstName,
        LastName = value.LastName,
        Age = value.Age,
        Nemesis = value.Nemesis,
        Preferences = value.Preferences,
    };

    public static explicit operator Person(PersonProxy value) => new()
    {
        FirstName = value.FirstName,
        LastName = value.LastName,
        Age = value.Age,
        Nemesis = value.Nemesis,
        Preferences = value.Preferences,
    };
}

[GenerateSerde(ForType = typeof(Employee))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct EmployeeProxy
{
    public int FileId;
    public string? Username;
    public string[]? Roles;

    public static explicit operator EmployeeProxy(Employee value) => new()
    {
        FileId = value.FileId,
        Username = value.Username,
        Roles = value.Roles is null ? null : value.Roles as string[] ?? [.. value.Roles],
    };

    public static explicit operator Employee(EmployeeProxy value) => new()
    {
        FileId = value.FileId,
        Username = value.Username,
        Roles = value.Roles,
    };
}
