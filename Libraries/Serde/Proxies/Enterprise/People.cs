using JsonAot.Payloads.Enterprise;
using Serde;

namespace JsonAot.Libraries.Enterprise;

[GenerateSerde(ForType = typeof(Employee))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
[UseProxy(ForType = typeof(EmployeeLevel), Proxy = typeof(EnumName<EmployeeLevel>))]
[UseProxy(ForType = typeof(Address), Proxy = typeof(OrNull<Address, AddressProxy>))]
[UseProxy(ForType = typeof(Contract), Proxy = typeof(OrNull<Contract, ContractProxy>))]
[UseProxy(ForType = typeof(Skill), Proxy = typeof(OrNull<Skill, SkillProxy>))]
internal partial struct EmployeeProxy
{
    public Guid Id;
    public int EmployeeNumber;
    public string FirstName;
    public string LastName;
    public string? Nickname;
    public string EmailAddress;
    public string JobTitle;
    public string? Biography;
    public DateTime DateOfBirth;
    public DateTimeOffset? LastSignedIn;
    public bool IsActive;
    public EmployeeLevel Level;
    public int? ManagerEmployeeNumber;
    public Address? HomeAddress;
    public Contract? EmploymentContract;
    public List<Skill?>? Skills;
    public int[]? Ratings;
    public Dictionary<string, decimal>? Allowances;

    public static explicit operator EmployeeProxy(Employee value) => new()
    {
        Id = value.Id,
        EmployeeNumber = value.EmployeeNumber,
        FirstName = value.FirstName,
        LastName = value.LastName,
        Nickname = value.Nickname,
        EmailAddress = value.EmailAddress,
        JobTitle = value.JobTitle,
        Biography = value.Biography,
        DateOfBirth = value.DateOfBirth,
        LastSignedIn = value.LastSignedIn,
        IsActive = value.IsActive,
        Level = value.Level,
        ManagerEmployeeNumber = value.ManagerEmployeeNumber,
        HomeAddress = value.HomeAddress,
        EmploymentContract = value.EmploymentContract,
        Skills = value.Skills!,
        Ratings = value.Ratings,
        Allowances = value.Allowances,
    };

    public static explicit operator Employee(EmployeeProxy value) => new()
    {
        Id = value.Id,
        EmployeeNumber = value.EmployeeNumber,
        FirstName = value.FirstName,
        LastName = value.LastName,
        Nickname = value.Nickname,
        EmailAddress = value.EmailAddress,
        JobTitle = value.JobTitle,
        Biography = value.Biography,
        DateOfBirth = value.DateOfBirth,
        LastSignedIn = value.LastSignedIn,
        IsActive = value.IsActive,
        Level = value.Level,
        ManagerEmployeeNumber = value.ManagerEmployeeNumber,
        HomeAddress = value.HomeAddress,
        EmploymentContract = value.EmploymentContract,
        Skills = value.Skills!,
        Ratings = value.Ratings,
        Allowances = value.Allowances,
    };
}

[GenerateSerde(ForType = typeof(Contract))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(ContractKind), Proxy = typeof(EnumName<ContractKind>))]
[UseProxy(ForType = typeof(Currency), Proxy = typeof(EnumName<Currency>))]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
[UseProxy(ForType = typeof(AccessRights), Proxy = typeof(EnumName<AccessRights>))]
internal partial struct ContractProxy
{
    public ContractKind Kind;
    public decimal AnnualSalary;
    public Currency Currency;
    public DateTime ValidFrom;
    public DateTime? ValidUntil;
    public float WeeklyWorkingHours;
    public short NoticePeriodInDays;
    public AccessRights AccessRights;

    public static explicit operator ContractProxy(Contract value) => new()
    {
        Kind = value.Kind,
        AnnualSalary = value.AnnualSalary,
        Currency = value.Currency,
        ValidFrom = value.ValidFrom,
        ValidUntil = value.ValidUntil,
        WeeklyWorkingHours = value.WeeklyWorkingHours,
        NoticePeriodInDays = value.NoticePeriodInDays,
        AccessRights = value.AccessRights,
    };

    public static explicit operator Contract(ContractProxy value) => new()
    {
        Kind = value.Kind,
        AnnualSalary = value.AnnualSalary,
        Currency = value.Currency,
        ValidFrom = value.ValidFrom,
        ValidUntil = value.ValidUntil,
        WeeklyWorkingHours = value.WeeklyWorkingHours,
        NoticePeriodInDays = value.NoticePeriodInDays,
        AccessRights = value.AccessRights,
    };
}

[GenerateSerde(ForType = typeof(Skill))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(SkillLevel), Proxy = typeof(EnumName<SkillLevel>))]
internal partial struct SkillProxy
{
    public string Name;
    public SkillLevel Level;
    public byte YearsOfPractice;

    public static explicit operator SkillProxy(Skill value) => new()
    {
        Name = value.Name,
        Level = value.Level,
        YearsOfPractice = value.YearsOfPractice,
    };

    public static explicit operator Skill(SkillProxy value) => new()
    {
        Name = value.Name,
        Level = value.Level,
        YearsOfPractice = value.YearsOfPractice,
    };
}

[GenerateSerde(ForType = typeof(Address))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(GeoPoint), Proxy = typeof(OrNull<GeoPoint, GeoPointProxy>))]
internal partial struct AddressProxy
{
    public string Street;
    public string? Unit;
    public string City;
    public string PostalCode;
    public GeoPoint? Location;

    public static explicit operator AddressProxy(Address value) => new()
    {
        Street = value.Street,
        Unit = value.Unit,
        City = value.City,
        PostalCode = value.PostalCode,
        Location = value.Location,
    };

    public static explicit operator Address(AddressProxy value) => new()
    {
        Street = value.Street,
        Unit = value.Unit,
        City = value.City,
        PostalCode = value.PostalCode,
        Location = value.Location,
    };
}

[GenerateSerde(ForType = typeof(GeoPoint))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct GeoPointProxy
{
    public double Latitude;
    public double Longitude;

    public static explicit operator GeoPointProxy(GeoPoint value) => new()
    {
        Latitude = value.Latitude,
        Longitude = value.Longitude,
    };

    public static explicit operator GeoPoint(GeoPointProxy value) => new()
    {
        Latitude = value.Latitude,
        Longitude = value.Longitude,
    };
}
