using System.Globalization;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>
/// Writes numbers as nobody does in JSON: the decimal comma of de-DE and the minus sign of sv-SE. Made by hand,
/// because a build with invariant globalization knows no culture by name.
/// </summary>
internal sealed class OddCulture : IDisposable
{
    private readonly CultureInfo _before = CultureInfo.CurrentCulture;

    internal OddCulture()
    {
        var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        culture.NumberFormat.NumberDecimalSeparator = ",";
        culture.NumberFormat.NumberGroupSeparator = ".";
        culture.NumberFormat.NegativeSign = "\u2212";
        culture.DateTimeFormat.TimeSeparator = ".";
        culture.DateTimeFormat.DateSeparator = "-";
        CultureInfo.CurrentCulture = culture;
    }

    public void Dispose() => CultureInfo.CurrentCulture = _before;
}
