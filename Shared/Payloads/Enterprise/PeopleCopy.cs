namespace JsonAot.Payloads.Enterprise;

internal static class PeopleCopy
{
    internal static Employee Copy(Employee employee) => new()
    {
        Id = employee.Id,
        EmployeeNumber = employee.EmployeeNumber,
        FirstName = Copying.Text(employee.FirstName),
        LastName = Copying.Text(employee.LastName),
        Nickname = Copying.TextOrNull(employee.Nickname),
        EmailAddress = Copying.Text(employee.EmailAddress),
        JobTitle = Copying.Text(employee.JobTitle),
        Biography = Copying.TextOrNull(employee.Biography),
        DateOfBirth = employee.DateOfBirth,
        LastSignedIn = employee.LastSignedIn,
        IsActive = employee.IsActive,
        Level = employee.Level,
        ManagerEmployeeNumber = employee.ManagerEmployeeNumber,
        HomeAddress = CopyOrNull(employee.HomeAddress),
        EmploymentContract = CopyOrNull(employee.EmploymentContract),
        Skills = Copying.ListOrNull(employee.Skills, Copy),
        Ratings = employee.Ratings?.AsSpan().ToArray(),
        Allowances = Copying.DictionaryOrNull(employee.Allowances, allowance => allowance),
    };

    internal static Address? CopyOrNull(Address? address) => address is null ? null : new Address
    {
        Street = Copying.Text(address.Street),
        Unit = Copying.TextOrNull(address.Unit),
        City = Copying.Text(address.City),
        PostalCode = Copying.Text(address.PostalCode),
        Location = address.Location is { } location ? new GeoPoint { Latitude = location.Latitude, Longitude = location.Longitude } : null,
    };

    private static Contract? CopyOrNull(Contract? contract) => contract is null ? null : new Contract
    {
        Kind = contract.Kind,
        AnnualSalary = contract.AnnualSalary,
        Currency = contract.Currency,
        ValidFrom = contract.ValidFrom,
        ValidUntil = contract.ValidUntil,
        WeeklyWorkingHours = contract.WeeklyWorkingHours,
        NoticePeriodInDays = contract.NoticePeriodInDays,
        AccessRights = contract.AccessRights,
    };

    private static Skill Copy(Skill skill) => new()
    {
        Name = Copying.Text(skill.Name),
        Level = skill.Level,
        YearsOfPractice = skill.YearsOfPractice,
    };
}
