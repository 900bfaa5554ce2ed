using System.Diagnostics;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>The first write and the first read of a process, or one of them. Both are verified, after the clock has been stamped.</summary>
internal sealed class FirstCalls(string contender, string path, long main, Directions directions) : StartWork(contender, path, main)
{
    protected override void Run<T>(IHasEquality<T> equality, ICodec<T> codec, T sample, byte[] document)
    {
        bool writes = directions.HasFlag(Directions.Serialize) && codec.Traits.Supports(Directions.Serialize);
        bool reads = directions.HasFlag(Directions.Deserialize) && codec.Traits.Supports(Directions.Deserialize);
        byte[]? written = writes ? codec.SerializeToUtf8Bytes(sample) : null;
        Stamp(writes);
        T? read = reads ? codec.Deserialize(document) : null;
        Stamp(reads);
        // What was written is verified by whoever started this process: reading it back here would need a second serializer.
        Written = written ?? [];
        if (reads && !equality.AreEqual(sample, read))
            Fail("the first read gave another value");
    }

    /// <summary>
    /// The contender reads first, and writes what it has read. Whoever started this process verifies what was written, and with it what
    /// was read. Reports have the write before the read: each lasts as long as it did, and the last of them ends when it did.
    /// </summary>
    protected override void RunUnknown<T>(ICodec<T> codec, byte[] document)
    {
        if (directions != Directions.Both || !codec.Traits.Supports(Directions.Serialize) || !codec.Traits.Supports(Directions.Deserialize))
        {
            Refuse("only a serializer that reads and writes can make this payload's value");
            return;
        }

        long start = Stopwatch.GetTimestamp();
        T? value = codec.Deserialize(document);
        long read = Stopwatch.GetTimestamp();
        Written = codec.SerializeToUtf8Bytes(value!);
        long written = Stopwatch.GetTimestamp();
        Stamp(start + (written - read));
        Stamp(written);
    }
}
