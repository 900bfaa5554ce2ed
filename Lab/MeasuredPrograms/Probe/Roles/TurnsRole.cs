using JsonAot.Turns;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Makes calls of one contender when it is told, in turn with the processes of others.</summary>
internal static class TurnsRole
{
    internal static int Run(string contender, string payload, string[] calls)
    {
        var turns = new ContenderTurns(Chosen.Contender(contender), Chosen.Payload(payload));
        TurnServer.Serve([.. calls.Select(TimedCall.Parse).Select<TimedCall, Func<TurnTask>>(call => () => turns.Prepare(call))]);
        return 0;
    }
}
