namespace JsonAot.Hosting.Arguments;

/// <summary>Recognises an unquoted <c>-f *</c> that the shell has replaced by the names of the current folder.</summary>
internal static class ShellExpansion
{
    internal static bool Happened(IReadOnlyList<string> filters, string folder) =>
        filters.Count > 0
        && filters.All(filter => filter.AsSpan().IndexOfAny("*?/\\") < 0)
        && filters.All(filter => Path.Exists(Path.Combine(folder, filter)));
}
