using System.Runtime.CompilerServices;
using System.Text.Json;

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

    /// <summary>Moves to the next name of an object; false at its end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool MoveToName(ref this Utf8JsonReader reader)
    {
        reader.Read();
        return reader.TokenType == JsonTokenType.PropertyName;
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadInt32(ref this Utf8JsonReader reader)
    {
        reader.Read();
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt32(out int value))
            Fail(ref reader, "a 32-bit integer");
        else
            return value;
        return 0;
    }

    public static void SkipValue(ref this Utf8JsonReader reader)
    {
        reader.Read();
        reader.Skip();
    }

    /// <summary>Out of line, so that the step it guards stays small enough to inline.</summary>
    [System.Diagnostics.CodeAnalysis.DoesNotReturn]
    public static void Fail(ref Utf8JsonReader reader, string expected) =>
        throw new JsonException(
            $"Expected {expected}, found {reader.TokenType}, at byte {reader.TokenStartIndex}.",
            path: null,
            lineNumber: null,
            bytePositionInLine: reader.TokenStartIndex);
}
