using JsonAot.Payloads.Enterprise;
using Serde;

namespace JsonAot.Libraries.Enterprise;

[GenerateSerde(ForType = typeof(Organisation))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Uri), Proxy = typeof(OrNull<Uri, UriProxy>))]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
[UseProxy(ForType = typeof(Address), Proxy = typeof(OrNull<Address, AddressProxy>))]
[UseProxy(ForType = typeof(Division), Proxy = typeof(OrNull<Division, DivisionProxy>))]
internal partial struct OrganisationProxy
{
    public Guid Id;
    public int SchemaVersion;
    public DateTimeOffset Exported;
    public string Name;
    public string? Motto;
    public Uri? Website;
    public DateTime Founded;
    public long SharesIssued;
    public Address? Headquarters;
    public Dictionary<string, string>? Settings;
    public List<Division?>? Divisions;

    public static explicit operator OrganisationProxy(Organisation value) => new()
    {
        Id = value.Id,
        SchemaVersion = value.SchemaVersion,
        Exported = value.Exported,
        Name = value.Name,
        Motto = value.Motto,
        Website = value.Website,
        Founded = value.Founded,
        SharesIssued = value.SharesIssued,
        Headquarters = value.Headquarters,
        Settings = value.Settings,
        Divisions = value.Divisions!,
    };

    public static explicit operator Organisation(OrganisationProxy value) => new()
    {
        Id = value.Id,
        SchemaVersion = value.SchemaVersion,
        Exported = value.Exported,
        Name = value.Name,
        Motto = value.Motto,
        Website = value.Website,
        Founded = value.Founded,
        SharesIssued = value.SharesIssued,
        Headquarters = value.Headquarters,
        Settings = value.Settings,
        Divisions = value.Divisions!,
    };
}

[GenerateSerde(ForType = typeof(Division))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Region), Proxy = typeof(EnumName<Region>))]
[UseProxy(ForType = typeof(Budget), Proxy = typeof(OrNull<Budget, BudgetProxy>))]
[UseProxy(ForType = typeof(Department), Proxy = typeof(OrNull<Department, DepartmentProxy>))]
internal partial struct DivisionProxy
{
    public int Id;
    public string Name;
    public Region Region;
    public Budget? Budget;
    public List<Department?>? Departments;

    public static explicit operator DivisionProxy(Division value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Region = value.Region,
        Budget = value.Budget,
        Departments = value.Departments!,
    };

    public static explicit operator Division(DivisionProxy value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Region = value.Region,
        Budget = value.Budget,
        Departments = value.Departments!,
    };
}

[GenerateSerde(ForType = typeof(Department))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(DepartmentKind), Proxy = typeof(EnumName<DepartmentKind>))]
[UseProxy(ForType = typeof(Budget), Proxy = typeof(OrNull<Budget, BudgetProxy>))]
[UseProxy(ForType = typeof(Team), Proxy = typeof(OrNull<Team, TeamProxy>))]
internal partial struct DepartmentProxy
{
    public int Id;
    public string Name;
    public string? CostCentre;
    public DepartmentKind Kind;
    public int? ManagerEmployeeNumber;
    public Budget? Budget;
    public Dictionary<string, string>? Settings;
    public List<Team?>? Teams;

    public static explicit operator DepartmentProxy(Department value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        CostCentre = value.CostCentre,
        Kind = value.Kind,
        ManagerEmployeeNumber = value.ManagerEmployeeNumber,
        Budget = value.Budget,
        Settings = value.Settings,
        Teams = value.Teams!,
    };

    public static explicit operator Department(DepartmentProxy value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        CostCentre = value.CostCentre,
        Kind = value.Kind,
        ManagerEmployeeNumber = value.ManagerEmployeeNumber,
        Budget = value.Budget,
        Settings = value.Settings,
        Teams = value.Teams!,
    };
}

[GenerateSerde(ForType = typeof(Team))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Project), Proxy = typeof(OrNull<Project, ProjectProxy>))]
[UseProxy(ForType = typeof(Employee), Proxy = typeof(OrNull<Employee, EmployeeProxy>))]
internal partial struct TeamProxy
{
    public int Id;
    public string Name;
    public bool IsRemote;
    public List<string>? Tags;
    public List<Project?>? Projects;
    public List<Employee?>? Members;

    public static explicit operator TeamProxy(Team value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        IsRemote = value.IsRemote,
        Tags = value.Tags,
        Projects = value.Projects!,
        Members = value.Members!,
    };

    public static explicit operator Team(TeamProxy value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        IsRemote = value.IsRemote,
        Tags = value.Tags,
        Projects = value.Projects!,
        Members = value.Members!,
    };
}
