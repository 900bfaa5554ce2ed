using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Values of any bits, written by both and read again: those that no document gives are among them. The first byte says of which type.
/// </summary>
internal sealed class WrittenTarget() : FuzzTarget("written/values", Seeded(), [], 1)
{
    private static readonly ScalarMetadata Metadata = ScalarMetadata.Default;

    private static readonly Func<byte[], string?>[] Kinds =
    [
        bits => Same(ScalarCodecs.HolderDouble, Metadata.HolderDouble, BinaryPrimitives.ReadDoubleLittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderSingle, Metadata.HolderSingle, BinaryPrimitives.ReadSingleLittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderHalf, Metadata.HolderHalf, BinaryPrimitives.ReadHalfLittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderDecimal, Metadata.HolderDecimal, Decimal(bits)),
        bits => Same(ScalarCodecs.HolderInt64, Metadata.HolderInt64, BinaryPrimitives.ReadInt64LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderUInt64, Metadata.HolderUInt64, BinaryPrimitives.ReadUInt64LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderInt128, Metadata.HolderInt128, BinaryPrimitives.ReadInt128LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderUInt128, Metadata.HolderUInt128, BinaryPrimitives.ReadUInt128LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderInt32, Metadata.HolderInt32, BinaryPrimitives.ReadInt32LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderDateTime, Metadata.HolderDateTime, new DateTime(Ticks(bits), (DateTimeKind)(bits[15] % 3))),
        bits => Same(ScalarCodecs.HolderDateTimeOffset, Metadata.HolderDateTimeOffset, Offset(bits)),
        bits => Same(ScalarCodecs.HolderTimeSpan, Metadata.HolderTimeSpan, new TimeSpan(BinaryPrimitives.ReadInt64LittleEndian(bits))),
        bits => Same(ScalarCodecs.HolderDateOnly, Metadata.HolderDateOnly, DateOnly.FromDateTime(new DateTime(Ticks(bits)))),
        bits => Same(ScalarCodecs.HolderTimeOnly, Metadata.HolderTimeOnly, new TimeOnly(Ticks(bits) % TimeSpan.TicksPerDay)),
        bits => Same(ScalarCodecs.HolderGuid, Metadata.HolderGuid, new Guid(bits.AsSpan(0, 16))),
        bits => Same(ScalarCodecs.HolderChar, Metadata.HolderChar, (char)BinaryPrimitives.ReadUInt16LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderByteArray, Metadata.HolderByteArray, bits),
        bits => Same(ScalarCodecs.HolderSeason, Metadata.HolderSeason, (Season)BinaryPrimitives.ReadInt32LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderRights, Metadata.HolderRights, (Rights)BinaryPrimitives.ReadInt32LittleEndian(bits)),
        bits => Same(ScalarCodecs.HolderString, Metadata.HolderString, LooseText.Of(bits)),
        bits => Same(ScalarCodecs.HolderString, Metadata.HolderString, new string(MemoryMarshal.Cast<byte, char>(bits))),
        bits => Same(RelaxedCodecs.HolderString, RuleSubjects.Relaxed.HolderString, LooseText.Of(bits)),
        bits => Same(
            ScalarCodecs.HolderDictionaryStringInt32, Metadata.HolderDictionaryStringInt32, new() { [LooseText.Of(bits)] = 1 }),
        bits => Same(ScalarCodecs.HolderInt32Array, Metadata.HolderInt32Array, [.. MemoryMarshal.Cast<byte, int>(bits)]),
    ];

    // Texts of many letters are read by blocks, those of each number of bytes in another way.
    private static readonly string[] Texts =
    [
        "0123456789abcdef",
        "\0\0\0\0\0\0\xF0\x3F\0\0\0\0\0\0\x0E\0",
        "é日🚀<&>\"\\\n é日🚀",
        "春はあけぼの。やうやう白くなりゆく山際、少し明かりて、紫だちたる雲の細くたなびきたる。",
        "Широка страна моя родная, много в ней лесов, полей и рек. Ещё — «кавычки»",
        "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, \"naïve\" façade\tcafé",
        "ภาษาไทย 한국어 텍스트 🚀🚀 mixed with words, Ελληνικά, עברית, हिन्दी \u2028 end of it all",
    ];

    private static byte[][] Seeded() =>
    [
        .. from kind in Enumerable.Range(0, Kinds.Length)
            from text in Texts
            select (byte[])[(byte)kind, .. Encoding.UTF8.GetBytes(text)],
    ];

    protected override string? Compare(byte[] input)
    {
        byte[] bits = input[1..];
        if (bits.Length < 16)
            Array.Resize(ref bits, 16);
        return Kinds[input[0] % Kinds.Length](bits);
    }

    private static string? Same<T>(SpanCodec<Holder<T>> codec, JsonTypeInfo<Holder<T>> metadata, T value)
    {
        var held = new Holder<T> { Value = value };
        Attempt<byte[]> expected = Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(held, metadata));
        Attempt<byte[]> actual = Attempt.Of(() => codec.SerializeToUtf8Bytes(held));
        if (expected.Failure is not null || actual.Failure is not null)
        {
            return expected.Failure?.GetType() == actual.Failure?.GetType() || value is Half && actual.Failure is ArgumentException ? null
                : $"{typeof(T).Name} {value}: {Attempt.Describe(expected.Failure)} and {Attempt.Describe(actual.Failure)}";
        }

        if (!expected.Value.AsSpan().SequenceEqual(actual.Value))
            return $"{typeof(T).Name} {value}: {Shown(expected.Value)} and {Shown(actual.Value)}";
        // Half a surrogate pair is read as another character, which may be written otherwise.
        byte[] again = codec.SerializeToUtf8Bytes(codec.Deserialize(actual.Value));
        byte[] expectedAgain = JsonSerializer.SerializeToUtf8Bytes(JsonSerializer.Deserialize(expected.Value, metadata)!, metadata);
        return again.AsSpan().SequenceEqual(expectedAgain) ? null
            : $"{typeof(T).Name} {value}: {Shown(actual.Value)} is read as {Shown(expectedAgain)} and {Shown(again)}";
    }

    private static string Shown(byte[] text) => Encoding.UTF8.GetString(text);

    private static long Ticks(byte[] bits) =>
        (long)(BinaryPrimitives.ReadUInt64LittleEndian(bits) % (ulong)(DateTime.MaxValue.Ticks + 1));

    private static DateTimeOffset Offset(byte[] bits)
    {
        const int Most = 14 * 60;
        var offset = TimeSpan.FromMinutes((BinaryPrimitives.ReadUInt16LittleEndian(bits.AsSpan(8)) % ((2 * Most) + 1)) - Most);
        return new DateTimeOffset(Math.Clamp(Ticks(bits), TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay), offset);
    }

    private static decimal Decimal(byte[] bits) => new(
        BinaryPrimitives.ReadInt32LittleEndian(bits),
        BinaryPrimitives.ReadInt32LittleEndian(bits.AsSpan(4)),
        BinaryPrimitives.ReadInt32LittleEndian(bits.AsSpan(8)),
        (bits[12] & 1) != 0,
        (byte)(bits[13] % 29));
}
