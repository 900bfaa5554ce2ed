using System.Diagnostics;
using System.Globalization;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>What a start probe can be asked for. Each in a method of its own, so that one is not compiled with the other.</summary>
internal static class StartRoles
{
    internal static int Run(string[] args, long main) => args switch
    {
        ["start", var contender, var payload, var document] => Start(contender, payload, document, main),
        ["warm", var contender, var payload, var document, var calls, var seconds] => Warm(
            contender, payload, document, main, Number(calls), Number(seconds)),
        ["about"] => About(main),
        _ => Handshake.Finish(StartReport.Refusing("a start probe is started by the Lab, with a role and its arguments: "
            + "Lab/MeasuredPrograms/Start/StartRoles.cs")),
    };

    private static int Start(string contender, string payload, string document, long main) =>
        Handshake.Finish(new FirstCalls(contender, document, main, Directions.Both).RunWith(payload));

    private static int Warm(string contender, string payload, string document, long main, int calls, int seconds) =>
        Handshake.Finish(new WarmingCalls(contender, document, main, calls, seconds).RunWith(payload));

    private static int About(long main) =>
        Handshake.Finish(new StartReport(StartOutcome.Done, [main], $"{ProcessFacts.Runtime}\n{ProcessFacts.InstructionSets}", []));

    private static int Number(string text) => int.Parse(text, NumberStyles.None);
}

/// <summary>
/// Calls without a pause, stamped after the first, the second, the fifth, the tenth and so on. A call is one write and one
/// read, as of a request and its reply; of a contender that does one of them only, that one.
/// </summary>
/// <param name="seconds">After this time the stamp at hand is the last: a slow contender with a big payload would take hours.</param>
internal sealed class WarmingCalls(string contender, string path, long main, int most, int seconds) : StartWork(contender, path, main)
{
    private object? _kept;

    protected override void Run<T>(IHasEquality<T> equality, ICodec<T> codec, T sample, byte[] document)
    {
        bool writes = codec.Traits.Supports(Directions.Serialize);
        bool reads = codec.Traits.Supports(Directions.Deserialize);
        long start = Stopwatch.GetTimestamp();
        int done = 0;
        foreach (int point in WarmUpPoints.UpTo(most))
        {
            for (; done < point; done++)
            {
                if (writes)
                    _kept = codec.SerializeToUtf8Bytes(sample);
                if (reads)
                    _kept = codec.Deserialize(document);
            }

            Stamp();
            if (Stopwatch.GetElapsedTime(start).TotalSeconds > seconds)
                break;
        }

        if (writes)
            Written = codec.SerializeToUtf8Bytes(sample);
        if (reads && !equality.AreEqual(sample, codec.Deserialize(document)))
            Fail("what was read is another value");
        GC.KeepAlive(_kept);
    }

    protected override void RunUnknown<T>(ICodec<T> codec, byte[] document) =>
        Refuse("this payload has no equality of its own (IHasEquality), by which this program verifies what is read");
}
