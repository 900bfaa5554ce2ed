namespace JsonAot.Payloads.Enterprise;

public sealed class Milestone
{
    public string Name { get; set; } = "";

    public DateTime DueDate { get; set; }

    public bool IsReached { get; set; }
}
