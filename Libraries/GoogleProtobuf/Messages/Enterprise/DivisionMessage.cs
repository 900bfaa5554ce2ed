using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class DivisionMessage : ProtobufMessage<Division>
{
    private const uint IdTag = (1 << 3) | Varint;
    private const uint NameTag = (2 << 3) | LengthDelimited;
    private const uint RegionTag = (3 << 3) | Varint;
    private const uint BudgetTag = (4 << 3) | LengthDelimited;
    private const uint DepartmentsTag = (5 << 3) | LengthDelimited;

    private readonly BudgetMessage _budget = new();
    private readonly ListMessage<List<Department>, Department> _departments = new(new DepartmentMessage(), list => list);

    public override int CalculateSize() =>
        SInt32Size(IdTag, Value.Id)
        + StringSize(NameTag, Value.Name)
        + Int32Size(RegionTag, (int)Value.Region)
        + MessageSize(BudgetTag, _budget, Value.Budget)
        + MessageSize(DepartmentsTag, _departments, Value.Departments);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(IdTag, Value.Id);
        output.WriteString(NameTag, Value.Name);
        output.WriteInt32(RegionTag, (int)Value.Region);
        output.WriteMessage(BudgetTag, _budget, Value.Budget);
        output.WriteMessage(DepartmentsTag, _departments, Value.Departments);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var division = new Division();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    division.Id = input.ReadSInt32();
                    break;
                case NameTag:
                    division.Name = input.ReadString();
                    break;
                case RegionTag:
                    division.Region = (Region)input.ReadInt32();
                    break;
                case BudgetTag:
                    division.Budget = input.ReadValue(_budget);
                    break;
                case DepartmentsTag:
                    division.Departments = input.ReadValue(_departments);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = division;
    }
}
