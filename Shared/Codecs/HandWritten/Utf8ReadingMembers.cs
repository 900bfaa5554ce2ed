using System.Runtime.CompilerServices;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>Reads the value that starts at the current token, and moves to the token after it.</summary>
public delegate T Utf8Taker<T>(ref Utf8JsonReader reader);

/// <summary>
/// The frame of a hand-written object reader that tries its members in the order in which they are usually written:
/// <code>
/// reader.EnterObject();
/// while (reader.IsAtName(out long start))
/// {
///     if (reader.IsAt("Id"u8)) item.Id = reader.TakeInt32();
///     if (reader.IsAt("Name"u8)) item.Name = reader.PassNull() ? null : reader.TakeString();
///     reader.SkipUnlessMovedFrom(start);
/// }
/// </code>
/// A document in that order passes once, each name compared once with a constant; any other order takes more passes,
/// and no other code. A Take starts on the first token of its value and ends on the token after the value.
/// </summary>
public static class Utf8ReadingMembers
{
    /// <summary>Moves from the start of an object to its first name, or to its end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EnterObject(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.StartObject);
        reader.Read();
    }

    /// <summary>False at the end of the object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsAtName(ref this Utf8JsonReader reader, out long start)
    {
        start = reader.TokenStartIndex;
        return reader.TokenType == JsonTokenType.PropertyName;
    }

    /// <summary>Moves to the member's value if it has this name. The name must be a literal, or the comparison is not unrolled.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsAt(ref this Utf8JsonReader reader, ReadOnlySpan<byte> name) =>
        (reader.ValueSpan.SequenceEqual(name) || IsAtUnusual(ref reader, name)) && reader.Read();

    /// <summary>Passes over a member that no step of this round has taken.</summary>
    public static void SkipUnlessMovedFrom(ref this Utf8JsonReader reader, long start)
    {
        if (reader.TokenStartIndex != start)
            return;
        reader.SkipValue();
        reader.Read();
    }

    /// <summary>Moves past a null, or says that there is a value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool PassNull(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Null)
            return false;
        reader.Read();
        return true;
    }

    public static List<T> TakeList<T>(ref this Utf8JsonReader reader, Utf8Taker<T> takeElement)
    {
        reader.Expect(JsonTokenType.StartArray);
        reader.Read();
        var list = new List<T>();
        while (reader.TokenType != JsonTokenType.EndArray)
            list.Add(takeElement(ref reader));
        reader.Read();
        return list;
    }

    public static Dictionary<string, T> TakeDictionary<T>(ref this Utf8JsonReader reader, Utf8Taker<T> takeValue)
    {
        reader.EnterObject();
        var dictionary = new Dictionary<string, T>();
        while (reader.TokenType == JsonTokenType.PropertyName)
        {
            string name = reader.GetString()!;
            reader.Read();
            dictionary[name] = takeValue(ref reader);
        }

        reader.Read();
        return dictionary;
    }

    /// <summary>Fails at the current token, in a form that an expression can end with.</summary>
    public static T Refuse<T>(ref this Utf8JsonReader reader, string expected)
    {
        Utf8Reading.Fail(ref reader, expected);
        return default;
    }

    /// <summary>Names with escapes, and names split between two segments; kept out of line, as they are rare.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsAtUnusual(ref Utf8JsonReader reader, ReadOnlySpan<byte> name) =>
        reader.TokenType == JsonTokenType.PropertyName
        && (reader.ValueIsEscaped || reader.HasValueSequence)
        && reader.ValueTextEquals(name);
}
