using System.Globalization;

namespace JsonAot.Tests.Payloads;

/// <summary>
/// A time zone and a culture that are not this machine's. The culture is made by hand, because a build with invariant
/// globalization knows none by name.
/// </summary>
internal sealed class OtherZoneAndCulture : IDisposable
{
    private readonly CultureInfo _culture = CultureInfo.CurrentCulture;
    private readonly string? _zone = Environment.GetEnvironmentVariable("TZ");

    internal OtherZoneAndCulture(string zone, string decimalSeparator, string minus, string dateSeparator, string timeSeparator)
    {
        SetZone(zone);
        var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        culture.NumberFormat.NumberDecimalSeparator = decimalSeparator;
        culture.NumberFormat.NumberGroupSeparator = ".";
        culture.NumberFormat.NegativeSign = minus;
        culture.DateTimeFormat.DateSeparator = dateSeparator;
        culture.DateTimeFormat.TimeSeparator = timeSeparator;
        CultureInfo.CurrentCulture = culture;
    }

    public void Dispose()
    {
        SetZone(_zone);
        CultureInfo.CurrentCulture = _culture;
    }

    private static void SetZone(string? zone)
    {
        Environment.SetEnvironmentVariable("TZ", zone);
        TimeZoneInfo.ClearCachedData();
    }
}
