using System.Buffers;
using System.Text;
using System.Text.Json;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Support;
using SpanCodecs.Tests.Fuzz;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>No routine reads behind a document's last byte, or writes behind the room it was given.</summary>
public sealed class PageBoundaryTests : IDisposable
{
    private static readonly ulong[] Names = NameTableTests.ToNumbers(new NameTable(["name", "aName", "x"]));

    private static int s_blanks = 2;
    private readonly GuardedMemory _memory = GuardedMemory.WhyNot is { } reason ? Unavailable(reason) : new GuardedMemory(2);

    public void Dispose() => ((IDisposable)_memory).Dispose();

    [Fact]
    public void Nothing_is_read_behind_the_end_of_any_document()
    {
        // The last ends with a character of four bytes, of which only the first one is there.
        foreach (byte[] json in Documents().Select(Encoding.UTF8.GetBytes).Append([.. "\"éabcd"u8, 0xF0, (byte)'"']))
        {
            for (int length = 0; length <= json.Length; length++)
            {
                Span<byte> guarded = _memory.Last(length);
                json.AsSpan(0, length).CopyTo(guarded);
                ReadAll(guarded);
            }
        }
    }

    [Fact]
    public void Nothing_is_read_behind_the_end_from_any_position_even_outside()
    {
        byte[] json = "{\"name\": \"plain text with é and \\u00e9\", \"n\": [1, -2.5e7, null, true]}"u8.ToArray();
        Span<byte> guarded = _memory.Last(json.Length);
        json.CopyTo(guarded);
        foreach (int position in Enumerable.Range(-20, json.Length + 40).Concat([int.MinValue, int.MaxValue, int.MaxValue - 15]))
        {
            ReadAllAt(guarded, position);
            Assert.Equal(Contains(json, position, "\"name\": "), JsonRead.Matches(guarded, position, "\"name\": "u8));
        }
    }

