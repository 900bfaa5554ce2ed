using JsonAot.Errors;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Errors;

/// <param name="Chosen">The payload that was asked for; a scenario may bring its own instead.</param>
internal sealed record ErrorCase(Contender Contender, IPayload Chosen, ErrorScenario Scenario)
{
    internal ErrorRow Row => new()
    {
        Contender = Contender.Name,
        Payload = Scenario.PayloadFor(Chosen).Name,
        Scenario = Scenario.Name,
        TakenAt = DateTimeOffset.UtcNow,
    };

    /// <summary>Every combination once: a scenario with a payload of its own is not repeated for each that was chosen.</summary>
    internal static IEnumerable<ErrorCase> Of(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads) =>
        from contender in contenders
        from payload in payloads
        from scenario in ErrorScenarios.All
        where payload == payloads[0] || scenario.PayloadFor(payload) == payload
        select new ErrorCase(contender, payload, scenario);
}
