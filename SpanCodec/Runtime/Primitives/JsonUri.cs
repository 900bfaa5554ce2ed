using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonUri : IUnboundedPrimitive<Uri>, IKeyPrimitive<JsonUri, Uri>
{
    public static int Read(ReadOnlySpan<byte> json, int position, out Uri? value)
    {
        if (JsonRead.IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        int quote = JsonRead.Quote(json, position, typeof(Uri));
        position = JsonRead.String(json, quote, out string? text);
        return Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value) ? position : JsonFail.ThrowConversion(quote, typeof(Uri));
    }

    public static int Write(ref JsonOutput output, int at, Uri? value) => output.String(at, value?.OriginalString);

    public static int WriteKey(ref JsonOutput output, int at, Uri key) => output.Name(at, key.OriginalString);
}
