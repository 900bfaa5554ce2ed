using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace JsonAot.Payloads;

/// <summary>Another value in the place of one: of the same kind, and on average of the same size.</summary>
internal static class VariedNode
{
    /// <returns>Null where there is nothing to vary.</returns>
    internal static JsonNode? Of(JsonNode node, DeterministicRandom random) => node switch
    {
        JsonArray { Count: > 1 } array => Resized(array, random),
        JsonValue value when value.GetValueKind() == JsonValueKind.Number => Number(value.ToJsonString(), random),
        JsonValue value when value.GetValueKind() == JsonValueKind.String => Text(value.GetValue<string>(), random),
        JsonValue value when value.GetValueKind() is JsonValueKind.True or JsonValueKind.False => JsonValue.Create(random.Next(2) == 0),
        _ => null,
    };

    private static JsonArray Resized(JsonArray array, DeterministicRandom random)
    {
        int count = About(array.Count, random);
        return [.. Enumerable.Range(0, count).Select(index => array[index % array.Count]?.DeepClone())];
    }

    /// <summary>Other digits, and other counts of them before and behind the point.</summary>
    private static JsonNode? Number(string text, DeterministicRandom random)
    {
        if (text.Contains('e', StringComparison.OrdinalIgnoreCase))
            return null;
        bool isNegative = text[0] == '-';
        string[] parts = text.TrimStart('-').Split('.');
        IEnumerable<string> others = parts.Select(part => Digits(About(part.Length, random), random)).ToArray();
        return JsonNode.Parse((isNegative ? "-" : "") + string.Join('.', others));
    }

    private static string Digits(int count, DeterministicRandom random) =>
        string.Create(count, random, static (digits, random) =>
        {
            for (int i = 0; i < digits.Length; i++)
                digits[i] = (char)('1' + random.Next(9));
        });

    /// <summary>Gives letters another length, and a text with digits other digits: the length of a date means something.</summary>
    private static JsonValue? Text(string text, DeterministicRandom random)
    {
        if (text.Length == 0)
            return null;
        if (text.Any(char.IsAsciiDigit))
            return JsonValue.Create(string.Concat(text.Select(letter => !char.IsAsciiDigit(letter) ? letter
                : (char)('0' + random.Next(letter == '0' ? 10 : letter - '0' + 1)))));
        int count = About(text.Length, random);
        return JsonValue.Create(string.Create(count, text, static (letters, text) =>
        {
            for (int i = 0; i < letters.Length; i++)
                letters[i] = text[i % text.Length];
        }));
    }

    /// <summary>From half as many to half as many more.</summary>
    private static int About(int count, DeterministicRandom random) => Math.Max(1, count - count / 2 + random.Next(2 * (count / 2) + 1));
}
