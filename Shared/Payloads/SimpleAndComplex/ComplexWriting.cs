using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal static class ComplexWriting
{
    internal static void Write(Utf8JsonWriter writer, Complex value)
    {
        writer.WriteStartObject();
        WriteNumbers(writer, value);
        WriteTexts(writer, value);
        WriteTimesAndNames(writer, value);
        WriteCollections(writer, value);
        writer.WriteEndObject();
    }

    private static void WriteNumbers(Utf8JsonWriter writer, Complex value)
    {
        writer.WriteNumber(ComplexNames.SByte, value.SByte);
        writer.WriteNumber(ComplexNames.Byte, value.Byte);
        writer.WriteNumber(ComplexNames.Int16, value.Int16);
        writer.WriteNumber(ComplexNames.UInt16, value.UInt16);
        writer.WriteNumber(ComplexNames.Int32, value.Int32);
        writer.WriteNumber(ComplexNames.UInt32, value.UInt32);
        writer.WriteNumber(ComplexNames.Int64, value.Int64);
        writer.WriteNumber(ComplexNames.UInt64, value.UInt64);
        writer.WriteNumber(ComplexNames.Single, value.Single);
        writer.WriteNumber(ComplexNames.Double, value.Double);
        writer.WriteNumber(ComplexNames.Decimal, value.Decimal);
    }

    private static void WriteTexts(Utf8JsonWriter writer, Complex value)
    {
        writer.WriteBoolean(ComplexNames.Boolean, value.Boolean);
        writer.WriteCharacter(ComplexNames.Char, value.Char);
        writer.WriteString(ComplexNames.Text, value.Text);
        writer.WriteString(ComplexNames.NonAsciiText, value.NonAsciiText);
        writer.WriteString(ComplexNames.QuotedText, value.QuotedText);
        writer.WriteString(ComplexNames.AbsentText, value.AbsentText);
    }

    private static void WriteTimesAndNames(Utf8JsonWriter writer, Complex value)
    {
        writer.WriteString(ComplexNames.UtcTime, value.UtcTime);
        writer.WriteString(ComplexNames.PlainTime, value.PlainTime);
        writer.WriteString(ComplexNames.OffsetTime, value.OffsetTime);
        writer.WriteTimeSpan(ComplexNames.Duration, value.Duration);
        writer.WriteString(ComplexNames.Guid, value.Guid);
        writer.WriteString(ComplexNames.Link, value.Link?.OriginalString);
        writer.WriteNumber(ComplexNames.Weekday, (int)value.Weekday);
        writer.WriteNumber(ComplexNames.Permissions, (int)value.Permissions);
    }

    private static void WriteCollections(Utf8JsonWriter writer, Complex value)
    {
        writer.WriteNullable(ComplexNames.AbsentNumber, value.AbsentNumber);
        writer.WriteNullable(ComplexNames.PresentNumber, value.PresentNumber);
        writer.WriteBase64(ComplexNames.Bytes, value.Bytes);
        writer.WriteNumbers(ComplexNames.Numbers, value.Numbers);
        writer.WriteStrings(ComplexNames.Words, value.Words);
        writer.WriteNumbers(ComplexNames.Counts, value.Counts);
        writer.WriteObject(ComplexNames.Address, value.Address, WriteAddress);
    }

    private static void WriteAddress(Utf8JsonWriter writer, Address address)
    {
        writer.WriteString(ComplexNames.Street, address.Street);
        writer.WriteString(ComplexNames.City, address.City);
        writer.WriteString(ComplexNames.PostalCode, address.PostalCode);
        writer.WriteNumber(ComplexNames.Floor, address.Floor);
    }
}
