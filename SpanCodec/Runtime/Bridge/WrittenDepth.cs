using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>Looks at the depth of what was written far inside of another document, as not every type does so itself.</summary>
internal static class WrittenDepth
{
    /// <summary>Whether the document, around which <paramref name="depth"/> objects and arrays are open, goes deeper than the limit.</summary>
    internal static bool IsTooDeep(ReadOnlySpan<byte> json, int depth, in DocumentRules rules)
    {
        if (depth < rules.UncheckedFrom)
            return false;
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = rules.MaxDepth });
        while (reader.Read())
        {
            if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray && depth + reader.CurrentDepth >= rules.MaxDepth)
                return true;
        }

        return false;
    }
}
