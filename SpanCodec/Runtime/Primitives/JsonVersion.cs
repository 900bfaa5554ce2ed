using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonVersion : IUnboundedPrimitive<Version>, IKeyPrimitive<JsonVersion, Version>
{
    private const int Shortest = 3;
    private const int LongestEscaped = 43 * 6;

    public static int Read(ReadOnlySpan<byte> json, int position, out Version? value)
    {
        if (JsonRead.IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        int quote = JsonRead.Quote(json, position, typeof(Version));
        int after = UnescapedContent.Read(json, quote, typeof(Version), out UnescapedContent content);
        bool isShort = SystemTextJson.IsElevenOrLater || content.RawLength is >= Shortest and <= LongestEscaped;
        string text = "";
        bool isText = isShort && StrictUtf8Decoding.TryDecode(content.Bytes, out text);
        content.Release();
        value = null;
        return isText && text.Length > 0 && IsAlone(text) && Version.TryParse(text, out value)
            ? after
            : JsonFail.ThrowConversion(quote, typeof(Version));
    }

    /// <summary>
    /// Version.TryParse would allow blanks around, which no other type does. Up to version 10 System.Text.Json wants digits at both ends,
    /// and from then on no blanks.
    /// </summary>
    private static bool IsAlone(string text) => SystemTextJson.IsElevenOrLater
        ? !IsBlank(text[0]) && !IsBlank(text[^1])
        : char.IsAsciiDigit(text[0]) && char.IsAsciiDigit(text[^1]);

    private static bool IsBlank(char letter) => char.IsAscii(letter) && char.IsWhiteSpace(letter);

    public static int Write(ref JsonOutput output, int at, Version? value) => output.String(at, value?.ToString());

    public static int WriteKey(ref JsonOutput output, int at, Version key) => output.Name(at, key.ToString());
}
