namespace JsonAot.Payloads.Enterprise;

internal sealed class PeopleGenerator(SampleChooser choose)
{
    private int _number = 10_000;

    internal Employee CreateEmployee(int? managerNumber)
    {
        string firstName = choose.Of(Vocabulary.FirstNames);
        string lastName = choose.Of(Vocabulary.LastNames);
        int number = ++_number;
        return new Employee
        {
            Id = choose.Id(),
            EmployeeNumber = number,
            FirstName = firstName,
            LastName = lastName,
            Nickname = choose.OneIn(12) ? $"\"{firstName[..2]}\"" : null,
            EmailAddress = $"employee.{number}@contoso.example",
            JobTitle = $"{choose.Of(Vocabulary.Ranks)} {choose.Of(Vocabulary.Professions)}",
            Biography = choose.OneIn(10) ? null : choose.Sentences(Vocabulary.LifeSentences, 5, 9),
            DateOfBirth = choose.Day(years: 40).AddYears(-20),
            LastSignedIn = choose.OneIn(6) ? null : choose.Moment(years: 1),
            IsActive = !choose.OneIn(10),
            Level = choose.Of<EmployeeLevel>(),
            ManagerEmployeeNumber = managerNumber,
            HomeAddress = choose.OneIn(15) ? null : CreateAddress(),
            EmploymentContract = CreateContract(),
            Skills = choose.OneIn(20) ? null : choose.List(choose.Between(1, 4), CreateSkill),
            Ratings = choose.OneIn(10) ? null : [.. choose.List(choose.Between(0, 6), () => choose.Between(1, 5))],
            Allowances = choose.Some(Vocabulary.Allowances, 3, name => (name, choose.Amount(500))),
        };
    }

    internal Address CreateAddress() => new()
    {
        Street = $"{choose.Between(1, 250)} {choose.Of(Vocabulary.Streets)}",
        Unit = choose.OneIn(3) ? $"Flat {choose.Between(1, 40)}" : null,
        City = choose.Of(Vocabulary.Cities),
        PostalCode = $"{choose.Between(10000, 99999)}",
        Location = choose.OneIn(8) ? null : new GeoPoint { Latitude = choose.Coordinate(90), Longitude = choose.Coordinate(180) },
    };

    private Contract CreateContract() => new()
    {
        Kind = choose.Of<ContractKind>(),
        AnnualSalary = choose.Amount(120_000),
        Currency = choose.Of<Currency>(),
        ValidFrom = choose.Day(years: 15),
        ValidUntil = choose.OneIn(4) ? choose.Day(years: 15).AddYears(15) : null,
        WeeklyWorkingHours = choose.Between(40, 80) / 2f,
        NoticePeriodInDays = (short)(choose.Between(2, 12) * 7),
        AccessRights = (AccessRights)choose.Below(16),
    };

    private Skill CreateSkill() => new()
    {
        Name = choose.Of(Vocabulary.Skills),
        Level = choose.Of<SkillLevel>(),
        YearsOfPractice = (byte)choose.Between(0, 30),
    };
}
