using System.Globalization;

namespace JsonAot.ResultFiles;

/// <summary>Sizes of memory and files as every table of the suite prints them: three figures, powers of ten.</summary>
public static class ByteSize
{
    public static string Format(double bytes) => bytes switch
    {
        < 0 => $"-{Format(-bytes)}",
        < 1_000 => Show(bytes, "B"),
        < 1_000_000 => Show(bytes / 1_000, "kB"),
        < 1_000_000_000 => Show(bytes / 1_000_000, "MB"),
        _ => Show(bytes / 1_000_000_000, "GB"),
    };

    private static string Show(double value, string unit) =>
        string.Create(CultureInfo.InvariantCulture, $"{(value >= 100 || unit == "B" ? $"{value:0}" : value >= 10 ? $"{value:0.0}" : $"{value:0.00}")} {unit}");
}
