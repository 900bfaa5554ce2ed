using Google.Protobuf;
using JsonAot.Payloads.Employees;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class EmployeeMessage : ProtobufMessage<Employee>
{
    private const uint FileIdTag = (1 << 3) | Varint;
    private const uint UsernameTag = (2 << 3) | LengthDelimited;
    private const uint RolesTag = (3 << 3) | LengthDelimited;

    private readonly StringListMessage<IEnumerable<string>> _roles = new(list => list);

    public override int CalculateSize() =>
        SInt32Size(FileIdTag, Value.FileId)
        + StringSize(UsernameTag, Value.Username)
        + MessageSize(RolesTag, _roles, Value.Roles);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(FileIdTag, Value.FileId);
        output.WriteString(UsernameTag, Value.Username);
        output.WriteMessage(RolesTag, _roles, Value.Roles);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var employee = new Employee();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case FileIdTag:
                    employee.FileId = input.ReadSInt32();
                    break;
                case UsernameTag:
                    employee.Username = input.ReadString();
                    break;
                case RolesTag:
                    employee.Roles = input.ReadValue(_roles);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = employee;
    }
}
