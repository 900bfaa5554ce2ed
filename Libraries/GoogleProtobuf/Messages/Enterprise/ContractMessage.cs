using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class ContractMessage : ProtobufMessage<Contract>
{
    private const uint KindTag = (1 << 3) | Varint;
    private const uint AnnualSalaryTag = (2 << 3) | LengthDelimited;
    private const uint CurrencyTag = (3 << 3) | Varint;
    private const uint ValidFromTag = (4 << 3) | Fixed64;
    private const uint ValidUntilTag = (5 << 3) | Fixed64;
    private const uint WeeklyWorkingHoursTag = (6 << 3) | Fixed32;
    private const uint NoticePeriodInDaysTag = (7 << 3) | Varint;
    private const uint AccessRightsTag = (8 << 3) | Varint;

    private readonly DecimalMessage _decimal = new();

    public override int CalculateSize() =>
        Int32Size(KindTag, (int)Value.Kind)
        + PresentSize(AnnualSalaryTag, _decimal, Value.AnnualSalary)
        + Int32Size(CurrencyTag, (int)Value.Currency)
        + DateTimeSize(ValidFromTag, Value.ValidFrom)
        + OptionalDateTimeSize(ValidUntilTag, Value.ValidUntil)
        + FloatSize(WeeklyWorkingHoursTag, Value.WeeklyWorkingHours)
        + SInt32Size(NoticePeriodInDaysTag, Value.NoticePeriodInDays)
        + Int32Size(AccessRightsTag, (int)Value.AccessRights);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteInt32(KindTag, (int)Value.Kind);
        output.WritePresent(AnnualSalaryTag, _decimal, Value.AnnualSalary);
        output.WriteInt32(CurrencyTag, (int)Value.Currency);
        output.WriteDateTime(ValidFromTag, Value.ValidFrom);
        output.WriteOptionalDateTime(ValidUntilTag, Value.ValidUntil);
        output.WriteFloat(WeeklyWorkingHoursTag, Value.WeeklyWorkingHours);
        output.WriteSInt32(NoticePeriodInDaysTag, Value.NoticePeriodInDays);
        output.WriteInt32(AccessRightsTag, (int)Value.AccessRights);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var contract = new Contract();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case KindTag:
                    contract.Kind = (ContractKind)input.ReadInt32();
                    break;
                case AnnualSalaryTag:
                    contract.AnnualSalary = input.ReadValue(_decimal);
                    break;
                case CurrencyTag:
                    contract.Currency = (Currency)input.ReadInt32();
                    break;
                case ValidFromTag:
                    contract.ValidFrom = input.ReadDateTime();
                    break;
                case ValidUntilTag:
                    contract.ValidUntil = input.ReadDateTime();
                    break;
                case WeeklyWorkingHoursTag:
                    contract.WeeklyWorkingHours = input.ReadFloat();
                    break;
                case NoticePeriodInDaysTag:
                    contract.NoticePeriodInDays = (short)input.ReadSInt32();
                    break;
                case AccessRightsTag:
                    contract.AccessRights = (AccessRights)input.ReadInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = contract;
    }
}
