using System.Text.Json;

namespace JsonAot.Payloads.SimpleAndComplex;

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
