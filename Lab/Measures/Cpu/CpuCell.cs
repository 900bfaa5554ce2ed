using JsonAot.Errors;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>What one process is asked for: the calls of one contender and payload, right or failing, in turn.</summary>
/// <param name="Chosen">As the probe is told; a scenario may have a payload of its own.</param>
/// <param name="Calls">Directions, or scenarios of the errors.</param>
/// <param name="IsAgain">Whether it is there for the noise: the same as an earlier one.</param>
internal sealed record CpuCell(Contender Contender, IPayload Chosen, IReadOnlyList<string> Calls, bool IsAgain = false)
{
    private static readonly string[] Directions = ["serialize", "deserialize"];

    // Those of the articles.
    private static readonly string[] FailingPayloads = ["Simple", "Complex"];

    /// <summary>Of the chosen contenders, the one whose calls are measured a second time.</summary>
    private const string Reference = "STJ source-gen";

    /// <summary>Unique among the cells of a run.</summary>
    internal string Title => $"{Chosen.Name}, {Contender.Name}{(ScenarioOf(Calls[0]) is null ? "" : $", failing: {Calls[0]}")}{(IsAgain ? ", again" : "")}";

    internal IEnumerable<CpuRow> Rows => Calls.Select(call => new CpuRow
    {
        Contender = Contender.Name,
        Payload = ScenarioOf(call)?.PayloadFor(Chosen).Name ?? Chosen.Name,
        Direction = ScenarioOf(call) is { } scenario ? DirectionOf(scenario) : call,
        Scenario = ScenarioOf(call)?.Name,
        TakenAt = DateTimeOffset.UtcNow,
    });

    internal static CpuCell[] All(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads)
    {
        IPayload[] failing = [.. payloads.Where(payload => FailingPayloads.Contains(payload.Name))];
        CpuCell[] right = [.. from payload in payloads from contender in contenders select new CpuCell(contender, payload, Directions)];
        Contender reference = contenders.FirstOrDefault(contender => contender.Name == Reference) ?? contenders[0];
        return
        [
            .. right,
            .. from payload in failing
               from contender in contenders
               from scenarios in Groups(payload, isFirst: payload == failing[0])
               select new CpuCell(contender, payload, scenarios),
            .. right.Where(cell => cell.Contender == reference).Select(cell => cell with { IsAgain = true }),
        ];
    }

    // Scenarios of one payload can share a process. One with a payload of its own is not repeated for each that was chosen.
    private static IEnumerable<IReadOnlyList<string>> Groups(IPayload payload, bool isFirst) => ErrorScenarios.All
        .Where(scenario => isFirst || scenario.PayloadFor(payload) == payload)
        .GroupBy(scenario => scenario.PayloadFor(payload))
        .Select(group => (IReadOnlyList<string>)[.. group.Select(scenario => scenario.Name)]);

    private static ErrorScenario? ScenarioOf(string call) => Directions.Contains(call) ? null : ErrorScenarios.Named(call);

    private static string DirectionOf(ErrorScenario scenario) => Directions[scenario.Direction == JsonAot.Directions.Serialize ? 0 : 1];
}
