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
