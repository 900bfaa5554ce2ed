namespace JsonAot.Payloads.Enterprise;

public sealed class Division
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public Region Region { get; set; }

    public Budget? Budget { get; set; }

    public List<Department>? Departments { get; set; }
}
