namespace JsonAot.Lab.Measures;

/// <summary>Every kind of measurement that is compiled in, in the order of the page and of the help.</summary>
internal static partial class Kinds
{
    internal static IReadOnlyList<Kind> All { get; } = [.. Found.OrderBy(kind => kind.Place).ThenBy(kind => kind.FileName, StringComparer.Ordinal)];

    [Discovered]
    private static partial IReadOnlyList<Kind> Found { get; }

    /// <returns>Null for a file of another kind than all of these.</returns>
    internal static Kind? OfFile(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));
}
