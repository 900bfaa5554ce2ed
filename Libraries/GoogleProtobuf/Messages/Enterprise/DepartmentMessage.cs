using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class DepartmentMessage : ProtobufMessage<Department>
{
    private const uint IdTag = (1 << 3) | Varint;
    private const uint NameTag = (2 << 3) | LengthDelimited;
    private const uint CostCentreTag = (3 << 3) | LengthDelimited;
    private const uint KindTag = (4 << 3) | Varint;
    private const uint ManagerEmployeeNumberTag = (5 << 3) | Varint;
    private const uint BudgetTag = (6 << 3) | LengthDelimited;
    private const uint SettingsTag = (7 << 3) | LengthDelimited;
    private const uint TeamsTag = (8 << 3) | LengthDelimited;

    private readonly BudgetMessage _budget = new();
    private readonly MapMessage<string> _settings = new(new StringEntryMessage());
    private readonly ListMessage<List<Team>, Team> _teams = new(new TeamMessage(), list => list);

    public override int CalculateSize() =>
        SInt32Size(IdTag, Value.Id)
        + StringSize(NameTag, Value.Name)
        + StringSize(CostCentreTag, Value.CostCentre)
        + Int32Size(KindTag, (int)Value.Kind)
        + OptionalSInt32Size(ManagerEmployeeNumberTag, Value.ManagerEmployeeNumber)
        + MessageSize(BudgetTag, _budget, Value.Budget)
        + MessageSize(SettingsTag, _settings, Value.Settings)
        + MessageSize(TeamsTag, _teams, Value.Teams);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(IdTag, Value.Id);
        output.WriteString(NameTag, Value.Name);
        output.WriteString(CostCentreTag, Value.CostCentre);
        output.WriteInt32(KindTag, (int)Value.Kind);
        output.WriteOptionalSInt32(ManagerEmployeeNumberTag, Value.ManagerEmployeeNumber);
        output.WriteMessage(BudgetTag, _budget, Value.Budget);
        output.WriteMessage(SettingsTag, _settings, Value.Settings);
        output.WriteMessage(TeamsTag, _teams, Value.Teams);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var department = new Department();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    department.Id = input.ReadSInt32();
                    break;
                case NameTag:
                    department.Name = input.ReadString();
                    break;
                case CostCentreTag:
                    department.CostCentre = input.ReadString();
                    break;
                case KindTag:
                    department.Kind = (DepartmentKind)input.ReadInt32();
                    break;
                case ManagerEmployeeNumberTag:
                    department.ManagerEmployeeNumber = input.ReadSInt32();
                    break;
                case BudgetTag:
                    department.Budget = input.ReadValue(_budget);
                    break;
                case SettingsTag:
                    department.Settings = input.ReadValue(_settings);
                    break;
                case TeamsTag:
                    department.Teams = input.ReadValue(_teams);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = department;
    }
}
