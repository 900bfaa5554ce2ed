using BenchmarkDotNet.Filters;
using BenchmarkDotNet.Running;

namespace JsonAot.Hosting.Arguments;

/// <summary>A filter that matches nothing is a mistake to report, with what its author may have meant.</summary>
internal static class FilterCheck
{
    private const int MostSuggestions = 5;

    /// <returns>Null when every filter matches a benchmark.</returns>
    internal static string? Complain(IReadOnlyList<string> filters, IReadOnlyList<BenchmarkCase> benchmarks)
    {
        string? unmatched = filters.FirstOrDefault(filter => !benchmarks.Any(new GlobFilter([filter]).Predicate));
        if (unmatched is null)
            return null;
        List<string> near = Near(unmatched, [.. benchmarks.Select(NameOf).Distinct()]);
        string hint = near.Count > 0
            ? $"Did you mean:{Environment.NewLine}{string.Join(Environment.NewLine, near.Select(name => $"  --filter *{name}*"))}"
            : "See all of them with --list flat.";
        return $"No benchmark matches the filter '{unmatched}'. {hint}";
    }

    internal static string NameOf(BenchmarkCase benchmark) =>
        $"{benchmark.Descriptor.Type.Name}.{benchmark.Descriptor.WorkloadMethod.Name}";

    private static List<string> Near(string filter, IReadOnlyList<string> names)
    {
        string wanted = filter.Trim('*');
        return [.. names
            .SelectMany(name => new[] { name.Split('.')[0], name })
            .Distinct()
            .Select(name => (name, distance: Distance(wanted, name)))
            .Where(candidate => candidate.distance <= Math.Max(3, wanted.Length / 3))
            .OrderBy(candidate => candidate.distance)
            .ThenBy(candidate => candidate.name, StringComparer.Ordinal)
            .Take(MostSuggestions)
            .Select(candidate => candidate.name)];
    }

    /// <summary>Levenshtein's distance, the case of letters aside.</summary>
    private static int Distance(string left, string right)
    {
        int[] previous = [.. Enumerable.Range(0, right.Length + 1)];
        for (int i = 0; i < left.Length; i++)
        {
            int[] current = new int[right.Length + 1];
            current[0] = i + 1;
            for (int j = 0; j < right.Length; j++)
            {
                bool same = char.ToUpperInvariant(left[i]) == char.ToUpperInvariant(right[j]);
                current[j + 1] = Math.Min(Math.Min(current[j] + 1, previous[j + 1] + 1), previous[j] + (same ? 0 : 1));
            }

            previous = current;
        }

        return previous[right.Length];
    }
}
