using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class TeamMessage : ProtobufMessage<Team>
{
    private const uint IdTag = (1 << 3) | Varint;
    private const uint NameTag = (2 << 3) | LengthDelimited;
    private const uint IsRemoteTag = (3 << 3) | Varint;
    private const uint TagsTag = (4 << 3) | LengthDelimited;
    private const uint ProjectsTag = (5 << 3) | LengthDelimited;
    private const uint MembersTag = (6 << 3) | LengthDelimited;

    private readonly StringListMessage<List<string>> _tags = new(list => list);
    private readonly ListMessage<List<Project>, Project> _projects = new(new ProjectMessage(), list => list);
    private readonly ListMessage<List<Employee>, Employee> _members = new(new EmployeeMessage(), list => list);

    public override int CalculateSize() =>
        SInt32Size(IdTag, Value.Id)
        + StringSize(NameTag, Value.Name)
        + BoolSize(IsRemoteTag, Value.IsRemote)
        + MessageSize(TagsTag, _tags, Value.Tags)
        + MessageSize(ProjectsTag, _projects, Value.Projects)
        + MessageSize(MembersTag, _members, Value.Members);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(IdTag, Value.Id);
        output.WriteString(NameTag, Value.Name);
        output.WriteBool(IsRemoteTag, Value.IsRemote);
        output.WriteMessage(TagsTag, _tags, Value.Tags);
        output.WriteMessage(ProjectsTag, _projects, Value.Projects);
        output.WriteMessage(MembersTag, _members, Value.Members);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var team = new Team();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    team.Id = input.ReadSInt32();
                    break;
                case NameTag:
                    team.Name = input.ReadString();
                    break;
                case IsRemoteTag:
                    team.IsRemote = input.ReadBool();
                    break;
                case TagsTag:
                    team.Tags = input.ReadValue(_tags);
                    break;
                case ProjectsTag:
                    team.Projects = input.ReadValue(_projects);
                    break;
                case MembersTag:
                    team.Members = input.ReadValue(_members);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = team;
    }
}
