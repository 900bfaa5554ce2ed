using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Unicode;

namespace JsonAot.Codecs;

/// <summary>The steps that every hand-written reader repeats, each failing with the byte at which it failed.</summary>
public static class Utf8Reading
{
    /// <summary>Moves to the first token of an array, or says that the value is null.</summary>
    public static bool MoveToArray(ref this Utf8JsonReader reader)
    {
        reader.Read();
        return reader.IsStartOrNull(JsonTokenType.StartArray);
    }

    /// <summary>Moves to the first token of an object, or says that the value is null.</summary>
    public static bool MoveToObject(ref this Utf8JsonReader reader)
    {
        reader.Read();
        return reader.IsStartOrNull(JsonTokenType.StartObject);
    }

    /// <summary>Moves to the next element of an array; false at its end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool MoveToElement(ref this Utf8JsonReader reader)
    {
        reader.Read();
        return reader.TokenType != JsonTokenType.EndArray;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Expect(ref this Utf8JsonReader reader, JsonTokenType token)
    {
        if (reader.TokenType != token)
            Fail(ref reader, $"a {token}");
    }

    public static bool IsStartOrNull(ref this Utf8JsonReader reader, JsonTokenType start)
    {
        if (reader.TokenType == JsonTokenType.Null)
            return false;
        reader.Expect(start);
        return true;
    }

    /// <summary>Passes the value of the member on whose name the reader stands.</summary>
    public static void SkipValue(ref this Utf8JsonReader reader)
    {
        reader.CheckText();
        reader.Read();
        reader.CheckText();
        if (reader.TokenType is not (JsonTokenType.StartObject or JsonTokenType.StartArray))
            return;

        int depth = reader.CurrentDepth;
        do
        {
            reader.Read();
            reader.CheckText();
        }
        while (reader.CurrentDepth > depth);
    }

    /// <summary>Refuses bad UTF-8 and half surrogate pairs in texts that are skipped: only decoding checks a text.</summary>
    private static void CheckText(ref this Utf8JsonReader reader)
    {
        // Sound text without escape sequences needs no string to be known as such.
        if (reader.TokenType is JsonTokenType.PropertyName or JsonTokenType.String
            && (reader.ValueIsEscaped || reader.HasValueSequence || !Utf8.IsValid(reader.ValueSpan)))
            reader.GetString();
    }

    /// <summary>Out of line, so that the step it guards stays small enough to inline.</summary>
    [System.Diagnostics.CodeAnalysis.DoesNotReturn]
    public static void Fail(ref Utf8JsonReader reader, string expected) =>
        throw new MalformedJsonException($"expected {expected}, found {reader.TokenType}", reader.TokenStartIndex);
}
