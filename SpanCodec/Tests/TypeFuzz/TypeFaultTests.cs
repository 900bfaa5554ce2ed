using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Types that once went wrong are read and written as System.Text.Json does, in random documents and values.</summary>
public class TypeFaultTests
{
    private const string Usings = """
        using System; using System.Collections.Generic; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;

        """;

    private static readonly Lazy<Dictionary<string, Finding>> Findings = new(() =>
        Fuzzer.Try([.. TypeFault.All.Select(ScenarioOf)], new Amount(Documents: 60, Mutations: 4, Values: 40), new Counts())
            .ToDictionary(finding => TypeFault.All[(int)finding.Scenario.Seed].Name));

    public static TheoryData<string> Names => [.. TypeFault.All.Select(fault => fault.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Mended_is(string name) => Assert.False(Findings.Value.TryGetValue(name, out Finding? finding), finding?.ToString());

    private static Scenario ScenarioOf(TypeFault fault, int number) => new(
        (ulong)number,
        $"Fault{number}",
        fault.Context,
        Piece.Of(Usings, fault.Library),
        Piece.Of(Usings, fault.Application, $"\n[SpanCodec(typeof(Root), TypeInfoPropertyName = \"Root\"), SpanCodecOptions({fault.Options})] public static partial class {fault.Context};"));
}
