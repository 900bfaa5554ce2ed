using JsonAot.Payloads.Enterprise;
using Serde;

namespace JsonAot.Libraries.Enterprise;

[GenerateSerde(ForType = typeof(Project))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(ProjectStatus), Proxy = typeof(EnumName<ProjectStatus>))]
[UseProxy(ForType = typeof(Priority), Proxy = typeof(EnumName<Priority>))]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
[UseProxy(ForType = typeof(Milestone), Proxy = typeof(OrNull<Milestone, MilestoneProxy>))]
internal partial struct ProjectProxy
{
    public string Reference;
    public string Title;
    public string? Description;
    public ProjectStatus Status;
    public Priority Priority;
    public DateTime StartsAt;
    public DateTime? EndsAt;
    public decimal? EstimatedCost;
    public double Progress;
    public List<Milestone?>? Milestones;
    public Dictionary<string, int>? HoursBooked;

    public static explicit operator ProjectProxy(Project value) => new()
    {
        Reference = value.Reference,
        Title = value.Title,
        Description = value.Description,
        Status = value.Status,
        Priority = value.Priority,
        StartsAt = value.StartsAt,
        EndsAt = value.EndsAt,
        EstimatedCost = value.EstimatedCost,
        Progress = value.Progress,
        Milestones = value.Milestones!,
        HoursBooked = value.HoursBooked,
    };

    public static explicit operator Project(ProjectProxy value) => new()
    {
        Reference = value.Reference,
        Title = value.Title,
        Description = value.Description,
        Status = value.Status,
        Priority = value.Priority,
        StartsAt = value.StartsAt,
        EndsAt = value.EndsAt,
        EstimatedCost = value.EstimatedCost,
        Progress = value.Progress,
        Milestones = value.Milestones!,
        HoursBooked = value.HoursBooked,
    };
}

[GenerateSerde(ForType = typeof(Milestone))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
internal partial struct MilestoneProxy
{
    public string Name;
    public DateTime DueDate;
    public bool IsReached;

    public static explicit operator MilestoneProxy(Milestone value) => new()
    {
        Name = value.Name,
        DueDate = value.DueDate,
        IsReached = value.IsReached,
    };

    public static explicit operator Milestone(MilestoneProxy value) => new()
    {
        Name = value.Name,
        DueDate = value.DueDate,
        IsReached = value.IsReached,
    };
}

[GenerateSerde(ForType = typeof(Budget))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Currency), Proxy = typeof(EnumName<Currency>))]
internal partial struct BudgetProxy
{
    public int Year;
    public Currency Currency;
    public decimal Planned;
    public decimal Spent;
    public decimal? Forecast;
    public decimal[]? Quarters;

    public static explicit operator BudgetProxy(Budget value) => new()
    {
        Year = value.Year,
        Currency = value.Currency,
        Planned = value.Planned,
        Spent = value.Spent,
        Forecast = value.Forecast,
        Quarters = value.Quarters,
    };

    public static explicit operator Budget(BudgetProxy value) => new()
    {
        Year = value.Year,
        Currency = value.Currency,
        Planned = value.Planned,
        Spent = value.Spent,
        Forecast = value.Forecast,
        Quarters = value.Quarters,
    };
}
