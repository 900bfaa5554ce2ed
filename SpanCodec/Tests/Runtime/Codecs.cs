using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Tests.Runtime;

/// <summary>A codec for each primitive, as generated code would call it.</summary>
internal static class Codecs
{
    public static SpanCodec<bool> Boolean { get; } = Bounded<bool>(JsonRead.Boolean, JsonWrite.Boolean, JsonWrite.MaxBoolean);

    public static SpanCodec<sbyte> SByte { get; } = Bounded<sbyte>(JsonRead.SByte, JsonWrite.SByte, JsonWrite.MaxSByte);

    public static SpanCodec<byte> Byte { get; } = Bounded<byte>(JsonRead.Byte, JsonWrite.Byte, JsonWrite.MaxByte);

    public static SpanCodec<short> Int16 { get; } = Bounded<short>(JsonRead.Int16, JsonWrite.Int16, JsonWrite.MaxInt16);

    public static SpanCodec<ushort> UInt16 { get; } = Bounded<ushort>(JsonRead.UInt16, JsonWrite.UInt16, JsonWrite.MaxUInt16);

    public static SpanCodec<int> Int32 { get; } = Bounded<int>(JsonRead.Int32, JsonWrite.Int32, JsonWrite.MaxInt32);

    public static SpanCodec<uint> UInt32 { get; } = Bounded<uint>(JsonRead.UInt32, JsonWrite.UInt32, JsonWrite.MaxUInt32);

    public static SpanCodec<long> Int64 { get; } = Bounded<long>(JsonRead.Int64, JsonWrite.Int64, JsonWrite.MaxInt64);

    public static SpanCodec<ulong> UInt64 { get; } = Bounded<ulong>(JsonRead.UInt64, JsonWrite.UInt64, JsonWrite.MaxUInt64);

    public static SpanCodec<Int128> Int128 { get; } = Bounded<Int128>(JsonRead.Int128, JsonWrite.Int128, JsonWrite.MaxInt128);

    public static SpanCodec<UInt128> UInt128 { get; } = Bounded<UInt128>(JsonRead.UInt128, JsonWrite.UInt128, JsonWrite.MaxUInt128);

    public static SpanCodec<Half> Half { get; } = Bounded<Half>(JsonRead.Half, JsonWrite.Half, JsonWrite.MaxHalf);

    public static SpanCodec<float> Single { get; } = Bounded<float>(JsonRead.Single, JsonWrite.Single, JsonWrite.MaxSingle);

    public static SpanCodec<double> Double { get; } = Bounded<double>(JsonRead.Double, JsonWrite.Double, JsonWrite.MaxDouble);

    public static SpanCodec<decimal> Decimal { get; } = Bounded<decimal>(JsonRead.Decimal, JsonWrite.Decimal, JsonWrite.MaxDecimal);

    public static SpanCodec<char> Char { get; } = Bounded<char>(JsonRead.Char, JsonWrite.Char, JsonWrite.MaxChar);

    public static SpanCodec<Guid> Guid { get; } = Bounded<Guid>(JsonRead.Guid, JsonWrite.Guid, JsonWrite.MaxGuid);

    public static SpanCodec<DateTime> DateTime { get; } = Bounded<DateTime>(JsonRead.DateTime, JsonWrite.DateTime, JsonWrite.MaxDateTime);

    public static SpanCodec<DateTimeOffset> DateTimeOffset { get; } =
        Bounded<DateTimeOffset>(JsonRead.DateTimeOffset, JsonWrite.DateTimeOffset, JsonWrite.MaxDateTimeOffset);

    public static SpanCodec<DateOnly> DateOnly { get; } = Bounded<DateOnly>(JsonRead.DateOnly, JsonWrite.DateOnly, JsonWrite.MaxDateOnly);

    public static SpanCodec<TimeOnly> TimeOnly { get; } = Bounded<TimeOnly>(JsonRead.TimeOnly, JsonWrite.TimeOnly, JsonWrite.MaxTimeOnly);

    public static SpanCodec<TimeSpan> TimeSpan { get; } = Bounded<TimeSpan>(JsonRead.TimeSpan, JsonWrite.TimeSpan, JsonWrite.MaxTimeSpan);

    public static SpanCodec<string> String { get; } = StringWith(default);

    public static SpanCodec<Uri> Uri { get; } = new ValueCodec<Uri>(JsonRead.Uri!, (ref JsonOutput output, int at, Uri value) => output.Uri(at, value));

    public static SpanCodec<Version> Version { get; } =
        new ValueCodec<Version>(JsonRead.Version!, (ref JsonOutput output, int at, Version value) => output.Version(at, value));

    public static SpanCodec<byte[]> ByteArray { get; } =
        new ValueCodec<byte[]>(JsonRead.ByteArray!, (ref JsonOutput output, int at, byte[] value) => output.Bytes(at, value));

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

    private static ValueCodec<T> Bounded<T>(ValueCodec<T>.Reader read, ValueCodec<T>.BoundedWriter write, int most) =>
        new(read, ValueCodec<T>.Bounded(write, most));
}
