using System.Diagnostics;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>Leaves out of a failing document what it fails without: first whole members and elements, then runs of bytes.</summary>
internal static class DocumentShrinker
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(10);

    internal static byte[] Shrink(byte[] document, Func<byte[], bool> fails)
    {
        var watch = Stopwatch.StartNew();
        while (watch.Elapsed < Longest && Smaller(document).FirstOrDefault(fails) is { } smaller)
            document = smaller;
        return document;
    }

    private static IEnumerable<byte[]> Smaller(byte[] document)
    {
        foreach ((int start, int end) in Values(document))
        {
            // With the comma behind it, or else with the one before it.
            if (At(document, end, ','))
                yield return Without(document, start, end + 1);
            else if (At(document, start - 1, ','))
                yield return Without(document, start - 1, end);
            else
                yield return Without(document, start, end);
        }

        for (int length = document.Length / 2; length > 0; length /= 2)
        {
            for (int start = 0; start + length <= document.Length; start += length)
                yield return Without(document, start, start + length);
        }
    }

    /// <summary>Members with their names, and elements, as far as the document is JSON; the largest first.</summary>
    private static List<(int Start, int End)> Values(byte[] document)
    {
        var values = new List<(int Start, int End)>();
        var open = new Stack<int>();
        var reader = new Utf8JsonReader(
            document, new JsonReaderOptions { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip, MaxDepth = 2000 });
        int name = -1;
        try
        {
            while (reader.Read())
            {
                int start = name >= 0 ? name : (int)reader.TokenStartIndex;
                if (reader.TokenType == JsonTokenType.PropertyName)
                {
                    name = (int)reader.TokenStartIndex;
                    continue;
                }

                if (reader.TokenType is JsonTokenType.StartArray or JsonTokenType.StartObject)
                    open.Push(start);
                else
                    values.Add((reader.TokenType is JsonTokenType.EndArray or JsonTokenType.EndObject ? open.Pop() : start,
                        (int)reader.BytesConsumed));
                name = -1;
            }
        }
        catch (JsonException)
        {
            // Damage behind this place goes by runs of bytes.
        }

        return [.. values.OrderByDescending(value => value.End - value.Start)];
    }

    private static bool At(byte[] document, int index, char expected) =>
        index >= 0 && index < document.Length && document[index] == expected;

    private static byte[] Without(byte[] document, int start, int end) => [.. document.AsSpan(0, start), .. document.AsSpan(end)];
}
