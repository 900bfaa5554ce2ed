using System.Text;

namespace JsonAot.Errors;

/// <summary>The ways to fail that the suite tries.</summary>
public static class ErrorScenarios
{
    private static readonly byte[] Illegal = Encoding.ASCII.GetBytes("#!");

    public static IReadOnlyList<ErrorScenario> All { get; } =
    [
        new Cycle<Payloads.SimpleAndComplex.SimpleNode>("cycle-simple", "cycle Simple", new SimpleCycle()),
        new Cycle<Payloads.SimpleAndComplex.ComplexNode>("cycle-complex", "cycle Complex", new ComplexCycle()),
        new DamagedDocument("illegal-start", "illegal start", "two illegal characters before the document", utf8 => [.. Illegal, .. utf8]),
        new DamagedDocument("illegal-end", "illegal end", "two illegal characters after the document", utf8 => [.. utf8, .. Illegal]),
        new DamagedDocument("illegal-both", "illegal both", "two illegal characters before and after the document",
            utf8 => [.. Illegal, .. utf8, .. Illegal]),
        new DamagedDocument("truncated", "cut half", "the first half of the document", utf8 => utf8[..(utf8.Length / 2)]),
        new DamagedDocument("unclosed", "cut last", "the document without its last byte", utf8 => utf8[..^1]),
        new DamagedDocument("duplicated", "twice", "the document twice, one directly after the other", utf8 => [.. utf8, .. utf8]),
        new DamagedDocument("empty", "empty", "no byte at all", _ => []),
    ];

    /// <summary>The payloads that the articles damaged.</summary>
    public static IReadOnlyList<string> Payloads { get; } = ["Simple", "Complex"];

    /// <summary>Pairs each scenario with the payloads that it is tried on; one with a payload of its own comes once.</summary>
    public static IEnumerable<(IPayload Chosen, ErrorScenario Scenario)> For(IReadOnlyList<IPayload> payloads) =>
        from payload in payloads
        from scenario in All
        where payload == payloads[0] || scenario.PayloadFor(payload) == payload
        select (payload, scenario);

    /// <returns>Null where there is none of that name: a file may be of a later version.</returns>
    public static ErrorScenario? Find(string? name) => All.FirstOrDefault(scenario => scenario.Name == name);

    /// <exception cref="ArgumentException">There is no such scenario; the message lists them.</exception>
    public static ErrorScenario Named(string name) =>
        Find(name)
        ?? throw new ArgumentException($"There is no scenario '{name}'. There are: {string.Join(", ", All)}.");
}
