using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>
/// Takes numbers and truth values: each starts on the value and ends on the token after it (<see cref="Utf8ReadingMembers"/>).
/// A number that does not fit the type is refused, as is one too large for a floating-point type, which would become infinite.
/// </summary>
public static class Utf8ReadingNumbers
{
    public static bool TakeBoolean(ref this Utf8JsonReader reader)
    {
        bool value = reader.TokenType == JsonTokenType.True;
        if (!value && reader.TokenType != JsonTokenType.False)
            Utf8Reading.Fail(ref reader, "true or false");
        reader.Read();
        return value;
    }

    public static sbyte TakeSByte(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetSByte(out sbyte value))
            return reader.Refuse<sbyte>("an 8-bit integer");
        reader.Read();
        return value;
    }

    public static byte TakeByte(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetByte(out byte value))
            return reader.Refuse<byte>("an unsigned 8-bit integer");
        reader.Read();
        return value;
    }

    public static short TakeInt16(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt16(out short value))
            return reader.Refuse<short>("a 16-bit integer");
        reader.Read();
        return value;
    }

    public static ushort TakeUInt16(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetUInt16(out ushort value))
            return reader.Refuse<ushort>("an unsigned 16-bit integer");
        reader.Read();
        return value;
    }

    public static int TakeInt32(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt32(out int value))
            return reader.Refuse<int>("a 32-bit integer");
        reader.Read();
        return value;
    }

    public static uint TakeUInt32(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetUInt32(out uint value))
            return reader.Refuse<uint>("an unsigned 32-bit integer");
        reader.Read();
        return value;
    }

    public static long TakeInt64(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt64(out long value))
            return reader.Refuse<long>("a 64-bit integer");
        reader.Read();
        return value;
    }

    public static ulong TakeUInt64(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetUInt64(out ulong value))
            return reader.Refuse<ulong>("an unsigned 64-bit integer");
        reader.Read();
        return value;
    }

    public static float TakeSingle(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetSingle(out float value) || !float.IsFinite(value))
            return reader.Refuse<float>("a 32-bit floating-point number");
        reader.Read();
        return value;
    }

    public static double TakeDouble(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetDouble(out double value) || !double.IsFinite(value))
            return reader.Refuse<double>("a 64-bit floating-point number");
        reader.Read();
        return value;
    }

    public static decimal TakeDecimal(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetDecimal(out decimal value))
            return reader.Refuse<decimal>("a decimal number");
        reader.Read();
        return value;
    }
}
