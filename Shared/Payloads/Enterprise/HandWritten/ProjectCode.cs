using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class ProjectCode
{
    private static readonly JsonEncodedText Reference = JsonEncodedText.Encode("Reference");
    private static readonly JsonEncodedText Title = JsonEncodedText.Encode("Title");
    private static readonly JsonEncodedText Description = JsonEncodedText.Encode("Description");
    private static readonly JsonEncodedText Status = JsonEncodedText.Encode("Status");
    private static readonly JsonEncodedText Priority = JsonEncodedText.Encode("Priority");
    private static readonly JsonEncodedText StartsAt = JsonEncodedText.Encode("StartsAt");
    private static readonly JsonEncodedText EndsAt = JsonEncodedText.Encode("EndsAt");
    private static readonly JsonEncodedText EstimatedCost = JsonEncodedText.Encode("EstimatedCost");
    private static readonly JsonEncodedText Progress = JsonEncodedText.Encode("Progress");
    private static readonly JsonEncodedText Milestones = JsonEncodedText.Encode("Milestones");
    private static readonly JsonEncodedText HoursBooked = JsonEncodedText.Encode("HoursBooked");

    private static readonly EnumNames<ProjectStatus> ProjectStatusNames = new();
    private static readonly EnumNames<Priority> PriorityNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Project project)
    {
        writer.WriteString(Reference, project.Reference);
        writer.WriteString(Title, project.Title);
        writer.WriteString(Description, project.Description);
        ProjectStatusNames.Write(writer, Status, project.Status);
        PriorityNames.Write(writer, Priority, project.Priority);
        writer.WriteString(StartsAt, project.StartsAt);
        writer.WriteNullable(EndsAt, project.EndsAt);
        writer.WriteNullable(EstimatedCost, project.EstimatedCost);
        writer.WriteNumber(Progress, project.Progress);
        writer.WriteObjects(Milestones, project.Milestones, MilestoneCode.WriteMembers);
        writer.WriteNumbers(HoursBooked, project.HoursBooked);
    }

    internal static Project Take(ref Utf8JsonReader reader)
    {
        var project = new Project();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Reference"u8))
                project.Reference = reader.TakeString();
            if (reader.IsAt("Title"u8))
                project.Title = reader.TakeString();
            if (reader.IsAt("Description"u8))
                project.Description = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Status"u8))
                project.Status = ProjectStatusNames.Take(ref reader);
            if (reader.IsAt("Priority"u8))
                project.Priority = PriorityNames.Take(ref reader);
            if (reader.IsAt("StartsAt"u8))
                project.StartsAt = reader.TakeDateTime();
            if (reader.IsAt("EndsAt"u8))
                project.EndsAt = reader.PassNull() ? null : reader.TakeDateTime();
            if (reader.IsAt("EstimatedCost"u8))
                project.EstimatedCost = reader.PassNull() ? null : reader.TakeDecimal();
            if (reader.IsAt("Progress"u8))
                project.Progress = reader.TakeDouble();
            if (reader.IsAt("Milestones"u8))
                project.Milestones = reader.PassNull() ? null : reader.TakeList(MilestoneCode.Take);
            if (reader.IsAt("HoursBooked"u8))
                project.HoursBooked = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingNumbers.TakeInt32);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return project;
    }
}

internal static class MilestoneCode
{
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText DueDate = JsonEncodedText.Encode("DueDate");
    private static readonly JsonEncodedText IsReached = JsonEncodedText.Encode("IsReached");

    internal static void WriteMembers(Utf8JsonWriter writer, Milestone milestone)
    {
        writer.WriteString(Name, milestone.Name);
        writer.WriteString(DueDate, milestone.DueDate);
        writer.WriteBoolean(IsReached, milestone.IsReached);
    }

    internal static Milestone Take(ref Utf8JsonReader reader)
    {
        var milestone = new Milestone();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                milestone.Name = reader.TakeString();
            if (reader.IsAt("DueDate"u8))
                milestone.DueDate = reader.TakeDateTime();
            if (reader.IsAt("IsReached"u8))
                milestone.IsReached = reader.TakeBoolean();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return milestone;
    }
}

internal static class BudgetCode
{
    private static readonly JsonEncodedText Year = JsonEncodedText.Encode("Year");
    private static readonly JsonEncodedText Currency = JsonEncodedText.Encode("Currency");
    private static readonly JsonEncodedText Planned = JsonEncodedText.Encode("Planned");
    private static readonly JsonEncodedText Spent = JsonEncodedText.Encode("Spent");
    private static readonly JsonEncodedText Forecast = JsonEncodedText.Encode("Forecast");
    private static readonly JsonEncodedText Quarters = JsonEncodedText.Encode("Quarters");

    private static readonly EnumNames<Currency> CurrencyNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Budget budget)
    {
        writer.WriteNumber(Year, budget.Year);
        CurrencyNames.Write(writer, Currency, budget.Currency);
        writer.WriteNumber(Planned, budget.Planned);
        writer.WriteNumber(Spent, budget.Spent);
        writer.WriteNullable(Forecast, budget.Forecast);
        writer.WriteNumbers(Quarters, budget.Quarters);
    }

    internal static Budget Take(ref Utf8JsonReader reader)
    {
        var budget = new Budget();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Year"u8))
                budget.Year = reader.TakeInt32();
            if (reader.IsAt("Currency"u8))
                budget.Currency = CurrencyNames.Take(ref reader);
            if (reader.IsAt("Planned"u8))
                budget.Planned = reader.TakeDecimal();
            if (reader.IsAt("Spent"u8))
                budget.Spent = reader.TakeDecimal();
            if (reader.IsAt("Forecast"u8))
                budget.Forecast = reader.PassNull() ? null : reader.TakeDecimal();
            if (reader.IsAt("Quarters"u8))
                budget.Quarters = reader.PassNull() ? null : [.. reader.TakeList(Utf8ReadingNumbers.TakeDecimal)];
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return budget;
    }
}
