using System.Text;
using System.Text.Encodings.Web;

namespace JsonAot.Codecs;

/// <summary>Chooses what a writer leaves unescaped, so that a document keeps its length: raw UTF-8 where the document has some.</summary>
/// <remarks>It looks at a document once, and not again as long as it is given the same one.</remarks>
internal sealed class DocumentEncoder
{
    private byte[]? _document;
    private JavaScriptEncoder? _encoder;

    internal JavaScriptEncoder? Of(byte[] utf8)
    {
        if (_document == utf8)
            return _encoder;
        _encoder = Ascii.IsValid(utf8) ? null : JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        _document = utf8;
        return _encoder;
    }
}
