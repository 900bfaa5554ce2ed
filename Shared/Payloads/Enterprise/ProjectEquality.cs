namespace JsonAot.Payloads.Enterprise;

internal static class ProjectEquality
{
    internal static bool AreEqual(Project expected, Project actual) =>
        expected.Reference == actual.Reference
        && expected.Title == actual.Title
        && expected.Description == actual.Description
        && expected.Status == actual.Status
        && expected.Priority == actual.Priority
        && TimeEquality.AreEqual(expected.StartsAt, actual.StartsAt)
        && TimeEquality.AreEqual(expected.EndsAt, actual.EndsAt)
        && expected.EstimatedCost == actual.EstimatedCost
        && expected.Progress.Equals(actual.Progress)
        && ValueEquality.Sequences(expected.Milestones, actual.Milestones, AreEqual)
        && DictionaryEquality.AreEqual(expected.HoursBooked, actual.HoursBooked);

    internal static bool AreEqual(Budget expected, Budget actual) =>
        expected.Year == actual.Year
        && expected.Currency == actual.Currency
        && expected.Planned == actual.Planned
        && expected.Spent == actual.Spent
        && expected.Forecast == actual.Forecast
        && ValueEquality.Sequences(expected.Quarters, actual.Quarters, (left, right) => left == right);

    private static bool AreEqual(Milestone expected, Milestone actual) =>
        expected.Name == actual.Name
        && TimeEquality.AreEqual(expected.DueDate, actual.DueDate)
        && expected.IsReached == actual.IsReached;
}
