using System.Diagnostics;
using System.Globalization;
using System.Text;
using SpanCodecs.Tests.Lanes;

namespace SpanCodecs.Tests.Checks;

/// <summary>What reading at a place costs beside reading all: in turns, so that both meet the same neighbours.</summary>
internal static class PathFigures
{
    private const int Turns = 7;
    private const int Rounds = 60;

    private static readonly SearchPage Page = MakePage();

    /// <summary>A sequence inside of a document of so many bytes beside the same one at the root, and the process's memory.</summary>
    internal static async Task PrintSequence(long length)
    {
        var inside = new List<double>();
        var root = new List<double>();
        for (int turn = 0; turn < Turns; turn++)
        {
            root.Add(await Time(length, "[", "null]", stream => SequenceCodecs.Entry.DeserializeAsyncEnumerable(stream)));
            inside.Add(await Time(
                length, "{\"page\":{\"of\":1},\"data\":{\"orders\":[", "null],\"more\":[1,\"x\"]}}",
                stream => SequenceCodecs.Entry.DeserializeAsyncEnumerable(stream, at: "/data/orders")));
        }

        using Process self = Process.GetCurrentProcess();
        double share = root.Zip(inside, (one, other) => one / other).Order().ElementAt(Turns / 2);
        Print($"sequence of {length} bytes: {Speed(length, root)} GB/s at the root, {Speed(length, inside)} GB/s inside");
        Print($"  {share:0.00} of its speed (median of {Turns} turns); {self.PeakWorkingSet64} bytes of memory");
    }

