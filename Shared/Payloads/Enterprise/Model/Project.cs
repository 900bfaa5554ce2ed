namespace JsonAot.Payloads.Enterprise;

public sealed class Project
{
    public string Reference { get; set; } = "";

    public string Title { get; set; } = "";

    public string? Description { get; set; }

    public ProjectStatus Status { get; set; }

    public Priority Priority { get; set; }

    public DateTime StartsAt { get; set; }

    public DateTime? EndsAt { get; set; }

    public decimal? EstimatedCost { get; set; }

    public double Progress { get; set; }

    public List<Milestone>? Milestones { get; set; }

    /// <summary>Hours booked, by kind of work.</summary>
    public Dictionary<string, int>? HoursBooked { get; set; }
}