    [Fact]
    public void Nothing_is_written_behind_the_room_that_was_given()
    {
        foreach (Random random in Seeded.Rounds(2_000, seed: 61))
        {
            Write(Codecs.Int32, (int)random.AnySize());
            Write(Codecs.UInt64, random.AnySize());
            Write(Codecs.Double, BitConverter.UInt64BitsToDouble(random.Bits() & ~(1UL << 62)));
            Write(Codecs.Double, Math.Round(random.NextDouble() * 1e6, 4));
            Write(Codecs.Single, (float)random.NextDouble());
            Write(Codecs.Decimal, (decimal)random.NextDouble());
            Write(Codecs.Guid, Guid.NewGuid());
            Write(Codecs.DateTime, new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), DateTimeKind.Utc));
            Write(Codecs.TimeSpan, new TimeSpan((long)random.Bits()));
            Write(Codecs.String, new string((char)random.Next(0x20, 0x100), random.Next(80)));
            Write(Codecs.String, new string('x', random.Next(80)) + (char)random.Next(0xD800));
            Write(Codecs.String, new string('x', random.Next(20)) + (char)random.Next(0xD800) + new string('y', random.Next(20)));
            Write(Codecs.ByteArray, new byte[random.Next(50)]);
        }

        Write(Codecs.Double, double.MinValue);
        Write(Codecs.Decimal, -0.0000000000000000000000000001m);
        Write(Codecs.Int128, Int128.MinValue);
        Write(Codecs.TimeSpan, TimeSpan.MinValue);
    }

    [Fact]
    public void A_span_that_is_too_short_is_refused()
    {
        Assert.Throws<ArgumentException>(() => JsonInt32.Write(new byte[JsonInt32.MaxLength - 3], 0, 1));
        Assert.Throws<ArgumentException>(() => JsonDouble.Write(new byte[JsonDouble.MaxLength], 3, 1));
        Assert.Throws<ArgumentException>(() => JsonGuid.Write(new byte[JsonGuid.MaxLength], -1, default));
        Assert.Throws<ArgumentException>(() => JsonDateTime.Write(new byte[100], int.MaxValue, default));
    }

    private static GuardedMemory Unavailable(string reason)
    {
        Assert.Skip(reason);
        return null!;
    }

    private static IEnumerable<string> Documents() =>
    [
        "\"\"",
        "\"a\"",
        "\"0123456789abcde\"",
        "\"0123456789abcdef\"",
        "\"0123456789abcdef0123456789abcdef0\"",
        "\"é漢😀 and more text behind it\"",
        "\"é\\né漢\\t😀\\nabcdefghijklmnop\"",
        "\"" + string.Concat(Enumerable.Repeat("😀ab", 20)) + string.Concat(Enumerable.Repeat("é😀漢😀", 12)) + "\"",
        "\"\\u00e9\\uD83D\\uDE00\\n and so on, for long\"",
        "12345678901234567890",
        "-1.5e-10",
        "0.12345678901234567",
        "true",
        "false",
        "null",
        "\"01234567-89ab-cdef-0123-456789abcdef\"",
        "\"2020-01-01T10:20:30.1234567+05:30\"",
        "\"1.02:03:04.5\"",
        "\"QUJDREVGR0hJSktM\"",
        "{\"a\": [1, {\"b\": \"c\"}, [ ]], \"long name that fills a vector\" : null }",
        "                                       1",
        "{\n                  \"a\":1\n}",
    ];

    private static void ReadAll(ReadOnlySpan<byte> json)
    {
        Read(Codecs.String, json);
        Read(Codecs.Int32, json);
        Read(Codecs.UInt64, json);
        Read(Codecs.Double, json);
        Read(Codecs.Decimal, json);
        Read(Codecs.Boolean, json);
        Read(Codecs.Char, json);
        Read(Codecs.Guid, json);
        Read(Codecs.DateTimeOffset, json);
        Read(Codecs.TimeSpan, json);
        Read(Codecs.ByteArray, json);
        Read(Codecs.Nothing, json);
        Read(Codecs.JsonElement, json);
        ReadAllAt(json, 0);
    }

    private static void Read<T>(SpanCodec<T> codec, ReadOnlySpan<byte> json)
    {
        try
        {
            codec.Deserialize(json);
        }
        catch (JsonException)
        {
            // Refused without a byte too many, which is all that is asked here.
        }
    }

    private static void ReadAllAt(ReadOnlySpan<byte> json, int position)
    {
        Try(json, position, (json, position) => JsonRead.String(json, position, out _));
        Try(json, position, (json, position) => JsonInt32.Read(json, position, out _));
        Try(json, position, (json, position) => JsonDouble.Read(json, position, out _));
        Try(json, position, (json, position) => JsonGuid.Read(json, position, out _));
        Try(json, position, (json, position) => JsonDateTime.Read(json, position, out _));
        Try(json, position, (json, position) => JsonRead.Name(json, position, out _));
        Try(json, position, (json, position) => JsonRead.NextMember(json, position, false, out _));
        Try(json, position, (json, position) => Ended(JsonRead.NextName(json, position, false, ref s_blanks)));
        Try(json, position, (json, position) => Ended(JsonRead.FirstName(json, position, ref s_blanks)));
        Try(json, position, (json, position) => JsonRead.IsNameBehind(json, position, (byte)',') ? position + 2 : position);
        Try(json, position, (json, position) => JsonRead.NameWord(json, position) == 0 ? position : Math.Max(position, json.Length));
        Try(json, position, (json, position) => JsonRead.PassBlank(json, position));
        Try(json, position, (json, position) => JsonRead.IsLineBehindComma(json, position, 2) ? position + 4 : position);
        Try(json, position, (json, position) => JsonRead.Is(json, position, 0x616E_227BU, 0x3A22_656DU, 8) ? position + 8 : position);
        Try(json, position, (json, position) =>
            JsonRead.Is(json, position, 0x2265_6D61_6E22_7B2CUL, 0x2022_3A22_656D_616EUL, 14) ? position + 14 : position);
        Assert.InRange(JsonRead.FindMember(json, position, -1, Names), -1, JsonRead.BeforeBlank + 2);
        Try(json, position, (json, position) => JsonRead.NextElement(json, position, true, out _));
        Try(json, position, (json, position) => JsonRead.Skip(json, position, 0, 64, false));
        Try(json, position, (json, position) => Ended(JsonRead.SkipUnknown(json, position, 0, 64, false)));
        Try(json, position, (json, position) => JsonRead.IsNull(json, position, out int after) ? after : after);
        Assert.InRange(JsonRead.SkipBlanks(json, position), Math.Min(position, 0), json.Length);
    }

    private static int Ended(int position) => position < 0 ? ~position : position;

    private static void Try(ReadOnlySpan<byte> json, int position, Routine routine)
    {
        try
        {
            Assert.InRange(routine(json, position), Math.Min(position, 0), Math.Max(position, json.Length));
        }
        catch (InvalidDocument)
        {
            // Likewise.
        }
    }

    private static bool Contains(byte[] json, int position, string literal) =>
        position >= 0 && position <= json.Length - literal.Length && Encoding.UTF8.GetString(json, position, literal.Length) == literal;

    private void Write<T>(SpanCodec<T> codec, T value)
    {
        byte[] expected = codec.SerializeToUtf8Bytes(value);
        var writer = new ExactWriter(_memory);
        codec.Serialize(writer, value);
        Assert.Equal(expected, writer.Written);
    }

    private delegate int Routine(ReadOnlySpan<byte> json, int position);

    /// <summary>Gives exactly as much room as is asked for, right before the forbidden page.</summary>
    private sealed class ExactWriter(GuardedMemory memory) : IBufferWriter<byte>
    {
        private readonly List<byte> _written = [];
        private int _given;

        public byte[] Written => [.. _written];

        public void Advance(int count) => _written.AddRange(memory.Last(_given)[..count]);

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();

        public Span<byte> GetSpan(int sizeHint = 0)
        {
            _given = sizeHint;
            return memory.Last(sizeHint);
        }
    }
}
