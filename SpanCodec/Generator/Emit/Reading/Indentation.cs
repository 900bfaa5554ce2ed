using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// What readers of objects and arrays say about lines: how many blanks a line begins with is foreseen from the depth, and then
/// from the line before.
/// </summary>
internal static class Indentation
{
    internal const string Declaration = "int blanks = (2 * depth) + 2;";

    /// <summary>Behind blanks that were not foreseen, which began at "line".</summary>
    internal const string Learn = "blanks = position - line - 1;";

    /// <summary>
    /// Where a name follows a comma at once, the document has no lines: what is looked for on one is outside of the document then.
    /// </summary>
    internal const string NoLines = "blanks = int.MinValue;";

    internal const string PassEnd = "position += (2 * depth) + 2;";

    internal static string Behind(char first) => $"{Names.Read}.IsLineBehind(json, position, (byte)'{first}', blanks)";

    internal static string IfEnd(char last) => $"if ({Names.Read}.IsLineBefore(json, position, 2 * depth, (byte)'{last}'))";
}
