using System.Globalization;

namespace JsonAot.Lab.YourType.Samples;

/// <summary>Compares the numbers that two JSON texts are, with all their digits: 1.0, 1 and 10e-1 are one number.</summary>
public static class NumberText
{
    public static bool AreSame(string left, string right) => left == right || Normal(left) == Normal(right);

    /// <returns>Sign, digits without zeros at either end, and the power of ten of the last digit.</returns>
    private static (bool Negative, string Digits, long Exponent) Normal(string text)
    {
        bool negative = text.StartsWith('-');
        int e = text.IndexOfAny(['e', 'E']);
        long exponent = e < 0 ? 0
            : long.TryParse(text.AsSpan(e + 1), NumberStyles.AllowLeadingSign, null, out long given) ? given
            : long.MaxValue / 2;
        string mantissa = e < 0 ? text : text[..e];
        int point = mantissa.IndexOf('.', StringComparison.Ordinal);
        if (point >= 0)
            exponent -= mantissa.Length - point - 1;
        string digits = mantissa.Replace("-", "", StringComparison.Ordinal).Replace(".", "", StringComparison.Ordinal).TrimStart('0');
        string trimmed = digits.TrimEnd('0');
        return trimmed.Length == 0 ? (false, "", 0) : (negative, trimmed, exponent + digits.Length - trimmed.Length);
    }
}
