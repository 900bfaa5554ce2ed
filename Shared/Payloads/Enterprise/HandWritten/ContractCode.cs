using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class ContractCode
{
    private static readonly JsonEncodedText Kind = JsonEncodedText.Encode("Kind");
    private static readonly JsonEncodedText AnnualSalary = JsonEncodedText.Encode("AnnualSalary");
    private static readonly JsonEncodedText Currency = JsonEncodedText.Encode("Currency");
    private static readonly JsonEncodedText ValidFrom = JsonEncodedText.Encode("ValidFrom");
    private static readonly JsonEncodedText ValidUntil = JsonEncodedText.Encode("ValidUntil");
    private static readonly JsonEncodedText WeeklyWorkingHours = JsonEncodedText.Encode("WeeklyWorkingHours");
    private static readonly JsonEncodedText NoticePeriodInDays = JsonEncodedText.Encode("NoticePeriodInDays");
    private static readonly JsonEncodedText AccessRights = JsonEncodedText.Encode("AccessRights");

    private static readonly EnumNames<ContractKind> ContractKindNames = new();
    private static readonly EnumNames<Currency> CurrencyNames = new();
    private static readonly EnumNames<AccessRights> AccessRightsNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Contract contract)
    {
        ContractKindNames.Write(writer, Kind, contract.Kind);
        writer.WriteNumber(AnnualSalary, contract.AnnualSalary);
        CurrencyNames.Write(writer, Currency, contract.Currency);
        writer.WriteString(ValidFrom, contract.ValidFrom);
        writer.WriteNullable(ValidUntil, contract.ValidUntil);
        writer.WriteNumber(WeeklyWorkingHours, contract.WeeklyWorkingHours);
        writer.WriteNumber(NoticePeriodInDays, contract.NoticePeriodInDays);
        AccessRightsNames.Write(writer, AccessRights, contract.AccessRights);
    }

    internal static Contract Take(ref Utf8JsonReader reader)
    {
        var contract = new Contract();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Kind"u8))
                contract.Kind = ContractKindNames.Take(ref reader);
            if (reader.IsAt("AnnualSalary"u8))
                contract.AnnualSalary = reader.TakeDecimal();
            if (reader.IsAt("Currency"u8))
                contract.Currency = CurrencyNames.Take(ref reader);
            if (reader.IsAt("ValidFrom"u8))
                contract.ValidFrom = reader.TakeDateTime();
            if (reader.IsAt("ValidUntil"u8))
                contract.ValidUntil = reader.PassNull() ? null : reader.TakeDateTime();
            if (reader.IsAt("WeeklyWorkingHours"u8))
                contract.WeeklyWorkingHours = reader.TakeSingle();
            if (reader.IsAt("NoticePeriodInDays"u8))
                contract.NoticePeriodInDays = reader.TakeInt16();
            if (reader.IsAt("AccessRights"u8))
                contract.AccessRights = AccessRightsNames.Take(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return contract;
    }
}
