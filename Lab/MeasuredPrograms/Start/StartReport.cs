using System.Buffers.Binary;
using System.Text;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>How the work of a start probe ended.</summary>
internal enum StartOutcome
{
    /// <summary>Done, and what was read is the value that was written.</summary>
    Done,

    /// <summary>The contender has nothing for this payload, in this build; the text says why.</summary>
    Unavailable,

    /// <summary>It threw, or gave another value; the text says which.</summary>
    Failed,
}

/// <summary>
/// What a start probe tells the Lab, once, when its work is done: plain bytes, because a serializer may not be warmed up
/// by the report on it. Compiled into the Lab as well.
/// </summary>
/// <param name="Stamps">Times of the monotonic clock that both processes read; the first is Main's.</param>
/// <param name="Written">What the first write made, for the Lab to verify; empty where there was none.</param>
internal sealed record StartReport(StartOutcome Outcome, IReadOnlyList<long> Stamps, string Text, byte[] Written)
{
    /// <summary>The one byte that says: Main has begun.</summary>
    internal const byte MainByte = (byte)'M';

    /// <summary>Stands for a phase that a contender does not have: it only writes, or only reads.</summary>
    internal const long NoStamp = 0;

    private const int HeaderLength = 16;
    private const int MostStamps = 1_000;
    private const int MostBytes = 256 << 20;

    internal static ReadOnlySpan<byte> Magic => "JSONAOT1"u8;

    internal static StartReport Refusing(string reason) => new(StartOutcome.Failed, [], reason, []);

    /// <summary>
    /// All but <see cref="Written"/>, which follows as it is: a copy of megabytes would be measured as the process's memory.
    /// </summary>
    internal byte[] Head()
    {
        byte[] text = Encoding.UTF8.GetBytes(Text);
        byte[] bytes = new byte[HeaderLength + 8 * Stamps.Count + 4 + text.Length + 4];
        Span<byte> rest = bytes;
        Magic.CopyTo(rest);
        BinaryPrimitives.WriteInt32LittleEndian(rest[8..], (int)Outcome);
        BinaryPrimitives.WriteInt32LittleEndian(rest[12..], Stamps.Count);
        rest = rest[HeaderLength..];
        foreach (long stamp in Stamps)
        {
            BinaryPrimitives.WriteInt64LittleEndian(rest, stamp);
            rest = rest[8..];
        }

        BinaryPrimitives.WriteInt32LittleEndian(rest, text.Length);
        text.CopyTo(rest[4..]);
        BinaryPrimitives.WriteInt32LittleEndian(rest[(4 + text.Length)..], Written.Length);
        return bytes;
    }

    /// <returns>Null while more must come.</returns>
    /// <exception cref="InvalidDataException">It is no report.</exception>
    internal static StartReport? Parse(ReadOnlySpan<byte> bytes)
    {
        if (!Magic.StartsWith(bytes[..Math.Min(bytes.Length, Magic.Length)]))
            throw new InvalidDataException("it is no report");
        if (bytes.Length < HeaderLength)
            return null;
        int outcome = BinaryPrimitives.ReadInt32LittleEndian(bytes[8..]);
        int count = BinaryPrimitives.ReadInt32LittleEndian(bytes[12..]);
        if (outcome is < 0 or > (int)StartOutcome.Failed || count is < 0 or > MostStamps)
            throw new InvalidDataException("its header is damaged");
        int position = HeaderLength + 8 * count;
        if (Block(bytes, ref position) is not { } text || Block(bytes, ref position) is not { } written)
            return null;
        long[] stamps = new long[count];
        for (int i = 0; i < count; i++)
            stamps[i] = BinaryPrimitives.ReadInt64LittleEndian(bytes[(HeaderLength + 8 * i)..]);
        return new StartReport((StartOutcome)outcome, stamps, Encoding.UTF8.GetString(text), written);
    }

    /// <returns>Null while more must come.</returns>
    private static byte[]? Block(ReadOnlySpan<byte> bytes, ref int position)
    {
        int start = position + 4;
        if (bytes.Length < start)
            return null;
        int length = BinaryPrimitives.ReadInt32LittleEndian(bytes[position..]);
        if (length is < 0 or > MostBytes)
            throw new InvalidDataException("its lengths are damaged");
        position = start + length;
        return bytes.Length < position ? null : bytes[start..position].ToArray();
    }
}
