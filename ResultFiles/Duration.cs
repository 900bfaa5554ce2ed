using System.Globalization;

namespace JsonAot.ResultFiles;

/// <summary>Times and sizes as every table and plot of the suite prints them.</summary>
public static class Duration
{
    public static string Format(double nanoseconds) => nanoseconds switch
    {
        // A difference may be less than nothing.
        < 0 => $"-{Format(-nanoseconds)}",
        < 1_000 => Show(nanoseconds, "ns"),
        < 1_000_000 => Show(nanoseconds / 1_000, "µs"),
        < 1_000_000_000 => Show(nanoseconds / 1_000_000, "ms"),
        _ => Show(nanoseconds / 1_000_000_000, "s"),
    };

    // Three figures: more would pretend to a precision that the spread denies.
    private static string Show(double value, string unit) =>
        string.Create(CultureInfo.InvariantCulture, $"{(value >= 100 ? $"{value:0}" : value >= 10 ? $"{value:0.0}" : $"{value:0.00}")} {unit}");
}
