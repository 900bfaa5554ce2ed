using System.Globalization;
using System.Text;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class TimeTests
{
    private static readonly string[] s_forms =
    [
        "2020-01-01",
        "2020-02-29",
        "2019-02-29",
        "1900-02-29",
        "2000-02-29",
        "0001-01-01",
        "0000-01-01",
        "9999-12-31",
        "2020-13-01",
        "2020-00-10",
        "2020-04-31",
        "2020-01-00",
        "2020-1-01",
        "20200101",
        "2020-01-01T",
        "2020-01-01T10",
        "2020-01-01T10:20",
        "2020-01-01t10:20",
        "2020-01-01 10:20",
        "2020-01-01T24:00",
        "2020-01-01T23:60",
        "2020-01-01T10:20Z",
        "2020-01-01T10:20z",
        "2020-01-01T10:20+01",
        "2020-01-01T10:20+01:00",
        "2020-01-01T10:20+0100",
        "2020-01-01T10:20:",
        "2020-01-01T10:20:3",
        "2020-01-01T10:20:30",
        "2020-01-01T10:20:60",
        "2020-01-01T10:20:30Z",
        "2020-01-01T10:20:30ZZ",
        "2020-01-01T10:20:30.",
        "2020-01-01T10:20:30.Z",
        "2020-01-01T10:20:30.1",
        "2020-01-01T10:20:30.12345678",
        "2020-01-01T10:20:30.1234567890123456",
        "2020-01-01T10:20:30.12345678901234567",
        "2020-01-01T10:20:30.0000000",
        "2020-01-01T10:20:30.9999999Z",
        "2020-01-01T10:20:30.99999999Z",
        "2020-01-01T10:20:30.1234567890123456+13:59",
        "2020-01-01T10:20:30,5",
        "2020-01-01T10:20:30+14:00",
        "2020-01-01T10:20:30-14:00",
        "2020-01-01T10:20:30+14:01",
        "2020-01-01T10:20:30+13:60",
        "2020-01-01T10:20:30+15:00",
        "2020-01-01T10:20:30+1:00",
        "2020-01-01T10:20:30-",
        "2020-01-01T10:20:30+00:00",
        "2020-01-01T10:20:30-00:00",
        "0001-01-01T00:00:00+01:00",
        "0001-01-01T00:00:00-01:00",
        "9999-12-31T23:59:59.9999999Z",
        "9999-12-31T23:59:59.9999999-01:00",
        "9999-12-31T23:59:59.9999999+01:00",
        "0001-01-01T00:00:00Z",
        " 2020-01-01",
        "2020-01-01 ",
        "2020-06-15T10:20:30",
        "\\u0032020-01-01",
        "2020-01-01T10:20:30\\u002b01:00",
        "2020-0A-01",
        "+020-01-01",
        "",
        "x",
        "00:00",
        "00:00:00",
        "1:2:3",
        "01:02:03.5",
        "01:02:03.1234567",
        "01:02:03.12345678",
        "23:59:59.9999999",
        "24:00:00",
        "-01:00:00",
        "1.02:03:04",
        "1.02:03:04.0000001",
        "10675199.02:48:05.4775807",
        "-10675199.02:48:05.4775808",
        "10675199.02:48:05.4775808",
        "1",
        "-1",
        "-",
        "1.",
        "1:",
        "01:60:00",
        " 01:00:00",
        "01:00:00 ",
        "0:0:0.0",
        "+01:00:00",
        "\\u0030\\u0031:00:00",
        "1.5",
        "1.24:00:00",
        "2020-01-01T10:20:30.123\\u005a",
        "2019-02-29T10:20:30",
        "2020-02-29T10:20:30",
        "2020-02-30T10:20:30",
        "0000-01-01T00:00:00",
        "2020-00-01T00:00:00",
        "2020-13-01T00:00:00",
        "2020-01-00T00:00:00",
        "2020-01-01T24:00:00",
        "2020-01-01T24:00:00.0000000",
        "2020-01-01T24:00:00.0000001",
        "2020-01-01T25:00:00",
        "9999-12-31T24:00:00",
        "2020-01-01T23:60:00",
        "2020-01-01T23:59:60",
        "2020-01-01T99:99:99",
        "9999-12-31T23:59:59",
    ];

    [Fact]
    public void Every_form_is_read_or_refused_as_System_Text_Json_does()
    {
        foreach (string form in s_forms)
            AssertSame($"\"{form}\"");
        foreach (string other in new[] { "null", "1", "true", "{}", "[]", "", "\"", "\"2020-01-01" })
            AssertSame(other);
    }

    [Fact]
    public void Every_changed_character_is_read_or_refused_as_System_Text_Json_does()
    {
        foreach (string form in new[] { "2019-02-28T10:20:30.1234567+05:30", "2020-12-31T23:59:59Z", "2020-01-01", "1.02:03:04.5" })
        {
            byte[] json = Encoding.UTF8.GetBytes($"\"{form}\"");
            for (int i = 1; i < json.Length - 1; i++)
            {
                byte kept = json[i];
                foreach (byte other in "0123456789:-+.TZtz \\/"u8)
                {
                    json[i] = other;
                    AssertSame(Encoding.UTF8.GetString(json));
                }

                json[i] = kept;
            }
        }
    }

    /// <summary>The buffer for a text with escape sequences goes back to the pool, which may have had some from others.</summary>
    [Fact]
    public void Times_with_escape_sequences_are_read_without_an_allocation()
    {
        const int Times = 10_000;
        byte[] json = "\"2020-01-01T10:20:30\\u002b01:00\""u8.ToArray();
        Codecs.DateTimeOffset.Deserialize(json);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < Times; i++)
            Codecs.DateTimeOffset.Deserialize(json);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10 * Times);
    }

    [Fact]
    public void Times_are_written_as_System_Text_Json_writes_them()
    {
        foreach (Random random in Seeded.Rounds(20_000, seed: 31))
        {
            long step = random.Next(4) switch
            {
                0 => TimeSpan.TicksPerDay,
                1 => TimeSpan.TicksPerSecond,
                2 => TimeSpan.TicksPerMillisecond,
                _ => 1,
            };
            long ticks = random.NextInt64(DateTime.MinValue.Ticks, DateTime.MaxValue.Ticks) / step * step;
            foreach (DateTimeKind kind in Enum.GetValues<DateTimeKind>())
                AssertRoundTrip(Codecs.DateTime, new DateTime(ticks, kind));
            var offset = TimeSpan.FromMinutes(random.Next(-14 * 60, (14 * 60) + 1));
            ticks = Math.Clamp(ticks, TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay);
            AssertRoundTrip(Codecs.DateTimeOffset, new DateTimeOffset(ticks, offset));
            AssertRoundTrip(Codecs.DateOnly, DateOnly.FromDateTime(new DateTime(ticks)));
            AssertRoundTrip(Codecs.TimeOnly, TimeOnly.FromDateTime(new DateTime(ticks)));
            AssertRoundTrip(
                Codecs.TimeSpan, new TimeSpan((long)random.Bits() >> random.Next(64) / (int)Math.Min(step, 64) * (int)Math.Min(step, 64)));
        }

        foreach (TimeSpan corner in new[]
        {
            TimeSpan.MinValue,
            TimeSpan.MaxValue,
            TimeSpan.Zero,
            TimeSpan.FromDays(1),
            TimeSpan.FromTicks(-1),
        })
            AssertRoundTrip(Codecs.TimeSpan, corner);
        AssertRoundTrip(Codecs.DateTime, DateTime.MinValue);
        AssertRoundTrip(Codecs.DateTime, DateTime.MaxValue);
    }

    [Fact]
    public void Cultures_change_nothing()
    {
        CultureInfo before = CultureInfo.CurrentCulture;
        try
        {
            var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
            culture.NumberFormat.NumberDecimalSeparator = ",";
            culture.NumberFormat.NegativeSign = "minus";
            culture.DateTimeFormat.DateSeparator = "/";
            CultureInfo.CurrentCulture = culture;
            AssertRoundTrip(Codecs.DateTime, new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Local));
            AssertRoundTrip(Codecs.Double, -1.0 / 3);
            AssertRoundTrip(Codecs.Decimal, -79228162514264337593543950.335m);
            AssertRoundTrip(Codecs.Int128, Int128.MinValue);
            AssertRoundTrip(Codecs.Half, Half.MinValue);
            AssertRoundTrip(Codecs.TimeSpan, TimeSpan.MinValue);
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    private static void AssertRoundTrip<T>(global::SpanCodecs.SpanCodec<T> codec, T value)
    {
        Outcome.AssertSameText(codec, value);
        Outcome.AssertSame(codec, codec.SerializeToUtf8Bytes(value));
    }

    private static void AssertSame(string json)
    {
        Outcome.AssertSame(Codecs.DateTime, json);
        Outcome.AssertSame(Codecs.DateTimeOffset, json);
        Outcome.AssertSame(Codecs.DateOnly, json);
        Outcome.AssertSame(Codecs.TimeOnly, json);
        Outcome.AssertSame(Codecs.TimeSpan, json);
    }
}
