namespace JsonAot.Lab.Commands.Run;

/// <param name="Contenders">In the order of the tables; the first that works is what the others are compared with.</param>
/// <param name="ProcessPayload">For starts, sizes and a quick run's verdicts, which publish a program per contender and payload.</param>
internal sealed record RunScope(
    bool IsFull, IReadOnlyList<Contender> Contenders, IReadOnlyList<IPayload> Payloads, IPayload ProcessPayload,
    IReadOnlyList<DeploymentMode> Modes)
{
    /// <summary>
    /// Small, so that start-up and the price of a call are what counts. Starts and sizes are of one payload in every run.
    /// </summary>
    private const string FirstPayload = "CalibrationPoints";

    /// <summary>Every contender and payload, so that the articles' comparisons belong to it, which choose theirs by themselves.</summary>
    internal bool IsWhole => IsFull && HasAllContenders && HasAllPayloads;

    internal bool HasAllContenders => Contenders.Count == Choices.Contenders(null).Count;

    internal bool HasAllPayloads => Payloads.Count == Choices.Payloads(null).Count;

    /// <param name="libraries">Names or patterns; the set of a quick or full run where none are given.</param>
    /// <param name="payloads">Names or patterns, with a set of their own where none are given.</param>
    internal static RunScope Of(bool full, string[]? libraries, string[]? payloads, string modes)
    {
        IReadOnlyList<Contender> contenders =
            Choices.Contenders(libraries is { Length: > 0 } || full ? libraries : [.. ContenderSets.Quick]);
        IReadOnlyList<IPayload> chosen = Choices.Payloads(payloads is { Length: > 0 } || full ? payloads : [FirstPayload]);
        IPayload process = chosen.FirstOrDefault(payload => payload.Name == FirstPayload) ?? chosen[0];
        return new RunScope(full, contenders, chosen, process, Choices.Modes(modes));
    }

    /// <summary>What is measured, and how much that leaves out.</summary>
    internal string Describe()
    {
        string contenders = Some([.. Contenders.Select(contender => contender.Name)], Choices.Contenders(null).Count, "contenders");
        string payloads = Some([.. Payloads.Select(payload => payload.Name)], Choices.Payloads(null).Count, "payloads");
        string modes = string.Join(" and ", Modes.Select(mode => mode.Name));
        string more = IsFull ? "" : " A first look; --contender and --payload choose others, --full measures all of it.";
        return $"{(IsFull ? "Full" : "Quick")} run of {contenders} on {payloads}, {Checkout.Framework}, {modes}.{more}";
    }

    private static string Some(string[] names, int all, string things) =>
        $"{names.Length} of {all} {things} ({string.Join(", ", names)})";
}
