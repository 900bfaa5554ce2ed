using System.Text;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>How Newtonsoft.Json, which works in characters, gets at UTF-8 bytes and back without a string in between.</summary>
internal static class NewtonsoftText
{
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    // Text that looks like a date stays text, as for the readers and writers that it is compared with.
    internal static JsonTextReader ReaderOver(byte[] utf8) =>
        new(new StreamReader(new MemoryStream(utf8, writable: false), Utf8)) { DateParseHandling = DateParseHandling.None };

    internal static JsonTextWriter WriterOver(Stream output) =>
        new(new StreamWriter(output, Utf8, bufferSize: -1, leaveOpen: true));
}
