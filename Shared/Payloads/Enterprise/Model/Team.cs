namespace JsonAot.Payloads.Enterprise;

public sealed class Team
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public bool IsRemote { get; set; }

    public List<string>? Tags { get; set; }

    public List<Project>? Projects { get; set; }

    public List<Employee>? Members { get; set; }
}
