using JsonAot.Payloads.Employees;
using Serde;

namespace JsonAot.Libraries;

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
