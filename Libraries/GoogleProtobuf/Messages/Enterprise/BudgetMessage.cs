using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class BudgetMessage : ProtobufMessage<Budget>
{
    private const uint YearTag = (1 << 3) | Varint;
    private const uint CurrencyTag = (2 << 3) | Varint;
    private const uint PlannedTag = (3 << 3) | LengthDelimited;
    private const uint SpentTag = (4 << 3) | LengthDelimited;
    private const uint ForecastTag = (5 << 3) | LengthDelimited;
    private const uint QuartersTag = (6 << 3) | LengthDelimited;

    private readonly DecimalMessage _decimal = new();
    private readonly ListMessage<decimal[], decimal> _quarters = new(new DecimalMessage(), list => [.. list]);

    public override int CalculateSize() =>
        SInt32Size(YearTag, Value.Year)
        + Int32Size(CurrencyTag, (int)Value.Currency)
        + PresentSize(PlannedTag, _decimal, Value.Planned)
        + PresentSize(SpentTag, _decimal, Value.Spent)
        + ValueSize(ForecastTag, _decimal, Value.Forecast)
        + MessageSize(QuartersTag, _quarters, Value.Quarters);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(YearTag, Value.Year);
        output.WriteInt32(CurrencyTag, (int)Value.Currency);
        output.WritePresent(PlannedTag, _decimal, Value.Planned);
        output.WritePresent(SpentTag, _decimal, Value.Spent);
        output.WriteValue(ForecastTag, _decimal, Value.Forecast);
        output.WriteMessage(QuartersTag, _quarters, Value.Quarters);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var budget = new Budget();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case YearTag:
                    budget.Year = input.ReadSInt32();
                    break;
                case CurrencyTag:
                    budget.Currency = (Currency)input.ReadInt32();
                    break;
                case PlannedTag:
                    budget.Planned = input.ReadValue(_decimal);
                    break;
                case SpentTag:
                    budget.Spent = input.ReadValue(_decimal);
                    break;
                case ForecastTag:
                    budget.Forecast = input.ReadValue(_decimal);
                    break;
                case QuartersTag:
                    budget.Quarters = input.ReadValue(_quarters);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = budget;
    }
}
