using System.Text.Json;

namespace JsonAot.Libraries;

/// <summary>Right in every way, but for what it is told to do in a call.</summary>
/// <param name="write">Does something else than to write, and says whether the call is right; of the number of the call.</param>
/// <param name="read">Does so in reading.</param>
public abstract class MisbehavingContender(string name, Func<int, bool>? write = null, Func<int, bool>? read = null) : Contender
{
    public override string Name => name;

    public override string Description => "goes wrong on purpose";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload, write ?? (_ => true), read ?? (_ => true));

    protected static bool Hang()
    {
        Thread.Sleep(Timeout.Infinite);
        return false;
    }

    private sealed class Codec<T>(Payload<T> payload, Func<int, bool> write, Func<int, bool> read) : Utf8Codec<T>
        where T : class
    {
        private int _written;
        private int _read;

        public override byte[] SerializeToUtf8Bytes(T value) =>
            write(++_written) ? JsonSerializer.SerializeToUtf8Bytes(value, payload.Metadata) : "{}"u8.ToArray();

        public override T? Deserialize(byte[] utf8) => read(++_read) ? JsonSerializer.Deserialize(utf8, payload.Metadata) : null;
    }
}

public sealed class HangsContender() : MisbehavingContender("Hangs", read: _ => Hang());

public sealed class HangsLaterContender() : MisbehavingContender("HangsLater", read: call => call < 1_000 || Hang());

public sealed class WrongLaterContender() : MisbehavingContender("WrongLater", write: call => call < 1_000, read: call => call < 1_000);

public sealed class LeavesContender() : MisbehavingContender("Leaves", read: _ => Leave())
{
    private static bool Leave()
    {
        Environment.Exit(0);
        return false;
    }
}

public sealed class OverflowsContender() : MisbehavingContender("Overflows", write: _ => Deeper(1) > 0)
{
    private static int Deeper(int depth) => Deeper(depth + 1) + depth;
}

public sealed class AllocatesContender() : MisbehavingContender("Allocates", read: _ => TakeMemory())
{
    private static bool TakeMemory()
    {
        var kept = new List<byte[]>();
        while (true)
        {
            byte[] more = new byte[1 << 20];
            more.AsSpan().Fill(1);
            kept.Add(more);
        }
    }
}
