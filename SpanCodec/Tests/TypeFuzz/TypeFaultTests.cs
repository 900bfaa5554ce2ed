using System.Text;
using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Types that once went wrong are read and written as System.Text.Json does, in random documents and values.</summary>
public class TypeFaultTests
{
    private const string Usings = """
        using System; using System.Collections.Generic; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;

        """;

    private static readonly Lazy<ILookup<string, Finding>> Findings = new(() =>
        Fuzzer.Try([.. TypeFault.All.Select(ScenarioOf)], new Amount(Documents: 60, Mutations: 4, Values: 40), new Counts()).Concat(OfDocuments())
            .ToLookup(finding => TypeFault.All[(int)finding.Scenario.Seed].Name));

    public static TheoryData<string> Names => [.. TypeFault.All.Select(fault => fault.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Mended_is(string name) => Assert.False(Findings.Value.Contains(name), string.Join('\n', Findings.Value[name]));

    /// <summary>A type that is no C#, or that the generator refuses, would seem to be mended.</summary>
    [Fact]
    public void Every_fault_is_tried()
    {
        Scenario[] scenarios = [.. TypeFault.All.Select(ScenarioOf)];
        string[] untried = [.. Batch.Of(scenarios).Compiled.Where(compiled => compiled.Problem is not null)
            .Where(compiled => compiled.Problem is not { Kind: ProblemKind.Refused } || !TypeFault.All[(int)compiled.Scenario.Seed].IsRefused)
            .Select(compiled => $"{TypeFault.All[(int)compiled.Scenario.Seed].Name}: {compiled.Problem!.Text}")];
        Assert.True(untried.Length == 0, string.Join('\n', untried));
    }

    private static List<Finding> OfDocuments()
    {
        var findings = new List<Finding>();
        Batch batch = Batch.Of([.. TypeFault.All.Select(ScenarioOf).Where(scenario => TypeFault.All[(int)scenario.Seed].Documents.Length > 0)]);
        // What cannot be compiled was found before.
        foreach (Compiled compiled in batch.Compiled.Where(compiled => compiled.Codec is not null))
        {
            Trial trial = Trial.Of(compiled, new Counts());
            findings.AddRange(TypeFault.All[(int)compiled.Scenario.Seed].Documents
                .Select(document => trial.Read(Encoding.UTF8.GetBytes(document))).OfType<Finding>().Where(finding => finding.Rule is null));
        }

        return findings;
    }

    private static Scenario ScenarioOf(TypeFault fault, int number) => new(
        (ulong)number,
        $"Fault{number}",
        fault.Context,
        Piece.Of(Usings, fault.Library),
        Piece.Of(Usings, fault.Application, $"\n[SpanCodec(typeof(Root), TypeInfoPropertyName = \"Root\"), SpanCodecOptions({fault.Options})] public static partial class {fault.Context};"));
}
