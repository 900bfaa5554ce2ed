using JsonAot.Errors;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>What one process is asked for: the calls of one contender and payload, right or failing, in turn.</summary>
/// <param name="Chosen">As the probe is told; a scenario may have a payload of its own.</param>
/// <param name="Calls">Directions, or scenarios of the errors.</param>
/// <param name="IsAgain">Whether it repeats an earlier cell, to measure the noise.</param>
internal sealed record CpuCell(Contender Contender, IPayload Chosen, IReadOnlyList<string> Calls, bool IsAgain = false)
{
    private static readonly string[] Directions = ["serialize", "deserialize"];

    /// <summary>Of the chosen contenders, the one whose calls are measured a second time.</summary>
    private const string Reference = "STJ source-gen";

    /// <summary>Unique among the cells of a run.</summary>
    internal string Title => IsAgain ? SecondName.Of(Subject) : Subject;

    private string Subject => $"{Chosen.Name}, {Contender.Name}{(ScenarioOf(Calls[0]) is null ? "" : $", failing: {Calls[0]}")}";

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
        CpuCell[] right = [.. from payload in payloads from contender in contenders select new CpuCell(contender, payload, Directions)];
        Contender reference = contenders.FirstOrDefault(contender => contender.Name == Reference) ?? contenders[0];
        return
        [
            .. right,
            .. from scenarios in Failing([.. payloads.Where(payload => ErrorScenarios.Payloads.Contains(payload.Name))])
               from contender in contenders
               select new CpuCell(contender, scenarios.Chosen, scenarios.Names),
            .. right.Where(cell => cell.Contender == reference).Select(cell => cell with { IsAgain = true }),
        ];
    }

    // Scenarios that are tried on one payload can share a process.
    private static IEnumerable<(IPayload Chosen, IReadOnlyList<string> Names)> Failing(IReadOnlyList<IPayload> payloads) =>
        from one in ErrorScenarios.For(payloads)
        group one.Scenario.Name by (one.Chosen, Tried: one.Scenario.PayloadFor(one.Chosen)) into names
        select (names.Key.Chosen, (IReadOnlyList<string>)[.. names]);

    private static ErrorScenario? ScenarioOf(string call) => Directions.Contains(call) ? null : ErrorScenarios.Named(call);

    private static string DirectionOf(ErrorScenario scenario) => Directions[scenario.Direction == JsonAot.Directions.Serialize ? 0 : 1];
}
