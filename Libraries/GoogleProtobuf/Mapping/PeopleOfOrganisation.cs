using JsonAot.Payloads.Enterprise;
using M = JsonAot.Libraries.Messages.Enterprise;

namespace JsonAot.Libraries.Mapping;

internal static class PeopleOfOrganisation
{
    internal static M.Employee Pack(Employee employee)
    {
        var message = new M.Employee
        {
            Id = Parts.Pack(employee.Id),
            EmployeeNumber = employee.EmployeeNumber,
            FirstName = employee.FirstName,
            LastName = employee.LastName,
            EmailAddress = employee.EmailAddress,
            JobTitle = employee.JobTitle,
            DateOfBirth = Parts.Pack(employee.DateOfBirth),
            LastSignedIn = employee.LastSignedIn is { } lastSignedIn ? Parts.Pack(lastSignedIn) : null,
            IsActive = employee.IsActive,
            Level = (int)employee.Level,
            HomeAddress = employee.HomeAddress is { } home ? Pack(home) : null,
            EmploymentContract = employee.EmploymentContract is { } contract ? Pack(contract) : null,
        };
        message.NoSkills = !Parts.TryFill(message.Skills, employee.Skills, Pack);
        message.NoRatings = !Parts.TryFill(message.Ratings, employee.Ratings);
        message.NoAllowances = !Parts.TryFill(message.Allowances, employee.Allowances);
        if (employee.Nickname is { } nickname)
            message.Nickname = nickname;
        if (employee.Biography is { } biography)
            message.Biography = biography;
        if (employee.ManagerEmployeeNumber is { } manager)
            message.ManagerEmployeeNumber = manager;
        return message;
    }

    internal static Employee Unpack(M.Employee message) => new()
    {
        Id = message.Id is { } id ? Parts.Unpack(id) : default,
        EmployeeNumber = message.EmployeeNumber,
        FirstName = message.FirstName,
        LastName = message.LastName,
        Nickname = message.HasNickname ? message.Nickname : null,
        EmailAddress = message.EmailAddress,
        JobTitle = message.JobTitle,
        Biography = message.HasBiography ? message.Biography : null,
        DateOfBirth = Parts.Unpack(message.DateOfBirth),
        LastSignedIn = message.LastSignedIn is { } lastSignedIn ? Parts.Unpack(lastSignedIn) : null,
        IsActive = message.IsActive,
        Level = (EmployeeLevel)message.Level,
        ManagerEmployeeNumber = message.HasManagerEmployeeNumber ? message.ManagerEmployeeNumber : null,
        HomeAddress = message.HomeAddress is { } home ? Unpack(home) : null,
        EmploymentContract = message.EmploymentContract is { } contract ? Unpack(contract) : null,
        Skills = message.NoSkills ? null : Parts.ToList(message.Skills, Unpack),
        Ratings = message.NoRatings ? null : [.. message.Ratings],
        Allowances = message.NoAllowances ? null : Parts.ToDictionary(message.Allowances),
    };

    internal static M.Address Pack(Address address)
    {
        var message = new M.Address
        {
            Street = address.Street,
            City = address.City,
            PostalCode = address.PostalCode,
            Location = address.Location is { } location ? new M.GeoPoint { Latitude = location.Latitude, Longitude = location.Longitude } : null,
        };
        if (address.Unit is { } unit)
            message.Unit = unit;
        return message;
    }

    internal static Address Unpack(M.Address message) => new()
    {
        Street = message.Street,
        Unit = message.HasUnit ? message.Unit : null,
        City = message.City,
        PostalCode = message.PostalCode,
        Location = message.Location is { } location ? new GeoPoint { Latitude = location.Latitude, Longitude = location.Longitude } : null,
    };

    private static M.Contract Pack(Contract contract)
    {
        var message = new M.Contract
        {
            Kind = (int)contract.Kind,
            AnnualSalary = Parts.Pack(contract.AnnualSalary),
            Currency = (int)contract.Currency,
            ValidFrom = Parts.Pack(contract.ValidFrom),
            WeeklyWorkingHours = contract.WeeklyWorkingHours,
            NoticePeriodInDays = contract.NoticePeriodInDays,
            AccessRights = (int)contract.AccessRights,
        };
        if (contract.ValidUntil is { } validUntil)
            message.ValidUntil = Parts.Pack(validUntil);
        return message;
    }

    private static Contract Unpack(M.Contract message) => new()
    {
        Kind = (ContractKind)message.Kind,
        AnnualSalary = message.AnnualSalary is { } salary ? Parts.Unpack(salary) : 0,
        Currency = (Currency)message.Currency,
        ValidFrom = Parts.Unpack(message.ValidFrom),
        ValidUntil = message.HasValidUntil ? Parts.Unpack(message.ValidUntil) : null,
        WeeklyWorkingHours = message.WeeklyWorkingHours,
        NoticePeriodInDays = (short)message.NoticePeriodInDays,
        AccessRights = (AccessRights)message.AccessRights,
    };

    private static M.Skill Pack(Skill skill) =>
        new() { Name = skill.Name, Level = (int)skill.Level, YearsOfPractice = skill.YearsOfPractice };

    private static Skill Unpack(M.Skill message) =>
        new() { Name = message.Name, Level = (SkillLevel)message.Level, YearsOfPractice = (byte)message.YearsOfPractice };
}
