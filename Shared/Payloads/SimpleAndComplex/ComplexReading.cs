using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal static class ComplexReading
{
    /// <summary>From the start of the object to its end.</summary>
    internal static Complex Read(ref Utf8JsonReader reader)
    {
        var value = new Complex();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            TakeNumbers(ref reader, value);
            TakeTexts(ref reader, value);
            TakeTimesAndNames(ref reader, value);
            TakeCollections(ref reader, value);
            reader.SkipUnlessMovedFrom(start);
        }

        return value;
    }

    private static void TakeNumbers(ref Utf8JsonReader reader, Complex value)
    {
        if (reader.IsAt("SByte"u8))
            value.SByte = reader.TakeSByte();
        if (reader.IsAt("Byte"u8))
            value.Byte = reader.TakeByte();
        if (reader.IsAt("Int16"u8))
            value.Int16 = reader.TakeInt16();
        if (reader.IsAt("UInt16"u8))
            value.UInt16 = reader.TakeUInt16();
        if (reader.IsAt("Int32"u8))
            value.Int32 = reader.TakeInt32();
        if (reader.IsAt("UInt32"u8))
            value.UInt32 = reader.TakeUInt32();
        if (reader.IsAt("Int64"u8))
            value.Int64 = reader.TakeInt64();
        if (reader.IsAt("UInt64"u8))
            value.UInt64 = reader.TakeUInt64();
        if (reader.IsAt("Single"u8))
            value.Single = reader.TakeSingle();
        if (reader.IsAt("Double"u8))
            value.Double = reader.TakeDouble();
        if (reader.IsAt("Decimal"u8))
            value.Decimal = reader.TakeDecimal();
    }

    private static void TakeTexts(ref Utf8JsonReader reader, Complex value)
    {
        if (reader.IsAt("Boolean"u8))
            value.Boolean = reader.TakeBoolean();
        if (reader.IsAt("Char"u8))
            value.Char = reader.TakeChar();
        if (reader.IsAt("Text"u8))
            value.Text = reader.TakeString();
        if (reader.IsAt("NonAsciiText"u8))
            value.NonAsciiText = reader.TakeString();
        if (reader.IsAt("QuotedText"u8))
            value.QuotedText = reader.TakeString();
        if (reader.IsAt("AbsentText"u8))
            value.AbsentText = reader.PassNull() ? null : reader.TakeString();
    }

    private static void TakeTimesAndNames(ref Utf8JsonReader reader, Complex value)
    {
        if (reader.IsAt("UtcTime"u8))
            value.UtcTime = reader.TakeDateTime();
        if (reader.IsAt("PlainTime"u8))
            value.PlainTime = reader.TakeDateTime();
        if (reader.IsAt("OffsetTime"u8))
            value.OffsetTime = reader.TakeDateTimeOffset();
        if (reader.IsAt("Duration"u8))
            value.Duration = reader.TakeTimeSpan();
        if (reader.IsAt("Guid"u8))
            value.Guid = reader.TakeGuid();
        if (reader.IsAt("Link"u8))
            value.Link = reader.PassNull() ? null : reader.TakeUri();
        if (reader.IsAt("Weekday"u8))
            value.Weekday = (Weekday)reader.TakeInt32();
        if (reader.IsAt("Permissions"u8))
            value.Permissions = (Permissions)reader.TakeInt32();
    }

    private static void TakeCollections(ref Utf8JsonReader reader, Complex value)
    {
        if (reader.IsAt("AbsentNumber"u8))
            value.AbsentNumber = reader.PassNull() ? null : reader.TakeInt32();
        if (reader.IsAt("PresentNumber"u8))
            value.PresentNumber = reader.PassNull() ? null : reader.TakeDouble();
        if (reader.IsAt("Bytes"u8))
            value.Bytes = reader.PassNull() ? null : reader.TakeBase64();
        if (reader.IsAt("Numbers"u8))
            value.Numbers = reader.PassNull() ? null : [.. reader.TakeList(Utf8ReadingNumbers.TakeInt32)];
        if (reader.IsAt("Words"u8))
            value.Words = reader.PassNull() ? null : reader.TakeList(Utf8ReadingScalars.TakeString);
        if (reader.IsAt("Counts"u8))
            value.Counts = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingNumbers.TakeInt32);
        if (reader.IsAt("Address"u8))
            value.Address = reader.PassNull() ? null : TakeAddress(ref reader);
    }

    private static Address TakeAddress(ref Utf8JsonReader reader)
    {
        var address = new Address();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Street"u8))
                address.Street = reader.TakeString();
            if (reader.IsAt("City"u8))
                address.City = reader.TakeString();
            if (reader.IsAt("PostalCode"u8))
                address.PostalCode = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Floor"u8))
                address.Floor = reader.TakeInt32();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return address;
    }
}
