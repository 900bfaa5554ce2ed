namespace JsonAot.Payloads.Enterprise;

internal sealed class ProjectGenerator(SampleChooser choose)
{
    internal Project CreateProject()
    {
        DateTime starts = choose.UtcMoment(years: 5);
        return new Project
        {
            Reference = $"PRJ-{choose.Between(1000, 9999)}",
            Title = $"{choose.Of(Vocabulary.ProjectVerbs)} {choose.Of(Vocabulary.ProjectNouns)}",
            Description = choose.OneIn(6) ? null : choose.Sentences(Vocabulary.ProjectSentences, 2, 5),
            Status = choose.Of<ProjectStatus>(),
            Priority = choose.Of<Priority>(),
            StartsAt = starts,
            EndsAt = choose.OneIn(3) ? null : starts.AddDays(choose.Between(30, 900)),
            EstimatedCost = choose.OneIn(5) ? null : choose.Amount(200_000),
            Progress = choose.Below(1001) / 1000.0,
            Milestones = choose.List(choose.Between(0, 3), () => CreateMilestone(starts)),
            HoursBooked = choose.Some(Vocabulary.KindsOfWork, 2, name => (name, choose.Below(2000))),
        };
    }

    internal Budget CreateBudget(int largest) => new()
    {
        Year = choose.Between(2020, 2026),
        Currency = choose.Of<Currency>(),
        Planned = choose.RoundAmount(largest),
        Spent = choose.Amount(largest * 100),
        Forecast = choose.OneIn(3) ? null : choose.Amount(largest * 100),
        Quarters = [.. choose.List(4, () => choose.RoundAmount(largest / 4))],
    };

    private Milestone CreateMilestone(DateTime starts) => new()
    {
        Name = choose.Of(Vocabulary.Milestones),
        DueDate = starts.AddDays(choose.Between(7, 400)),
        IsReached = choose.OneIn(2),
    };
}
