using System.Text;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Random types for a native program: their sources, documents for them, and what SpanCodec makes of those here, under the JIT, where it
/// agrees with System.Text.Json. The program has no reflection to ask System.Text.Json itself.
/// </summary>
internal static class NativeTypes
{
    internal const string Documents = "documents.txt";
    internal const string Outcomes = "outcomes.txt";

    private const ulong FirstSeed = 301;

    // Their order is that of hashes, and those of strings are random.
    private static readonly string[] Unordered = ["ImmutableHashSet<", "IImmutableSet<", "ImmutableDictionary<", "ConcurrentDictionary<"];

    /// <summary>Writes all of it into a new folder; what the two do not agree on is a finding.</summary>
    internal static List<Finding> Write(string folder, int types)
    {
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        Directory.CreateDirectory(folder);
        // One assembly: what is said of two is said under the JIT. A native compiler warns of the attribute, whoever reads it.
        Scenario[] scenarios =
        [
            .. Enumerable.Range(0, types).Select(i => ScenarioMaker.Make(FirstSeed + (ulong)i)).Select(InOneAssembly)
                .Where(scenario => !scenario.ApplicationSource.Contains(Attributes.StringEnum, StringComparison.Ordinal)),
        ];
        var findings = new List<Finding>();
        var registry = new StringBuilder();
        var documents = new List<string>();
        var outcomes = new List<string>();
        foreach (Compiled compiled in Batch.Of(scenarios).Compiled.Where(compiled => compiled.Codec is not null))
        {
            Scenario scenario = compiled.Scenario;
            string source = scenario.ApplicationSource;
            bool isOrdered = !Unordered.Any(name => source.Contains(name, StringComparison.Ordinal));
            File.WriteAllText(Path.Combine(folder, scenario.Space + ".cs"), $"#nullable disable\n#pragma warning disable\n{source}");
            string codec = $"global::{scenario.Space}.{scenario.Context}.{Scenario.Property}";
            string outcome = $"TypeOutcome.Of({codec}, document, isOrdered: {(isOrdered ? "true" : "false")})";
            registry.Append($"        all[\"{scenario.Space}\"] = document => {outcome};\n");
            var trial = Trial.Of(compiled, new Counts());
            foreach (byte[] document in trial.MakeDocuments(new Amount(Documents: 60, Mutations: 1, Values: 0)))
            {
                if (trial.Read(document) is { Rule: null } finding)
                    findings.Add(finding);
                documents.Add($"{scenario.Space} {Convert.ToBase64String(document)}");
                outcomes.Add($"{scenario.Space} {trial.Outcome(document, isOrdered)}");
            }
        }

        File.WriteAllLines(Path.Combine(folder, Documents), documents);
        File.WriteAllLines(Path.Combine(folder, Outcomes), outcomes);
        File.WriteAllText(Path.Combine(folder, "RandomTypes.cs"), $$"""
            namespace SpanCodecs.Tests.Checks;

            internal static partial class RandomTypes
            {
                static partial void AddTo(Dictionary<string, Func<byte[], string>> all)
                {
            {{registry}}    }
            }

            """);
        return findings;
    }

    private static Scenario InOneAssembly(Scenario scenario) =>
        scenario with { Library = Piece.Empty, Application = Piece.Of(scenario.Library, scenario.Application) };
}
