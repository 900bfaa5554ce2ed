using System.Text;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Tries the types that once went wrong.</summary>
internal static class FaultRun
{
    private const string Usings = """
        using System; using System.Collections.Generic; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;

        """;

    // Compiled once: that takes longer than all that is tried with them.
    private static readonly Lazy<Batch> All = new(() => Batch.Of(
    [
        .. TypeFault.All.Select((fault, number) => (fault, number)).Select(numbered => ScenarioOf(numbered.fault, numbered.number)),
    ]));

    /// <summary>Differences that are left, by the name of the fault.</summary>
    internal static ILookup<string, Finding> Findings() =>
        Fuzzer.Try(All.Value, new Amount(Documents: 60, Mutations: 4, Values: 40), new Counts()).Concat(OfDocuments())
        .ToLookup(finding => FaultOf(finding.Scenario).Name);

    /// <summary>A type that is no C#, or that the generator refuses, would seem to be mended.</summary>
    internal static string[] Untried() =>
    [
        .. All.Value.Compiled.Where(compiled => compiled.Problem is not null)
            .Where(compiled => compiled.Problem is not { Kind: ProblemKind.Refused } || !FaultOf(compiled.Scenario).IsRefused)
            .Select(compiled => $"{FaultOf(compiled.Scenario).Name}: {compiled.Problem!.Text}"),
    ];

    private static List<Finding> OfDocuments()
    {
        var findings = new List<Finding>();
        // Types that cannot be compiled were found before.
        foreach (Compiled compiled in All.Value.Compiled.Where(
            compiled => compiled.Codec is not null && FaultOf(compiled.Scenario).Documents.Length > 0))
        {
            Trial trial = Trial.Of(compiled, new Counts());
            findings.AddRange(FaultOf(compiled.Scenario).Documents
                .Select(document => trial.Read(Encoding.UTF8.GetBytes(document))).OfType<Finding>().Where(finding => finding.Rule is null));
        }

        return findings;
    }

    private static TypeFault FaultOf(Scenario scenario) => TypeFault.All[(int)scenario.Seed];

    private static Scenario ScenarioOf(TypeFault fault, int number) => new(
        (ulong)number,
        $"Fault{number}",
        fault.Context,
        Piece.Of(Usings, fault.Library),
        Piece.Of(
            Usings, fault.Application, $"\n[SpanCodec(typeof(Root), TypeInfoPropertyName = \"Root\"), SpanCodecOptions({fault.Options})] ",
            $"public static partial class {fault.Context};"));
}
