using System.Text;
using static System.FormattableString;

namespace SpanCodecs.Tests.Checks;

/// <summary>What [SpanCodecIntern] saves in memory, and what it costs or saves in time.</summary>
internal static class RepeatedFigures
{
    private static readonly string[] s_countries = ["Germany", "United Kingdom", "Japan", "Costa Rica", "United States of America"];

    /// <param name="timelines">Documents of tweets, as many parsers are measured with.</param>
    internal static void Print(IEnumerable<string> timelines)
    {
        Compare(
            "500 sales in five countries",
            Sales(id => s_countries[id % s_countries.Length], id => id % 2 == 0 ? "delivered" : "on its way"),
            SaleCodecs.PlainSales, SaleCodecs.SharedSales);
        Compare(
            "500 sales, each value another one, the same in every document", Sales(id => $"country {id}", id => $"status {id * 7}"),
            SaleCodecs.PlainSales, SaleCodecs.SharedSales);
        foreach (string file in timelines)
        {
            Compare(
                Path.GetFileName(file), File.ReadAllBytes(file), TimelineCodecs.PlainTimeline, TimelineCodecs.SharedTimeline);
        }
    }

    private static void Compare<TPlain, TShared>(string name, byte[] json, SpanCodec<TPlain> plain, SpanCodec<TShared> shared)
    {
        TPlain value = plain.Deserialize(json)!;
        byte[] written = plain.SerializeToUtf8Bytes(value);
        if (!written.AsSpan().SequenceEqual(shared.SerializeToUtf8Bytes(shared.Deserialize(json)!)))
            throw new InvalidOperationException(name);
        double[] times = SideBySide.Measure(() => plain.Deserialize(json), () => shared.Deserialize(json));
        long usual = BytesOf(() => plain.Deserialize(json));
        long saved = usual - BytesOf(() => shared.Deserialize(json));
        Console.WriteLine(
            Invariant($"{name}, {json.Length} bytes: {usual} bytes of memory in {times[0] / 1e3:0.0} µs; with the attribute ")
            + Invariant($"{100.0 * saved / usual:0} % less memory, and {times[1] / times[0]:0.00} of the time"));
    }

    private static long BytesOf(Func<object?> read)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        object? kept = read();
        long bytes = GC.GetAllocatedBytesForCurrentThread() - before;
        GC.KeepAlive(kept);
        return bytes;
    }

    private static byte[] Sales(Func<int, string> country, Func<int, string> status)
    {
        IEnumerable<string> sales = Enumerable.Range(0, 500).Select(id =>
            $$"""{"Id":{{id}},"Customer":"Somebody {{id * 31 % 997}}","Country":"{{country(id)}}","Currency":"{{country(id)[..3]}}","""
            + $$"""  "Status":"{{status(id)}}","Tags":["{{status(id)}}","seen"]}""".TrimStart());
        return Encoding.UTF8.GetBytes($"[{string.Join(',', sales)}]");
    }
}
