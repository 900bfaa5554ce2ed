using System.Globalization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every form of a date and a time: parts at and over their limits, each fraction, each offset.</summary>
internal static class DateTexts
{
    private static readonly string[] Dates =
    [
        "2024-02-29", "2023-02-29", "2023-02-28", "1900-02-29", "2000-02-29", "2024-12-31", "2024-04-31", "0001-01-01", "9999-12-31",
        "0000-12-31", "2024-00-10", "2024-13-10", "2024-10-00", "2024-10-32", "1970-01-01", "1969-12-31", "2024-3-01", "20240-03-01",
    ];

    private static readonly string[] Times =
    [
        "", "T00:00", "T23:59", "T24:00", "T12:60", "T12", "T12:3", "T00:00:00", "T23:59:59", "T23:59:60",
        "T24:00:00", "T25:00:00", "T1:00:00", "T12:00:", " 12:00:00", "t12:00:00", "T12:00:00Z", "T12:00:00+00:00",
    ];

    private static readonly string[] Offsets =
    [
        "", "Z", "z", "+00:00", "-00:00", "+05:45", "-03:30", "+14:00", "-14:00", "+14:01", "-14:01", "+15:00",
        "+23:59", "+24:00", "+01", "+0100", "+1:00", "+01:60", "+01:0", "-", "+", " Z", "Z ", "ZZ", "+01:00:00",
    ];

    internal static IEnumerable<string> All()
    {
        foreach (string date in Dates)
        {
            foreach (string time in Times)
            {
                foreach (string offset in Offsets)
                    yield return date + time + offset;
            }
        }

        for (int digits = 0; digits <= 18; digits++)
        {
            foreach (string offset in Offsets)
            {
                yield return $"2024-02-29T23:59:59.{new string('9', digits)}{offset}";
                yield return $"2024-02-29T23:59:59.{"123456789123456789"[..digits]}{offset}";
                yield return $"2024-02-29T23:59.{"123456789123456789"[..digits]}{offset}";
            }
        }
    }

    internal static IEnumerable<string> Spans()
    {
        string[] days = ["", "0.", "1.", "01.", "10675199.", "10675200.", "99999999.", "-1.", "-", "+"];
        string[] times =
            ["00:00:00", "23:59:59", "24:00:00", "02:48:05", "2:48:05", "00:60:00", "00:00:60", "00:00", "00", "00:00:0", "12:00:00:00"];
        foreach (string day in days)
        {
            foreach (string time in times)
            {
                yield return day + time;
                for (int digits = 0; digits <= 9; digits++)
                    yield return $"{day}{time}.{"477580799"[..digits]}";
            }
        }

        yield return "10675199.02:48:05.4775807";
        yield return "10675199.02:48:05.4775808";
        yield return "-10675199.02:48:05.4775808";
        yield return "-10675199.02:48:05.4775809";
    }

    /// <summary>Any moment, as .NET writes it in its round-trip form, with any number of its fraction's digits.</summary>
    internal static string Moment(DeterministicRandom random)
    {
        var moment = new DateTime((long)(random.NextDouble() * DateTime.MaxValue.Ticks), DateTimeKind.Unspecified);
        string fraction = moment.ToString("fffffff", CultureInfo.InvariantCulture)[..random.Next(8)];
        string text = moment.ToString("yyyy-MM-ddTHH:mm:ss", CultureInfo.InvariantCulture) + (fraction.Length > 0 ? $".{fraction}" : "");
        return text + (random.Next(3) switch
        {
            0 => "",
            1 => "Z",
            _ => $"{"+-"[random.Next(2)]}{random.Next(15):00}:{random.Next(60):00}",
        });
    }
}
