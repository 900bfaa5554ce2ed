using System.Buffers.Text;
using System.Text;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>Takes what JSON carries as text, from the value to the token after it (<see cref="Utf8ReadingMembers"/>).</summary>
public static class Utf8ReadingScalars
{
    /// <summary>In bytes: one escaped as \u0000.</summary>
    private const int LongestCharacter = 6;

    public static string TakeString(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.String);
        string value = reader.GetString()!;
        reader.Read();
        return value;
    }

    public static char TakeChar(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.String);
        Span<char> text = stackalloc char[LongestCharacter];
        long length = reader.HasValueSequence ? reader.ValueSequence.Length : reader.ValueSpan.Length;
        if (length > LongestCharacter || reader.CopyString(text) != 1)
            return reader.Refuse<char>("a string of one character");
        reader.Read();
        return text[0];
    }

    public static DateTime TakeDateTime(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String || !reader.TryGetDateTime(out DateTime value))
            return reader.Refuse<DateTime>("a date and time");
        reader.Read();
        return value;
    }

    public static DateTimeOffset TakeDateTimeOffset(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String || !reader.TryGetDateTimeOffset(out DateTimeOffset value))
            return reader.Refuse<DateTimeOffset>("a date and time with its offset");
        reader.Read();
        return value;
    }

    public static TimeSpan TakeTimeSpan(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.String);
        if (!TryGetTimeSpan(ref reader, out TimeSpan value))
            return reader.Refuse<TimeSpan>("a time span such as 1.02:03:04.5");
        reader.Read();
        return value;
    }

    public static Guid TakeGuid(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String || !reader.TryGetGuid(out Guid value))
            return reader.Refuse<Guid>("a GUID");
        reader.Read();
        return value;
    }

    public static Uri TakeUri(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.String);
        if (!Uri.TryCreate(reader.GetString(), UriKind.RelativeOrAbsolute, out Uri? value))
            return reader.Refuse<Uri>("a URI");
        reader.Read();
        return value;
    }

    public static byte[] TakeBase64(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String || !reader.TryGetBytesFromBase64(out byte[]? value))
            return reader.Refuse<byte[]>("bytes in Base64");
        reader.Read();
        return value;
    }

    private static bool TryGetTimeSpan(ref Utf8JsonReader reader, out TimeSpan value)
    {
        ReadOnlySpan<byte> text = reader.ValueIsEscaped || reader.HasValueSequence
            ? Encoding.UTF8.GetBytes(reader.GetString()!)
            : reader.ValueSpan;
        value = default;
        // The parser would pass over leading white space.
        return text.Length > 0
            && (text[0] == '-' || char.IsAsciiDigit((char)text[0]))
            && Utf8Parser.TryParse(text, out value, out int consumed, 'c')
            && consumed == text.Length;
    }
}
