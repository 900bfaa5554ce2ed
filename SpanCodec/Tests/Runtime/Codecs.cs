using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Tests.Runtime;

/// <summary>A codec for each primitive, as generated code would call it.</summary>
internal static class Codecs
{
    public static SpanCodec<bool> Boolean { get; } = Bounded<JsonBoolean, bool>();

    public static SpanCodec<sbyte> SByte { get; } = Bounded<JsonSByte, sbyte>();

    public static SpanCodec<byte> Byte { get; } = Bounded<JsonByte, byte>();

    public static SpanCodec<short> Int16 { get; } = Bounded<JsonInt16, short>();

    public static SpanCodec<ushort> UInt16 { get; } = Bounded<JsonUInt16, ushort>();

    public static SpanCodec<int> Int32 { get; } = Bounded<JsonInt32, int>();

    public static SpanCodec<uint> UInt32 { get; } = Bounded<JsonUInt32, uint>();

    public static SpanCodec<long> Int64 { get; } = Bounded<JsonInt64, long>();

    public static SpanCodec<ulong> UInt64 { get; } = Bounded<JsonUInt64, ulong>();

    public static SpanCodec<Int128> Int128 { get; } = Bounded<JsonInt128, Int128>();

    public static SpanCodec<UInt128> UInt128 { get; } = Bounded<JsonUInt128, UInt128>();

    public static SpanCodec<Half> Half { get; } = Bounded<JsonHalf, Half>();

    public static SpanCodec<float> Single { get; } = Bounded<JsonSingle, float>();

    public static SpanCodec<double> Double { get; } = Bounded<JsonDouble, double>();

    public static SpanCodec<decimal> Decimal { get; } = Bounded<JsonDecimal, decimal>();

    public static SpanCodec<char> Char { get; } = Bounded<JsonChar, char>();

    public static SpanCodec<Guid> Guid { get; } = Bounded<JsonGuid, Guid>();

    public static SpanCodec<DateTime> DateTime { get; } = Bounded<JsonDateTime, DateTime>();

    public static SpanCodec<DateTimeOffset> DateTimeOffset { get; } = Bounded<JsonDateTimeOffset, DateTimeOffset>();

    public static SpanCodec<DateOnly> DateOnly { get; } = Bounded<JsonDateOnly, DateOnly>();

    public static SpanCodec<TimeOnly> TimeOnly { get; } = Bounded<JsonTimeOnly, TimeOnly>();

    public static SpanCodec<TimeSpan> TimeSpan { get; } = Bounded<JsonTimeSpan, TimeSpan>();

    public static SpanCodec<string> String { get; } = StringWith(default);

    public static SpanCodec<Uri> Uri { get; } = Unbounded<JsonUri, Uri>();

    public static SpanCodec<Version> Version { get; } = Unbounded<JsonVersion, Version>();

    public static SpanCodec<byte[]> ByteArray { get; } = Unbounded<JsonByteArray, byte[]>();

    public static SpanCodec<JsonElement> JsonElement { get; } = ElementWith(default);

    /// <summary>A type without members: everything is skipped.</summary>
    public static SpanCodec<Nothing> Nothing { get; } = NothingWith(default);

    public static SpanCodec<string> StringWith(DocumentRules rules) =>
        new ValueCodec<string>(JsonRead.String!, (ref JsonOutput output, int at, string value) => output.String(at, value), rules);

    public static SpanCodec<JsonElement> ElementWith(DocumentRules rules) => new ValueCodec<JsonElement>(
        (ReadOnlySpan<byte> json, int position, out JsonElement value) =>
            JsonRead.JsonElement(json, position, 0, rules.MaxDepth, rules.AllowTrailingCommas, out value),
        (ref JsonOutput output, int at, JsonElement value) => output.JsonElement(at, value),
        rules);

    public static SpanCodec<Nothing> NothingWith(DocumentRules rules) => new ValueCodec<Nothing>(
        (ReadOnlySpan<byte> json, int position, out Nothing value) => ReadNothing(json, position, rules, out value!),
        (ref JsonOutput output, int at, Nothing value) => output.Literal(at, "{}"u8),
        rules);

    private static int ReadNothing(ReadOnlySpan<byte> json, int position, DocumentRules rules, out Nothing? value)
    {
        value = null;
        position = JsonRead.SeekObject(json, position, typeof(Nothing), out bool isNull);
        if (isNull)
            return position;
        JsonRead.CheckDepth(0, rules.MaxDepth, position);
        value = new Nothing();
        position = JsonRead.FirstMember(json, position + 1, out bool isEnd);
        while (!isEnd)
        {
            position = JsonRead.Name(json, position, out _);
            position = JsonRead.Skip(json, position, 1, rules.MaxDepth, rules.AllowTrailingCommas);
            position = JsonRead.NextMember(json, position, rules.AllowTrailingCommas, out isEnd);
        }

        return position;
    }

    public static ValueCodec<T> Bounded<TPrimitive, T>()
        where TPrimitive : IBoundedPrimitive<TPrimitive, T>
        where T : struct => new(TPrimitive.Read, ValueCodec<T>.Bounded(TPrimitive.Write, TPrimitive.MaxLength));

    public static ValueCodec<T> Unbounded<TPrimitive, T>()
        where TPrimitive : IUnboundedPrimitive<T>
        where T : notnull => new(TPrimitive.Read!, TPrimitive.Write!);
}
