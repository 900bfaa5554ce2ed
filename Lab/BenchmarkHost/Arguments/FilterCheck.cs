using BenchmarkDotNet.Filters;

namespace JsonAot.Lab.BenchmarkHost.Arguments;

/// <summary>A filter that matches nothing is a mistake to report, with what there is.</summary>
internal static class FilterCheck
{
    /// <returns>Null when every filter matches a benchmark.</returns>
    internal static string? Complain(IReadOnlyList<string> filters, IReadOnlyList<BenchmarkCase> benchmarks)
    {
        string? unmatched = filters.FirstOrDefault(filter => !benchmarks.Any(new GlobFilter([filter]).Predicate));
        if (unmatched is null)
            return null;
        IEnumerable<string> classes = benchmarks.Select(benchmark => benchmark.Descriptor.Type.Name).Distinct();
        return $"No benchmark matches the filter '{unmatched}'. There are, such as --filter '*{classes.FirstOrDefault()}*': "
            + $"{string.Join(", ", classes)}. --list flat shows each benchmark.";
    }
}

/// <summary>Recognises an unquoted <c>-f *</c> that the shell has replaced by the names of the current folder.</summary>
internal static class ShellExpansion
{
    internal static bool Happened(IReadOnlyList<string> filters, string folder) =>
        filters.Count > 0
        && filters.All(filter => filter.AsSpan().IndexOfAny("*?/\\") < 0)
        && filters.All(filter => Path.Exists(Path.Combine(folder, filter)));
}
