using System.Globalization;
using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every code unit of the basic plane and many characters beyond it, as JSON and as text.</summary>
internal static class CodeUnits
{
    private const int Supplementary = 10_000;

    internal static IEnumerable<int> Scalars()
    {
        for (int value = 0; value <= 0xFFFF; value++)
        {
            if (value is < 0xD800 or > 0xDFFF)
                yield return value;
        }

        var random = new DeterministicRandom(0x5343414C);
        yield return 0x10000;
        yield return 0x10FFFF;
        for (int i = 0; i < Supplementary; i++)
            yield return 0x10000 + random.Next(0x100000);
    }

    /// <summary>Documents in which the character stands alone, among others at a turning distance, raw and escaped.</summary>
    internal static IEnumerable<byte[]> Documents(int scalar)
    {
        string character = char.ConvertFromUtf32(scalar);
        string escaped = string.Concat(character.Select(unit => string.Create(CultureInfo.InvariantCulture, $"\\u{(int)unit:x4}")));
        // Raw, what must be escaped would be an error or the end of the string: that is worth reading too.
        string before = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"[..(scalar % 37)];
        yield return Encoding.UTF8.GetBytes($"{{\"Value\":\"{before}{character}{character}yz\"}}");
        yield return Encoding.UTF8.GetBytes($"{{\"Value\":\"{before}{escaped}0123456789abcdef\"}}");
    }
}
