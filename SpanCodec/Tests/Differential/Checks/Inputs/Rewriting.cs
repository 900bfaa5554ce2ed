using System.Globalization;
using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// A good document told in other words: members in another order, left out, repeated or strange; blanks and escapes anywhere; elements
/// repeated. Most are read, so that this tells about values where mutations tell about refusals.
/// </summary>
internal sealed class Rewriting(DeterministicRandom random)
{
    private static readonly JsonDocumentOptions Lenient = new() { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };

    private const int MostBeforeRepeating = 10_000;

    private readonly StringBuilder _text = new();

    internal byte[] Of(byte[] sample)
    {
        using JsonDocument document = JsonDocument.Parse(sample, Lenient);
        _text.Clear();
        Value(document.RootElement);
        return Encoding.UTF8.GetBytes(_text.ToString());
    }

    /// <summary>Every name of a member in a document.</summary>
    internal static IEnumerable<string> NamesIn(byte[] sample)
    {
        using JsonDocument document = JsonDocument.Parse(sample, Lenient);
        return [.. NamesIn(document.RootElement)];
    }

    private static IEnumerable<string> NamesIn(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Object => element.EnumerateObject().SelectMany(member => NamesIn(member.Value).Prepend(member.Name)),
        JsonValueKind.Array => element.EnumerateArray().SelectMany(NamesIn),
        _ => [],
    };

    private void Value(JsonElement value)
    {
        Blanks();
        switch (value.ValueKind)
        {
            case JsonValueKind.Object: Members([.. value.EnumerateObject()]); break;
            case JsonValueKind.Array: Elements([.. value.EnumerateArray()]); break;
            case JsonValueKind.String: Text(value.GetString()!); break;
            default: _text.Append(random.Next(60) == 0 ? "null" : value.GetRawText()); break;
        }

        Blanks();
    }

    private void Members(List<JsonProperty> members)
    {
        // Mostly as it was, or only one thing changed: readers expect an order, and each way out of it should be taken.
        switch (random.Next(5))
        {
            case 0: Shuffle(members); break;
            case 1 when members.Count > 0: members.RemoveAt(random.Next(members.Count)); break;
            case 2 when members.Count > 0: members.Insert(random.Next(members.Count + 1), members[random.Next(members.Count)]); break;
        }

        _text.Append('{');
        bool isFirst = true;
        foreach (JsonProperty member in members)
        {
            if (random.Next(12) == 0)
                Stranger(ref isFirst);
            Separate(ref isFirst);
            Text(member.Name);
            Blanks();
            _text.Append(':');
            Value(member.Value);
        }

        if (random.Next(12) == 0)
            Stranger(ref isFirst);
        Blanks();
        _text.Append('}');
    }

    private void Stranger(ref bool isFirst)
    {
        Separate(ref isFirst);
        Text(random.Next(2) == 0 ? "stranger" : "Agé");
        _text.Append(":[1, {\"a\" :\"\\u0041\\\"\"} ,null,-1.5e3]");
    }

    private void Elements(List<JsonElement> elements)
    {
        // Repeated within what is repeated, a deep document would become longer than memory.
        int most = _text.Length < MostBeforeRepeating && random.Next(6) == 0 ? random.Next(20) : 0;
        for (int more = most; more > 0 && elements.Count > 0; more--)
            elements.Add(elements[random.Next(elements.Count)]);
        _text.Append('[');
        bool isFirst = true;
        foreach (JsonElement element in elements)
        {
            Separate(ref isFirst);
            Value(element);
        }

        Blanks();
        _text.Append(']');
    }

    private void Text(string text)
    {
        _text.Append('"');
        int rarity = random.Next(2) == 0 ? 1_000_000 : 8;
        foreach (char character in text)
        {
            if (character < ' ' || char.IsSurrogate(character) || random.Next(rarity) == 0)
                _text.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:x4}");
            else if (character is '"' or '\\')
                _text.Append('\\').Append(character);
            else
                _text.Append(character);
        }

        _text.Append('"');
    }

    private void Separate(ref bool isFirst)
    {
        if (!isFirst)
            _text.Append(',');
        isFirst = false;
        Blanks();
    }

    private void Blanks()
    {
        for (int count = random.Next(10) - 7; count > 0; count--)
            _text.Append(" \t\n\r"[random.Next(4)]);
    }

    private void Shuffle(List<JsonProperty> members)
    {
        for (int i = members.Count - 1; i > 0; i--)
        {
            int other = random.Next(i + 1);
            (members[i], members[other]) = (members[other], members[i]);
        }
    }
}
