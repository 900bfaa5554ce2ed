using SpanCodecs.Tests.Checks;
using System.Diagnostics;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Leaves out of a failing scenario and its document what they fail without, as long as the difference stays one of the same kind.
/// </summary>
internal static class Shrinker
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(40);

    internal static Finding Shrink(Finding finding, Amount amount)
    {
        var watch = Stopwatch.StartNew();
        bool isSmaller = true;
        while (isSmaller && watch.Elapsed < Longest)
        {
            isSmaller = false;
            // Some at a time in one compilation; the first that still fails goes on.
            foreach (Scenario[] candidates in finding.Scenario.Smaller().Chunk(12))
            {
                Scenario[] named =
                [
                    .. candidates.Select(
                        (candidate, i) => candidate with { Space = $"{finding.Scenario.Space[..1]}{i}_{finding.Scenario.Seed:X}" }),
                ];
                Finding? smaller = Fuzzer.Try(named, amount, new Counts()).OrderBy(other => other.Scenario.Space, StringComparer.Ordinal)
                    .FirstOrDefault(other => IsAlike(finding, other));
                if (smaller is not null)
                {
                    finding = smaller;
                    isSmaller = true;
                    break;
                }

                if (watch.Elapsed > Longest)
                    break;
            }
        }

        return WithSmallDocument(finding);
    }

    private static Finding WithSmallDocument(Finding finding)
    {
        if (finding.Document.Length == 0)
            return finding;
        Batch batch = Batch.Of([finding.Scenario]);
        Trial trial = Trial.Of(batch.Compiled[0], new Counts());
        Finding smallest = finding;
        DocumentShrinker.Shrink(finding.Document, document =>
        {
            if ((finding.AtOnce is null ? trial.Read(document) : trial.ReadFromStreams(document)) is not { Rule: null } smaller
                || !IsAlike(finding, smaller))
                return false;
            smallest = smaller;
            return true;
        });
        return smallest;
    }

    private static bool IsAlike(Finding finding, Finding other) =>
        other.Facet == finding.Facet && (other.AtOnce is null) == (finding.AtOnce is null)
        && (finding.Facet != Facet.DoesNotCompile && finding.Facet != Facet.RefusedType || Code(other) == Code(finding));

    private static string Code(Finding finding) => finding.Actual.Split(':')[0];
}
