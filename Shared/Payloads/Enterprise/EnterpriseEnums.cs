using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Enterprise;

// The converters stand on the types, not on the properties: a property with a converter of its own costs its class the
// generated fast path, and a context in serialization mode can then not write the class at all.

[JsonConverter(typeof(JsonStringEnumConverter<Region>))]
public enum Region
{
    Europe,
    Americas,
    AsiaPacific,
    MiddleEast,
    Africa,
}

[JsonConverter(typeof(JsonStringEnumConverter<DepartmentKind>))]
public enum DepartmentKind
{
    Engineering,
    Sales,
    Finance,
    Legal,
    People,
    Operations,
}

[JsonConverter(typeof(JsonStringEnumConverter<Currency>))]
public enum Currency
{
    Eur,
    Usd,
    Gbp,
    Chf,
    Jpy,
}

[JsonConverter(typeof(JsonStringEnumConverter<ProjectStatus>))]
public enum ProjectStatus
{
    Planned,
    Active,
    OnHold,
    Completed,
    Cancelled,
}

[JsonConverter(typeof(JsonStringEnumConverter<Priority>))]
public enum Priority
{
    Low,
    Normal,
    High,
    Critical,
}

[JsonConverter(typeof(JsonStringEnumConverter<EmployeeLevel>))]
public enum EmployeeLevel
{
    Junior,
    Regular,
    Senior,
    Lead,
    Principal,
}

[JsonConverter(typeof(JsonStringEnumConverter<ContractKind>))]
public enum ContractKind
{
    Permanent,
    FixedTerm,
    Contractor,
    Apprentice,
}

[JsonConverter(typeof(JsonStringEnumConverter<SkillLevel>))]
public enum SkillLevel
{
    Beginner,
    Competent,
    Proficient,
    Expert,
}

[Flags]
[JsonConverter(typeof(JsonStringEnumConverter<AccessRights>))]
public enum AccessRights
{
    None = 0,
    Read = 1,
    Write = 2,
    Approve = 4,
    Administer = 8,
}
