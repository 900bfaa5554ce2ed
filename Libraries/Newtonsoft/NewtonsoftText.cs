using System.Buffers;
using System.Text;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>How Newtonsoft.Json, which works in characters, gets at UTF-8 bytes and back without a string in between.</summary>
internal static class NewtonsoftText
{
    // Strict: malformed text must be refused, not patched with U+FFFD on its way.
    internal static UTF8Encoding Utf8 { get; } = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    internal static StreamReader From(Stream utf8) =>
        new(utf8, Utf8, detectEncodingFromByteOrderMarks: false, bufferSize: -1, leaveOpen: true);

    internal static StreamWriter Into(Stream output) => new(output, Utf8, bufferSize: -1, leaveOpen: true);

    // Text that looks like a date stays text, as for the readers and writers that it is compared with.
    internal static JsonTextReader ReaderOver(byte[] utf8) =>
        new(From(new MemoryStream(utf8, writable: false))) { ArrayPool = CharPool.Instance, DateParseHandling = DateParseHandling.None };
}

/// <summary>Newtonsoft.Json rents its buffers where it is given a pool, and allocates them at each call where it is not.</summary>
internal sealed class CharPool : IArrayPool<char>
{
    internal static CharPool Instance { get; } = new();

    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    public void Return(char[]? array)
    {
        if (array is not null)
            ArrayPool<char>.Shared.Return(array);
    }
}
