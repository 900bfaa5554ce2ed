using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal sealed class ComplexHandWritten : IHandWrittenCodec<Complex>
{
    public void Write(Utf8JsonWriter writer, Complex value) => ComplexWriting.Write(writer, value);

    public Complex? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? ComplexReading.Read(ref reader) : null;
}

/// <summary>The names of Complex and of its address, escaped once for every call.</summary>
internal static class ComplexNames
{
    internal static readonly JsonEncodedText SByte = JsonEncodedText.Encode("SByte");
    internal static readonly JsonEncodedText Byte = JsonEncodedText.Encode("Byte");
    internal static readonly JsonEncodedText Int16 = JsonEncodedText.Encode("Int16");
    internal static readonly JsonEncodedText UInt16 = JsonEncodedText.Encode("UInt16");
    internal static readonly JsonEncodedText Int32 = JsonEncodedText.Encode("Int32");
    internal static readonly JsonEncodedText UInt32 = JsonEncodedText.Encode("UInt32");
    internal static readonly JsonEncodedText Int64 = JsonEncodedText.Encode("Int64");
    internal static readonly JsonEncodedText UInt64 = JsonEncodedText.Encode("UInt64");
    internal static readonly JsonEncodedText Single = JsonEncodedText.Encode("Single");
    internal static readonly JsonEncodedText Double = JsonEncodedText.Encode("Double");
    internal static readonly JsonEncodedText Decimal = JsonEncodedText.Encode("Decimal");
    internal static readonly JsonEncodedText Boolean = JsonEncodedText.Encode("Boolean");
    internal static readonly JsonEncodedText Char = JsonEncodedText.Encode("Char");
    internal static readonly JsonEncodedText Text = JsonEncodedText.Encode("Text");
    internal static readonly JsonEncodedText NonAsciiText = JsonEncodedText.Encode("NonAsciiText");
    internal static readonly JsonEncodedText QuotedText = JsonEncodedText.Encode("QuotedText");
    internal static readonly JsonEncodedText AbsentText = JsonEncodedText.Encode("AbsentText");
    internal static readonly JsonEncodedText UtcTime = JsonEncodedText.Encode("UtcTime");
    internal static readonly JsonEncodedText PlainTime = JsonEncodedText.Encode("PlainTime");
    internal static readonly JsonEncodedText OffsetTime = JsonEncodedText.Encode("OffsetTime");
    internal static readonly JsonEncodedText Duration = JsonEncodedText.Encode("Duration");
    internal static readonly JsonEncodedText Guid = JsonEncodedText.Encode("Guid");
    internal static readonly JsonEncodedText Link = JsonEncodedText.Encode("Link");
    internal static readonly JsonEncodedText Weekday = JsonEncodedText.Encode("Weekday");
    internal static readonly JsonEncodedText Permissions = JsonEncodedText.Encode("Permissions");
    internal static readonly JsonEncodedText AbsentNumber = JsonEncodedText.Encode("AbsentNumber");
    internal static readonly JsonEncodedText PresentNumber = JsonEncodedText.Encode("PresentNumber");
    internal static readonly JsonEncodedText Bytes = JsonEncodedText.Encode("Bytes");
    internal static readonly JsonEncodedText Numbers = JsonEncodedText.Encode("Numbers");
    internal static readonly JsonEncodedText Words = JsonEncodedText.Encode("Words");
    internal static readonly JsonEncodedText Counts = JsonEncodedText.Encode("Counts");
    internal static readonly JsonEncodedText Address = JsonEncodedText.Encode("Address");
    internal static readonly JsonEncodedText Street = JsonEncodedText.Encode("Street");
    internal static readonly JsonEncodedText City = JsonEncodedText.Encode("City");
    internal static readonly JsonEncodedText PostalCode = JsonEncodedText.Encode("PostalCode");
    internal static readonly JsonEncodedText Floor = JsonEncodedText.Encode("Floor");
}

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
