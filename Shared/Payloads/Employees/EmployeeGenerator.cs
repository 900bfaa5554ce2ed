namespace JsonAot.Payloads.Employees;

/// <summary>Employees as a directory holds them: most names plain, some with accents, quotes or other alphabets.</summary>
internal static class EmployeeGenerator
{
    private const ulong Seed = 0x454D504C4F594545;

    private static readonly string[] PlainGivenNames =
        ["Alice", "Bernard", "Carla", "Dmitri", "Evelyn", "Florian", "Greta", "Harold", "Ingrid", "Jonathan", "Katharina", "Leopold"];

    private static readonly string[] PlainFamilyNames =
        ["Anderson", "Bergmann", "Castellano", "Dijkstra", "Eriksson", "Fitzgerald", "Grimaldi", "Hopper", "Lovelace", "Montgomery"];

    private static readonly string[] UnusualNames =
    [
        "Zoë Brönte-Ångström", "Łukasz Żółć", "Δημήτρης Παπαδόπουλος", "Наталья Ёлкина", "山田 太郎", "Siobhán O'Brien",
        "Robert \"Bob\" Tables", "DOMAIN\\administrator", "two\nlines\tand a tab", "<script>&amp;</script>", "Grace 👩🏽‍💻 Hopper", "",
    ];

    private static readonly string[] RoleNames =
    [
        "admin", "report", "read-only", "human-resources", "payroll", "auditor", "approver", "guest", "vertrieb/süd", "\"acting\" manager",
    ];

    internal static List<Employee> Create(int count)
    {
        var random = new DeterministicRandom(Seed);
        var employees = new List<Employee>(count);
        for (int i = 0; i < count; i++)
        {
            employees.Add(new Employee
            {
                FileId = FileId(random),
                Username = Username(random),
                Roles = Roles(random),
            });
        }

        return employees;
    }

    private static int FileId(DeterministicRandom random) => random.Next(100) switch
    {
        0 => int.MaxValue,
        1 => int.MinValue,
        < 10 => -random.Next(1_000),
        _ => random.Next(10_000_000),
    };

    private static string? Username(DeterministicRandom random) => random.Next(50) switch
    {
        0 => null,
        < 5 => PickFrom(UnusualNames, random),
        _ => $"{PickFrom(PlainGivenNames, random)}.{PickFrom(PlainFamilyNames, random)}{random.Next(1_000)}@example.org",
    };

    private static string[]? Roles(DeterministicRandom random)
    {
        if (random.Next(40) == 0)
            return null;
        string[] roles = new string[random.Next(5)];
        for (int i = 0; i < roles.Length; i++)
            roles[i] = PickFrom(RoleNames, random);
        return roles;
    }

    private static string PickFrom(string[] names, DeterministicRandom random) => names[random.Next(names.Length)];
}
