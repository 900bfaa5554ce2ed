namespace JsonAot.Payloads.Enterprise;

/// <summary>Builds the sample: one company, some thousands of people, about 3.8 MB of minified JSON.</summary>
internal sealed class OrganisationGenerator
{
    private const ulong Seed = 20_240_229;

    private readonly SampleChooser _choose = new(Seed);
    private readonly PeopleGenerator _people;
    private readonly ProjectGenerator _projects;
    private int _nextId;

    private OrganisationGenerator()
    {
        _people = new PeopleGenerator(_choose);
        _projects = new ProjectGenerator(_choose);
    }

    internal static Organisation Create() => new OrganisationGenerator().CreateOrganisation();

    private Organisation CreateOrganisation() => new()
    {
        Id = _choose.Id(),
        SchemaVersion = 3,
        Exported = _choose.Moment(years: 1),
        Name = "Contoso Société Générale d'Équipement",
        Motto = null,
        Website = new Uri("https://contoso.example/about?lang=en"),
        Founded = new DateTime(1897, 5, 12, 0, 0, 0, DateTimeKind.Unspecified),
        SharesIssued = 12_345_678_901,
        Headquarters = _people.CreateAddress(),
        Settings = CreateSettings(chances: 1),
        Divisions = [.. Vocabulary.DivisionNames.Select(CreateDivision)],
    };

    private Division CreateDivision(string name) => new()
    {
        Id = ++_nextId,
        Name = name,
        Region = _choose.Of<Region>(),
        Budget = _projects.CreateBudget(largest: 9000),
        Departments = [.. Enum.GetValues<DepartmentKind>().Select(CreateDepartment)],
    };

    private Department CreateDepartment(DepartmentKind kind)
    {
        int? manager = _choose.OneIn(5) ? null : _choose.Between(10_001, 12_000);
        return new Department
        {
            Id = ++_nextId,
            Name = $"{kind} {_nextId}",
            CostCentre = _choose.OneIn(4) ? null : $"CC-{_choose.Between(100, 999)}",
            Kind = kind,
            ManagerEmployeeNumber = manager,
            Budget = _choose.OneIn(6) ? null : _projects.CreateBudget(largest: 900),
            Settings = CreateSettings(chances: 3),
            Teams = _choose.List(9, () => CreateTeam(manager)),
        };
    }

    private Team CreateTeam(int? manager) => new()
    {
        Id = ++_nextId,
        Name = $"{_choose.Of(Vocabulary.TeamNames)} {_nextId}",
        IsRemote = _choose.OneIn(3),
        Tags = _choose.OneIn(8) ? null : _choose.List(_choose.Between(0, 4), () => _choose.Of(Vocabulary.Tags)),
        Projects = _choose.List(_choose.Between(1, 5), _projects.CreateProject),
        Members = _choose.List(_choose.Between(3, 12), () => _people.CreateEmployee(manager)),
    };

    private Dictionary<string, string> CreateSettings(int chances) =>
        _choose.Some(Vocabulary.Settings, chances, setting => setting);
}
