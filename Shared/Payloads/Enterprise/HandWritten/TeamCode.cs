using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class TeamCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText IsRemote = JsonEncodedText.Encode("IsRemote");
    private static readonly JsonEncodedText Tags = JsonEncodedText.Encode("Tags");
    private static readonly JsonEncodedText Projects = JsonEncodedText.Encode("Projects");
    private static readonly JsonEncodedText Members = JsonEncodedText.Encode("Members");

    internal static void WriteMembers(Utf8JsonWriter writer, Team team)
    {
        writer.WriteNumber(Id, team.Id);
        writer.WriteString(Name, team.Name);
        writer.WriteBoolean(IsRemote, team.IsRemote);
        writer.WriteStrings(Tags, team.Tags);
        writer.WriteObjects(Projects, team.Projects, ProjectCode.WriteMembers);
        writer.WriteObjects(Members, team.Members, EmployeeCode.WriteMembers);
    }

    internal static Team Take(ref Utf8JsonReader reader)
    {
        var team = new Team();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                team.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                team.Name = reader.TakeString();
            if (reader.IsAt("IsRemote"u8))
                team.IsRemote = reader.TakeBoolean();
            if (reader.IsAt("Tags"u8))
                team.Tags = reader.PassNull() ? null : reader.TakeList(Utf8ReadingScalars.TakeString);
            if (reader.IsAt("Projects"u8))
                team.Projects = reader.PassNull() ? null : reader.TakeList(ProjectCode.Take);
            if (reader.IsAt("Members"u8))
                team.Members = reader.PassNull() ? null : reader.TakeList(EmployeeCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return team;
    }
}
