using System.Buffers.Text;
using System.Diagnostics;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>The members that Utf8JsonWriter has no method for: null or a value, and the types it does not know.</summary>
public static class Utf8WritingMembers
{
    public static void WriteNullable(this Utf8JsonWriter writer, JsonEncodedText name, int? value)
    {
        if (value is { } number)
            writer.WriteNumber(name, number);
        else
            writer.WriteNull(name);
    }

    public static void WriteNullable(this Utf8JsonWriter writer, JsonEncodedText name, double? value)
    {
        if (value is { } number)
            writer.WriteNumber(name, number);
        else
            writer.WriteNull(name);
    }

    public static void WriteNullable(this Utf8JsonWriter writer, JsonEncodedText name, decimal? value)
    {
        if (value is { } number)
            writer.WriteNumber(name, number);
        else
            writer.WriteNull(name);
    }

    public static void WriteNullable(this Utf8JsonWriter writer, JsonEncodedText name, DateTime? value)
    {
        if (value is { } time)
            writer.WriteString(name, time);
        else
            writer.WriteNull(name);
    }

    public static void WriteNullable(this Utf8JsonWriter writer, JsonEncodedText name, DateTimeOffset? value)
    {
        if (value is { } time)
            writer.WriteString(name, time);
        else
            writer.WriteNull(name);
    }

    public static void WriteBase64(this Utf8JsonWriter writer, JsonEncodedText name, byte[]? value)
    {
        if (value is null)
            writer.WriteNull(name);
        else
            writer.WriteBase64String(name, value);
    }

    public static void WriteCharacter(this Utf8JsonWriter writer, JsonEncodedText name, char value) =>
        writer.WriteString(name, new ReadOnlySpan<char>(in value));

    public static void WriteTimeSpan(this Utf8JsonWriter writer, JsonEncodedText name, TimeSpan value)
    {
        // -10675199.02:48:05.4775808 is the longest.
        Span<byte> text = stackalloc byte[26];
        bool fits = Utf8Formatter.TryFormat(value, text, out int length, 'c');
        Debug.Assert(fits);
        writer.WriteString(name, text[..length]);
    }
}
