using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class SkillCode
{
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Level = JsonEncodedText.Encode("Level");
    private static readonly JsonEncodedText YearsOfPractice = JsonEncodedText.Encode("YearsOfPractice");

    private static readonly EnumNames<SkillLevel> SkillLevelNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Skill skill)
    {
        writer.WriteString(Name, skill.Name);
        SkillLevelNames.Write(writer, Level, skill.Level);
        writer.WriteNumber(YearsOfPractice, skill.YearsOfPractice);
    }

    internal static Skill Take(ref Utf8JsonReader reader)
    {
        var skill = new Skill();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                skill.Name = reader.TakeString();
            if (reader.IsAt("Level"u8))
                skill.Level = SkillLevelNames.Take(ref reader);
            if (reader.IsAt("YearsOfPractice"u8))
                skill.YearsOfPractice = reader.TakeByte();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return skill;
    }
}
