using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace JsonAot;

/// <summary>
/// Tells how much longer or shorter a document is because of what its writer escapes. That is no fault, as every reader reads both.
/// But a writer of fewer bytes has less to do, and a table of times should say so.
/// </summary>
internal static class EscapeRemark
{
    // A smaller share does not show in a time.
    private const double LeastShare = 0.01;

    /// <returns>Null where it escapes what the payload's own document escapes, or nearly so.</returns>
    internal static string? Of(byte[] written, byte[] canonical, JavaScriptEncoder? encoder)
    {
        encoder ??= JavaScriptEncoder.Default;
        long difference = Difference(written, encoder, LeftAlone(canonical, encoder));
        double share = (double)difference / (written.Length - difference);
        if (Math.Abs(share) < LeastShare)
            return null;
        (string escapes, string bytes) = share > 0 ? ("more", "more") : ("less", "fewer");
        return string.Create(
            CultureInfo.InvariantCulture, $"it escapes {escapes} than the payload's own document: {Math.Abs(share):P0} {bytes} bytes");
    }

    /// <summary>Times and Base64 may have a plus, which the payload's own document escapes in other texts alone.</summary>
    private static HashSet<string> LeftAlone(byte[] canonical, JavaScriptEncoder encoder)
    {
        var texts = new HashSet<string>();
        var reader = new Utf8JsonReader(canonical);
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.String && !reader.ValueIsEscaped && MayDiffer(ref reader, encoder))
                texts.Add(reader.GetString()!);
        }

        return texts;
    }

    private static long Difference(byte[] written, JavaScriptEncoder encoder, HashSet<string> leftAlone)
    {
        long difference = 0;
        var reader = new Utf8JsonReader(written);
        while (reader.Read())
        {
            if (reader.TokenType is not (JsonTokenType.String or JsonTokenType.PropertyName) || !MayDiffer(ref reader, encoder))
                continue;
            string text = reader.GetString()!;
            // Those are ASCII: a letter is a byte.
            int expected = leftAlone.Contains(text) ? text.Length : JsonEncodedText.Encode(text, encoder).EncodedUtf8Bytes.Length;
            difference += reader.ValueSpan.Length - expected;
        }

        return difference;
    }

    private static bool MayDiffer(ref Utf8JsonReader reader, JavaScriptEncoder encoder) =>
        reader.ValueIsEscaped || encoder.FindFirstCharacterToEncodeUtf8(reader.ValueSpan) >= 0;
}
