using System.Globalization;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Numbers and dates as nobody writes them in JSON, for every thread of the process. Made by hand, because a build with invariant
/// globalization knows no culture by name.
/// </summary>
internal static class OddCulture
{
    internal static void Enter()
    {
        var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        culture.NumberFormat.NumberDecimalSeparator = ",";
        culture.NumberFormat.NumberGroupSeparator = ".";
        culture.NumberFormat.NegativeSign = "\u2212";
        culture.DateTimeFormat.TimeSeparator = ".";
        culture.DateTimeFormat.DateSeparator = "/";
        CultureInfo.DefaultThreadCurrentCulture = culture;
        CultureInfo.CurrentCulture = culture;
    }
}
