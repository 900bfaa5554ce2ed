using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Documents with discriminators that nobody knows, made at random: what is read and written back is the document, as JsonNode has it, and
/// its discriminators come first. System.Text.Json has no such reading, so that the reference is the document itself.
/// </summary>
internal static class FallbackChecks
{
    private const int Documents = 6000;

    internal static void Run(Tally tally, Amount amount)
    {
        var random = new DeterministicRandom(0x46414C4C);
        for (int i = 0; i < Documents / amount.Stride; i++)
            One(tally, random, isOdd: i % 2 == 1);
    }

    /// <summary>A document for each class of codecs.</summary>
    internal static void One(Tally tally, DeterministicRandom random, bool isOdd)
    {
        int length = random.Next(4);
        string[] forms = [.. Enumerable.Range(0, length).Select(_ => Form(random, 3, isMarkedFirst: true))];
        string[] loose = [.. Enumerable.Range(0, length).Select(_ => Form(random, 3, isMarkedFirst: false))];
        string notice = Members(random, ["\"kind\":" + Mark(random, "paid"), "\"Id\":3", .. Rest(random)], isMarkedFirst: true);
        string part = Members(random, ["\"Art\":" + Mark(random, "screw"), .. Rest(random)], isMarkedFirst: true);
        Same(tally, Fallbacks.Codecs.Forms, $"[{string.Join(',', forms)}]", isOdd);
        Same(tally, Fallbacks.IndentedCodecs.Forms, $"[{string.Join(", ", forms)}]", isOdd);
        Same(tally, Fallbacks.AnywhereCodecs.Forms, $"[{string.Join(',', loose)}]", isOdd);
        Same(tally, Fallbacks.Codecs.Notice, notice, isOdd);
        Same(tally, Fallbacks.StrictCodecs.Notice, notice, isOdd);
        Same(tally, Fallbacks.IndentedCodecs.Notice, notice, isOdd);
        Same(tally, Fallbacks.AnywhereCodecs.Notice, notice, isOdd);
        Same(tally, Fallbacks.Codecs.Part, part, isOdd);
        Same(tally, Fallbacks.IndentedCodecs.Part, part, isOdd);
        Same(tally, Fallbacks.AnywhereCodecs.Part, part, isOdd);
    }

    /// <summary>Reads a document, at once or by bytes, and compares what is written of it; that is read again, too.</summary>
    private static void Same<T>(Tally tally, SpanCodec<T> codec, string document, bool inPieces)
    {
        byte[] json = Encoding.UTF8.GetBytes(document);
        string[] written = ["", ""];
        Attempt<bool> attempt = Attempt.Of(() =>
        {
            T? value = inPieces ? codec.Deserialize(new TricklingStream(json)) : codec.Deserialize(json);
            written[0] = codec.SerializeToString(value!);
            written[1] = codec.SerializeToString(codec.Deserialize(written[0])!);
            return JsonNode.DeepEquals(Without(JsonNode.Parse(document)), Without(JsonNode.Parse(written[0])));
        });
        tally.Require(
            attempt.Failure is null && attempt.Value && written[0] == written[1],
            typeof(T).Name,
            () => $"{document}\n    became {written[0]}, then {written[1]} {Attempt.Describe(attempt.Failure)}");
    }

    /// <summary>Members that a class has are written though the document lacked them: null, and empty.</summary>
    private static JsonNode? Without(JsonNode? node)
    {
        if (node is JsonArray array)
        {
            foreach (JsonNode? item in array)
                Without(item);
        }

        if (node is not JsonObject value)
            return node;
        foreach ((string name, JsonNode? item) in value.ToArray())
        {
            bool isUnset = item is null ? name is "Name" or "Parts" or "Main" or "Inner"
                : name == "Text" && item.GetValueKind() == JsonValueKind.String;
            if (isUnset)
                value.Remove(name);
            else
                Without(item);
        }

        return node;
    }

    private static string Form(DeterministicRandom random, int depth, bool isMarkedFirst)
    {
        string Next() => depth == 0 ? "null" : Form(random, depth - 1, isMarkedFirst);
        string[] members = random.Next(4) switch
        {
            0 => ["\"$type\":\"disc\"", "\"Radius\":1.5"],
            1 => ["\"$type\":4", "\"Side\":2"],
            2 => ["\"$type\":\"group\"", $"\"Parts\":[{Next()},{Next()}]", $"\"Main\":{Next()}"],
            _ => ["\"$type\":" + Mark(random, "disc"), $"\"Inner\":{Next()}", .. Rest(random)],
        };
        return Members(random, [.. members, $"\"Name\":\"n{random.Next(9)}\""], isMarkedFirst);
    }

    /// <summary>A discriminator that no type has; some begin or end as a known one does.</summary>
    private static string Mark(DeterministicRandom random, string known) => random.Next(8) switch
    {
        0 => $"\"{known}s\"",
        1 => $"\"{known[..^1]}\"",
        2 => $"\"{known.ToUpperInvariant()}\"",
        3 => "\"\"",
        4 => "\"\\u00e9 \\\"\"",
        5 => "-1",
        6 => "2147483647",
        _ => "0",
    };

    private static IEnumerable<string> Rest(DeterministicRandom random)
    {
        string[] all =
        [
            "\"a\":1.50", "\"\":null", "\"type\":\"disc\"", "\"b\":{\"$type\":\"x\",\"$id\":\"1\"}", "\"c\":[[],{},\"é\"]",
            "\"name\\\"d\":true", "\"e\":12345678901234567890", "\"Radius\":\"none\"",
        ];
        return all.Where(_ => random.Next(3) == 0);
    }

    private static string Members(DeterministicRandom random, string[] members, bool isMarkedFirst)
    {
        string blank = random.Next(3) == 0 ? " " : "";
        IEnumerable<string> ordered = isMarkedFirst
            ? members.Take(1).Concat(members.Skip(1).OrderBy(_ => random.Next())) : members.OrderBy(_ => random.Next());
        return $"{{{blank}{string.Join("," + blank, ordered)}{blank}}}";
    }
}
