using System.Text.RegularExpressions;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Something that is done with any bytes, beside what is to come of it.</summary>
/// <param name="name">The way and the type: <c>document/ShapeCodecs.Plain</c>.</param>
/// <param name="seeds">Inputs to begin with.</param>
/// <param name="words">What inputs may have in them: the names of members.</param>
/// <param name="controls">How many bytes of an input come before the document, and say what is done with it.</param>
internal abstract partial class FuzzTarget(string name, byte[][] seeds, string[] words, int controls)
{
    internal string Name => name;

    internal byte[][] Seeds => seeds;

    internal string[] Words => words;

    internal int Controls => controls;

    /// <summary>What differs, and no rule explains; null where nothing does.</summary>
    internal string? Run(byte[] input)
    {
        try
        {
            return input.Length < controls ? null : Compare(input);
        }
        catch (Exception failure)
        {
            // A comparison that fails is as much to be looked at as one that differs.
            return $"{name} throws {failure}";
        }
    }

    protected abstract string? Compare(byte[] input);

    /// <summary>System.Text.Json has a limit of time for the names of enums, which a busy machine may exceed: that is no answer.</summary>
    protected static string? Unexplained(Disagreement? found) =>
        found is null
        || found.Expected.StartsWith("RegexMatchTimeoutException", StringComparison.Ordinal)
        || IsInsideOptional(found)
        || KnownDifferences.Explain(found) is not null
        ? null
        : found.ToString();

    /// <summary>
    /// System.Text.Json calls a converter, and tells of the member what a codec tells of the value: docs/differences.md. Of a document in
    /// pieces it looks whether a converter's value is whole, and refuses what is no JSON there.
    /// </summary>
    private static bool IsInsideOptional(Disagreement found) =>
        found is { Subject: "ChangeCodecs.ProfileChange" or "PatchCodecs.Profile", Facet: Facet.Path or Facet.Position }
        && (found.AtOnce is not null || found.Expected.Contains("Optional`1", StringComparison.Ordinal))
        && OptionalMember().Match(found.Expected) is { Success: true } member
        && found.Actual.StartsWith(member.Value, StringComparison.Ordinal)
        && found.Actual[member.Length] is ',' or '.' or '[';

    // The members of ProfileChange are all optional, and of Profile one is.
    [GeneratedRegex(@"^JsonException at \$(\[[0-9]+\])?\.(Age|Name|Weight|Residence|Places|Mood|Other)(?=, line )")]
    private static partial Regex OptionalMember();

    /// <summary>A check of more than one thing: what failed of it.</summary>
    protected static string? Failed(Tally tally) => tally.Failed == 0 ? null : tally.Report();

    /// <summary>Seeds for a target with controls: each sample with each of some first bytes.</summary>
    protected static byte[][] Controlled(byte[][] samples, IEnumerable<byte[]> controls) =>
        [.. from control in controls from sample in samples select (byte[])[.. control, .. sample]];
}
