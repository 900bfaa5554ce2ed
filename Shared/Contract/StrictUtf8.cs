using System.Text;

namespace JsonAot;

/// <summary>Malformed text must be refused, not patched with U+FFFD on its way through a lane.</summary>
internal static class StrictUtf8
{
    internal static UTF8Encoding Encoding { get; } = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);
}
