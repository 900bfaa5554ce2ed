namespace JsonAot.Starting;

/// <summary>The first write and the first read of a process, or one of them. Both are verified, after the clock has been stamped.</summary>
internal sealed class FirstCalls(string contender, string path, long main, Directions directions) : StartWork(contender, path, main)
{
    protected override void Run<T>(IHasEquality<T> equality, ICodec<T> codec, T sample, byte[] document)
    {
        bool writes = directions.HasFlag(Directions.Serialize) && codec.Traits.Supports(Directions.Serialize);
        bool reads = directions.HasFlag(Directions.Deserialize) && codec.Traits.Supports(Directions.Deserialize);
        byte[]? written = null;
        T? read = null;
        if (writes)
        {
            written = codec.SerializeToUtf8Bytes(sample);
            Stamp();
        }
        else
        {
            StampNothing();
        }

        if (reads)
        {
            read = codec.Deserialize(document);
            Stamp();
        }
        else
        {
            StampNothing();
        }

        // What was written is verified by whoever started this process: reading it back here would need a second serializer.
        Written = written ?? [];
        if (reads && !equality.AreEqual(sample, read))
            Fail("the first read gave another value");
    }
}
