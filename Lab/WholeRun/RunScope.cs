using JsonAot.Results;

namespace JsonAot.Lab.WholeRun;

/// <summary>What a run asks for, before anything is known of the machine.</summary>
/// <param name="Contenders">In the order of the tables; the first that works is what the others are compared with.</param>
/// <param name="ProcessPayloads">For starts, sizes and native verdicts, each of which publishes a program a contender.</param>
internal sealed record RunScope(
    bool IsFull,
    IReadOnlyList<Contender> Contenders,
    IReadOnlyList<IPayload> Payloads,
    IReadOnlyList<IPayload> ProcessPayloads,
    IReadOnlyList<DeploymentMode> Modes)
{
    // From reflection to code by hand, and the library that most programs come from: what a first look is about. Chosen together with
    // the payloads so that all of it, publishes included, is over in eight minutes on two cores.
    private static readonly string[] QuickContenders = ["STJ reflection", "STJ source-gen", "STJ fast path", "SpanCodec", "Hand-written", "Newtonsoft.Json"];

    // A message of a hundred bytes and a document of 200 KB: start-up costs and throughput, each where it counts.
    private static readonly string[] QuickPayloads = ["CalibrationPoints", "Employees2000"];

    private const string ProcessPayload = "CalibrationPoints";

    /// <param name="libraries">Names or patterns; the set of a quick or full run where none are given.</param>
    /// <param name="payloads">Likewise.</param>
    /// <exception cref="LabException">A name that matches nothing.</exception>
    internal static RunScope Of(bool full, string[]? libraries, string[]? payloads, string modes)
    {
        IReadOnlyList<Contender> contenders = libraries is { Length: > 0 } || full
            ? Choices.Contenders(libraries)
            : [.. Choices.Contenders(null).Where(contender => QuickContenders.Contains(contender.Name))];
        IReadOnlyList<IPayload> chosen = payloads is { Length: > 0 } || full
            ? Choices.Payloads(payloads)
            : [.. Choices.Payloads(null).Where(payload => QuickPayloads.Contains(payload.Name))];
        IPayload process = chosen.FirstOrDefault(payload => payload.Name == ProcessPayload) ?? chosen[0];
        return new RunScope(full, contenders, chosen, [process], Choices.Modes(modes));
    }

    internal string Describe() =>
        $"{(IsFull ? "Full" : "Quick")} run: {string.Join(", ", Contenders.Select(contender => contender.Name))}; "
        + $"{string.Join(", ", Payloads.Select(payload => payload.Name))}; {string.Join(", ", Modes.Select(mode => mode.Name))}.";
}
