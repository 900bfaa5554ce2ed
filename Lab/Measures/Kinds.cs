namespace JsonAot.Lab.Measures;

/// <summary>Every kind of measurement that is compiled in, in the order of their folders.</summary>
internal static partial class Kinds
{
    [Discovered]
    internal static partial IReadOnlyList<Kind> All { get; }

    /// <returns>Null for a file of another kind than all of these.</returns>
    internal static Kind? OfFile(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));
}
