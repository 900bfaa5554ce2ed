using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class BudgetCode
{
    private static readonly JsonEncodedText Year = JsonEncodedText.Encode("Year");
    private static readonly JsonEncodedText Currency = JsonEncodedText.Encode("Currency");
    private static readonly JsonEncodedText Planned = JsonEncodedText.Encode("Planned");
    private static readonly JsonEncodedText Spent = JsonEncodedText.Encode("Spent");
    private static readonly JsonEncodedText Forecast = JsonEncodedText.Encode("Forecast");
    private static readonly JsonEncodedText Quarters = JsonEncodedText.Encode("Quarters");

    private static readonly EnumNames<Currency> CurrencyNames = new();

    internal static void WriteMembers(Utf8JsonWriter writer, Budget budget)
    {
        writer.WriteNumber(Year, budget.Year);
        CurrencyNames.Write(writer, Currency, budget.Currency);
        writer.WriteNumber(Planned, budget.Planned);
        writer.WriteNumber(Spent, budget.Spent);
        writer.WriteNullable(Forecast, budget.Forecast);
        writer.WriteNumbers(Quarters, budget.Quarters);
    }

    internal static Budget Take(ref Utf8JsonReader reader)
    {
        var budget = new Budget();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Year"u8))
                budget.Year = reader.TakeInt32();
            if (reader.IsAt("Currency"u8))
                budget.Currency = CurrencyNames.Take(ref reader);
            if (reader.IsAt("Planned"u8))
                budget.Planned = reader.TakeDecimal();
            if (reader.IsAt("Spent"u8))
                budget.Spent = reader.TakeDecimal();
            if (reader.IsAt("Forecast"u8))
                budget.Forecast = reader.PassNull() ? null : reader.TakeDecimal();
            if (reader.IsAt("Quarters"u8))
                budget.Quarters = reader.PassNull() ? null : [.. reader.TakeList(Utf8ReadingNumbers.TakeDecimal)];
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return budget;
    }
}
