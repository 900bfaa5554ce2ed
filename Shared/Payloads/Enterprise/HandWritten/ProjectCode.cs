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
