namespace JsonAot.Payloads.Enterprise;

internal static class ProjectCopy
{
    internal static Budget? CopyOrNull(Budget? budget) => budget is null ? null : new Budget
    {
        Year = budget.Year,
        Currency = budget.Currency,
        Planned = budget.Planned,
        Spent = budget.Spent,
        Forecast = budget.Forecast,
        Quarters = budget.Quarters?.AsSpan().ToArray(),
    };

    internal static Project Copy(Project project) => new()
    {
        Reference = Copying.Text(project.Reference),
        Title = Copying.Text(project.Title),
        Description = Copying.TextOrNull(project.Description),
        Status = project.Status,
        Priority = project.Priority,
        StartsAt = project.StartsAt,
        EndsAt = project.EndsAt,
        EstimatedCost = project.EstimatedCost,
        Progress = project.Progress,
        Milestones = Copying.ListOrNull(project.Milestones, Copy),
        HoursBooked = Copying.DictionaryOrNull(project.HoursBooked, hours => hours),
    };

    private static Milestone Copy(Milestone milestone) => new()
    {
        Name = Copying.Text(milestone.Name),
        DueDate = milestone.DueDate,
        IsReached = milestone.IsReached,
    };
}
