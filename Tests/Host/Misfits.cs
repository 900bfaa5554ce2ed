using JsonAot.Codecs;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Turns;

namespace JsonAot.TestHost;

/// <summary>Contenders for a self-run: one that is right, and others that write as well and go wrong when they read.</summary>
internal static class Misfits
{
    internal static IReadOnlyList<Contender> All { get; } =
    [
        new SourceGenContender(),
        new HangsContender(),
        new AllocatesContender(),
        new LeavesContender(),
        new BrokenContender(),
        new WrongLaterContender(),
        new HangsLaterContender(),
    ];
}

/// <param name="misbehave">Whenever it reads.</param>
/// <param name="rightCalls">After so many it loses RawY.</param>
internal abstract class MisfitContender(string name, Action? misbehave = null, int rightCalls = int.MaxValue) : Contender
{
    public override string Name => name;

    public override string Description => "goes wrong when it reads";

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        new Codec<T>(new SourceGenContender().Offer(payload).Codec!, misbehave, rightCalls);

    private sealed class Codec<T>(ICodec<T> sound, Action? misbehave, int rightCalls) : Utf8Codec<T>
    {
        private int _calls;

        public override byte[] SerializeToUtf8Bytes(T value) => sound.SerializeToUtf8Bytes(value);

        public override T? Deserialize(byte[] utf8)
        {
            misbehave?.Invoke();
            T? value = sound.Deserialize(utf8);
            if (++_calls > rightCalls && value is CalibrationPoint[] points)
            {
                foreach (CalibrationPoint point in points)
                    point.RawY = 0;
            }

            return value;
        }
    }
}

internal sealed class HangsContender() : MisfitContender("Hangs", () => Thread.Sleep(Timeout.Infinite));

internal sealed class AllocatesContender() : MisfitContender("Allocates", () => new Allocating().Allocate());

internal sealed class LeavesContender() : MisfitContender("Leaves", () => Environment.Exit(0));

internal sealed class BrokenContender() : MisfitContender("Broken", rightCalls: 0);

internal sealed class WrongLaterContender() : MisfitContender("Wrong later", rightCalls: 999);

/// <summary>The gate and a first call do not see it.</summary>
internal sealed class HangsLaterContender() : MisfitContender("Hangs later", () =>
{
    if (Interlocked.Increment(ref s_calls) == 1_000)
        Thread.Sleep(Timeout.Infinite);
})
{
    private static int s_calls;
}

/// <summary>A process of one of them that is timed in turns.</summary>
internal static class Turns
{
    internal static int Serve(string contender, string payload, string[] calls) => ContenderTurns.Serve(
        Misfits.All.Single(one => one.Name == contender), InBox.PayloadNamed(payload), calls);
}
