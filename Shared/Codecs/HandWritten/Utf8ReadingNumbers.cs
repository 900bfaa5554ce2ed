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

    public static sbyte TakeSByte(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetSByte(out sbyte value) ? Passed(ref reader, value)
        : reader.Refuse<sbyte>("an 8-bit integer");

    public static byte TakeByte(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetByte(out byte value) ? Passed(ref reader, value)
        : reader.Refuse<byte>("an unsigned 8-bit integer");

    public static short TakeInt16(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetInt16(out short value) ? Passed(ref reader, value)
        : reader.Refuse<short>("a 16-bit integer");

    public static ushort TakeUInt16(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetUInt16(out ushort value) ? Passed(ref reader, value)
        : reader.Refuse<ushort>("an unsigned 16-bit integer");

    public static int TakeInt32(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetInt32(out int value) ? Passed(ref reader, value)
        : reader.Refuse<int>("a 32-bit integer");

    public static uint TakeUInt32(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetUInt32(out uint value) ? Passed(ref reader, value)
        : reader.Refuse<uint>("an unsigned 32-bit integer");

    public static long TakeInt64(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetInt64(out long value) ? Passed(ref reader, value)
        : reader.Refuse<long>("a 64-bit integer");

    public static ulong TakeUInt64(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetUInt64(out ulong value) ? Passed(ref reader, value)
        : reader.Refuse<ulong>("an unsigned 64-bit integer");

    public static float TakeSingle(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetSingle(out float value) && float.IsFinite(value) ? Passed(ref reader, value)
        : reader.Refuse<float>("a 32-bit floating-point number");

    public static double TakeDouble(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetDouble(out double value) && double.IsFinite(value) ? Passed(ref reader, value)
        : reader.Refuse<double>("a 64-bit floating-point number");

    public static decimal TakeDecimal(ref this Utf8JsonReader reader) =>
        IsNumber(ref reader) && reader.TryGetDecimal(out decimal value) ? Passed(ref reader, value)
        : reader.Refuse<decimal>("a decimal number");

    private static bool IsNumber(ref Utf8JsonReader reader) => reader.TokenType == JsonTokenType.Number;

    private static T Passed<T>(ref Utf8JsonReader reader, T value)
    {
        reader.Read();
        return value;
    }
}
