using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// JSON text sequences (RFC 7464) beside records that are cut out by hand, each of them a document of its own. The first byte says how
/// long the pieces are that come, and whether reading goes on behind a record that is none.
/// </summary>
internal sealed class RecordsTarget<T>(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples, string[] words)
    : FuzzTarget($"records/{name}", Controlled([.. samples.Select(Twice)], [[0], [1], [130], [131]]), words, 1)
{
    private const byte Separator = 0x1E;

    private static byte[] Twice(byte[] sample) => [Separator, .. sample, (byte)'\n', Separator, .. sample, (byte)'\n', Separator];

    protected override string? Compare(byte[] input)
    {
        byte[] records = input[1..];
        bool isGoingOn = input[0] >= 128;
        List<string> expected = Expected(records, isGoingOn);
        List<string> actual = Actual(records, 1 + (input[0] % 128), isGoingOn);
        return expected.SequenceEqual(actual) ? null
            : $"{Name}: {Disagreement.Show(records)}: {string.Join(" | ", expected)} and {string.Join(" | ", actual)}";
    }

    private List<string> Expected(byte[] records, bool isGoingOn)
    {
        List<string> told = [];
        bool isFirst = true;
        foreach (Range range in records.AsSpan().Split(Separator))
        {
            byte[] record = records[range];
            if (record.AsSpan().ContainsAnyExcept(" \t\r\n"u8))
            {
                string one = isFirst || IsCut(record) ? "malformed" : Told(() => codec.Deserialize(record));
                told.Add(one);
                if (one is not ['=', ..] && !(isGoingOn && one == "malformed"))
                    return told;
            }

            isFirst = false;
        }

        return told;
    }

    private List<string> Actual(byte[] records, int piece, bool isGoingOn)
    {
        List<string> told = [];
        IAsyncEnumerator<T?> values = codec.DeserializeTextSequence(
            new TricklingStream(records, piece), malformed: isGoingOn ? _ => told.Add("malformed") : null).GetAsyncEnumerator();
        while (true)
        {
            bool hasMore = false;
            string one = Told(() => (hasMore = Waiting.For(values.MoveNextAsync())) ? values.Current : default);
            if (one is not ['=', ..])
                told.Add(one);
            if (!hasMore)
                return told;
            told.Add(one);
        }
    }

    private static bool IsCut(byte[] record) => !" \t\r\n}]\""u8.Contains(record[^1]);

    private string Told(Func<T?> reading)
    {
        try
        {
            return "=" + JsonSerializer.Serialize(reading()!, metadata);
        }
        catch (JsonException)
        {
            return "malformed";
        }
        catch (Exception failure)
        {
            return failure.GetType().Name;
        }
    }
}
