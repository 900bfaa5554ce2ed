namespace JsonAot.Payloads.Enterprise;

public sealed class Department
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public string? CostCentre { get; set; }

    public DepartmentKind Kind { get; set; }

    /// <summary>Null while the post is vacant.</summary>
    public int? ManagerEmployeeNumber { get; set; }

    public Budget? Budget { get; set; }

    public Dictionary<string, string>? Settings { get; set; }

    public List<Team>? Teams { get; set; }
}
