using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

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
