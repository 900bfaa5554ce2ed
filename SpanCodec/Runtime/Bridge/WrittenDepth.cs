using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>Looks at the depth of what was written far inside of another document, as not every type does so itself.</summary>
internal static class WrittenDepth
{
    /// <summary>
    /// Whether the document, around which <paramref name="depth"/> objects and arrays are open, goes deeper than the limit.
    /// </summary>
    internal static bool IsTooDeep(ReadOnlySpan<byte> json, int depth, in DocumentRules rules) =>
        depth >= rules.UncheckedFrom && Passes(json, depth, rules, rules.MaxDepth);

    /// <summary>Whether the document goes deeper than a writer allows, which may be less than the codec does.</summary>
    internal static bool IsTooDeepFor(in JsonWriterOptions writer, ReadOnlySpan<byte> json, int depth, in DocumentRules rules) =>
        writer.MaxDepth != 0 && writer.MaxDepth < rules.MaxDepth && Passes(json, depth, rules, writer.MaxDepth);

    private static bool Passes(ReadOnlySpan<byte> json, int depth, in DocumentRules rules, int limit)
    {
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = rules.MaxDepth });
        while (reader.Read())
        {
            if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray && depth + reader.CurrentDepth >= limit)
                return true;
        }

        return false;
    }
}
