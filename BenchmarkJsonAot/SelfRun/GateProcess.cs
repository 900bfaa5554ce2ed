using JsonAot.Probe.Start;
using JsonAot.Processes.Children;

namespace JsonAot.SelfRun;

/// <summary>
/// Only finds contenders that hang or end their process: one would take the figures of all others with it. The process that times runs the
/// gate again, and that result counts.
/// </summary>
internal sealed class GateProcess(Contender contender, Directions direction) : IPayloadVisitor
{
    /// <summary>The hidden first argument of a child.</summary>
    private const string Role = "--gate";

    // A contender may end its process as if all were well.
    private const string CameBack = "The gate came to its end.";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <summary>The child's side.</summary>
    /// <returns>The exit code; null when the arguments are not those of a child.</returns>
    internal static int? TryRun(string[] args)
    {
        if (args is not [Role, var contender, var payload, var direction])
            return null;
        Choice.Payload(payload)!.Accept(new GateProcess(Choice.Contender(contender)!, Enum.Parse<Directions>(direction)));
        Console.WriteLine(CameBack);
        return 0;
    }

    /// <returns>What became of the process; null when the contender came back.</returns>
    internal static string? WhyEnded(Contender contender, IPayload payload, Directions direction)
    {
        ChildRun run = OwnProcess.Run(Limit, Role, contender.GetType().Name, payload.GetType().Name, direction.ToString());
        return run is { End: ChildEnd.Exited, ExitCode: 0 } && run.Output.Contains(CameBack, StringComparison.Ordinal)
            ? null
            : $"its process {run.WhyNoAnswer}";
    }

    public void Visit<T>(Payload<T> payload)
        where T : class => Gate.Check(contender, payload, direction);
}