    /// <summary>Values near the front and at the end of a page of a search, without blanks and indented.</summary>
    internal static void PrintValues()
    {
        byte[] plain = SearchCodecs.SearchPage.SerializeToUtf8Bytes(Page);
        using System.Text.Json.JsonDocument document = System.Text.Json.JsonDocument.Parse(plain);
        var lines = new MemoryStream();
        using (var writer = new System.Text.Json.Utf8JsonWriter(
            lines, new() { Indented = true, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
            document.WriteTo(writer);
        foreach ((string form, byte[] page) in ((string, byte[])[])[("plain", plain), ("indented", lines.ToArray())])
        {
            JsonPointer front = "/statuses/0/user/screen_name";
            JsonPointer end = "/search_metadata/count";
            Print($"{form}, {page.Length} bytes:");
            Compare(page, "front, rest unread", () => SearchCodecs.Text.DeserializeAt(page, front, AfterValue.Unread));
            Compare(page, "front, rest checked", () => SearchCodecs.Text.DeserializeAt(page, front));
            Compare(page, "end", () => SearchCodecs.Number.DeserializeAt(page, end));
            Compare(page, "one member, at the end", () => SearchCodecs.SearchEnd.Deserialize(page));
            var stream = new MemoryStream(page);
            SearchCodecs.Text.DeserializeAt(stream, front, AfterValue.Unread);
            Print($"  of a stream, for the front, {stream.Position} bytes are read");
        }
    }

    private static void Compare(byte[] page, string name, Action part)
    {
        var all = new List<double>();
        var parts = new List<double>();
        Action reading = () => SearchCodecs.SearchPage.Deserialize(page);
        // Code is compiled anew when it has run often, a while later.
        for (long start = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(start).TotalSeconds < 1;)
            _ = Time(reading, 1) + Time(part, 1);
        for (int round = 0; round < Rounds; round++)
        {
            all.Add(Time(reading, 1));
            parts.Add(Time(part, 4));
        }

        // The fastest quarter is that without neighbours.
        double whole = all.Order().ElementAt(Rounds / 4);
        double some = parts.Order().ElementAt(Rounds / 4);
        Print($"  {name}: {some:0.00} µs, all {whole:0.00} µs: {whole / some:0.0} times as fast");
    }

    private static double Time(Action action, int times)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < times; i++)
            action();
        return Stopwatch.GetElapsedTime(start).TotalMicroseconds / times;
    }

    private static async Task<double> Time(
        long length, string begin, string end, Func<Stream, IAsyncEnumerable<SequenceEntry?>> sequence)
    {
        byte[] element = Encoding.UTF8.GetBytes("{\"Id\":12345,\"Name\":\"" + new string('x', 200) + "\"},");
        using var stream = new LongStream(Encoding.UTF8.GetBytes(begin), element, Encoding.UTF8.GetBytes(end), length);
        long start = Stopwatch.GetTimestamp();
        long count = 0;
        await foreach (SequenceEntry? entry in sequence(stream))
            count++;
        return count == (length / element.Length) + 1 ? Stopwatch.GetElapsedTime(start).TotalSeconds
            : throw new InvalidOperationException($"{count} elements");
    }

    private static string Speed(long length, List<double> seconds) =>
        (length / seconds.Min() / 1e9).ToString("0.00", CultureInfo.InvariantCulture);

    private static void Print(FormattableString line) => Console.WriteLine(line.ToString(CultureInfo.InvariantCulture));

    private static SearchPage MakePage()
    {
        var random = new DeterministicRandom(0x54574954);
        return new([.. Enumerable.Range(0, 100).Select(_ => Post(random))], new(0.087, Id(random), "%E4%B8%80", 100));
    }

    private static SearchPost Post(DeterministicRandom random, bool isInside = false) => new(
        "Sun Aug 31 00:29:15 +0000 2014", Id(random), $"{Id(random)}", Text(random, 70),
        "<a href=\"http://example.org\" rel=\"nofollow\">x</a>", false,
        random.Next(3) == 0 ? Id(random) : null, null, User(random), null, random.Next(100), random.Next(9), Entities(random),
        false, random.Next(2) == 0, "ja", !isInside && random.Next(3) > 0 ? Post(random, isInside: true) : null);

    private static SearchUser User(DeterministicRandom random) => new(
        Id(random), $"{Id(random)}", Text(random, 10), $"user_{random.Next(100_000)}", Text(random, random.Next(12)),
        Text(random, random.Next(120)), null,
        Entities(random), false, random.Next(5_000), random.Next(5_000), random.Next(50), "Sun May 19 03:50:33 +0000 2013",
        random.Next(10_000), null, null, random.Next(2) == 0, false, random.Next(100_000), "ja", false, false, "C0DEED",
        "http://abs.example.org/images/themes/theme1/bg.png", true, $"http://pbs.example.org/profile_images/{Id(random)}/normal.jpeg",
        "0084B4", "333333", true, true, null);

    private static SearchEntities Entities(DeterministicRandom random) => new(
        Some(random, 2, () => new SearchTag(Text(random, 8), Indices(random))),
        Some(random, 2, () => new SearchLink("http://t.example.org/x", "http://example.org/page", Indices(random))),
        Some(random, 3, () => Mention(random)));

    private static SearchMention Mention(DeterministicRandom random) =>
        new($"user_{random.Next(100)}", Text(random, 6), Id(random), $"{Id(random)}", Indices(random));

    private static T[] Some<T>(DeterministicRandom random, int fewer, Func<T> make) =>
        [.. Enumerable.Range(0, random.Next(fewer)).Select(_ => make())];

    private static int[] Indices(DeterministicRandom random) => [random.Next(70), 70 + random.Next(70)];

    private static long Id(DeterministicRandom random) => 505_874_924_095_815_000 + random.Next(100_000_000);

    /// <summary>Words of signs of three bytes each, and now and then an English one.</summary>
    private static string Text(DeterministicRandom random, int length)
    {
        var text = new StringBuilder();
        while (text.Length < length)
        {
            int first = random.Next(4) == 0 ? 'a' : 0x3041;
            for (int more = 3 + random.Next(8); more > 0; more--)
                text.Append((char)(first + random.Next(26)));
            text.Append(' ');
        }

        return text.ToString(0, length);
    }
}
