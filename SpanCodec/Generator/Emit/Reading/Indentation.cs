using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits what readers of objects and arrays say about lines: the depth, and then the line before, let foresee how many blanks a line begins
/// with.
/// </summary>
internal static class Indentation
{
    internal const string Declaration = "int blanks = (2 * depth) + 2;";

    /// <summary>Learns from blanks that were not foreseen, which began at "line".</summary>
    internal const string Learn = "blanks = position - line - 1;";

    /// <summary>
    /// A name that follows a comma at once shows that the document has no lines: what is looked for on one is outside of the document then.
    /// </summary>
    internal const string NoLines = "blanks = int.MinValue;";

    internal const string PassEnd = "position += (2 * depth) + 2;";

    internal static string Behind(char first) => $"{Names.Read}.IsLineBehind(json, position, (byte)'{first}', blanks)";

    internal static string IfEnd(char last) => $"if ({Names.Read}.IsLineBefore(json, position, 2 * depth, (byte)'{last}'))";
}
