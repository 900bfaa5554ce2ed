using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanCodecs.Generated;

/// <summary>
/// A Utf8JsonWriter for what System.Text.Json or a converter writes, kept for each thread. It is taken while in use, so that a
/// converter that serializes inside finds none and gets another.
/// </summary>
internal sealed class DelegatedWriter
{
    /// <summary>What System.Text.Json marks its own failures with where they are to become a JsonException.</summary>
    public const string Rethrowable = "System.Text.Json.Rethrowable";

    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static DelegatedWriter? t_plain;

    private readonly ArrayBufferWriter<byte> _buffer = new();
    private readonly bool _isKept;
    private int _prefix;

    private DelegatedWriter(bool isRelaxed, bool isIndented)
    {
        _isKept = !isRelaxed && !isIndented;
        Writer = new Utf8JsonWriter(_buffer, new JsonWriterOptions
        {
            Encoder = isRelaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : JavaScriptEncoder.Default,
            Indented = isIndented,
            NewLine = "\n",
            // The writer's own check of its calls would find fault with what is written into the arrays opened below.
            SkipValidation = true,
        });
    }

    public Utf8JsonWriter Writer { get; }

    /// <summary>Indentation follows from how many arrays are open, so as many are opened, and cut off again.</summary>
    public static DelegatedWriter Take(in JsonOutput output, int depth)
    {
        if (!output.IsRelaxed && !output.IsIndented && t_plain is { } kept)
        {
            t_plain = null;
            return kept;
        }

        var writer = new DelegatedWriter(output.IsRelaxed, output.IsIndented);
        if (output.IsIndented && depth > 0)
        {
            for (int i = 0; i < depth; i++)
                writer.Writer.WriteStartArray();
            writer.Writer.Flush();
            writer._prefix = writer._buffer.WrittenCount;
        }

        return writer;
    }

    /// <summary>Copies what was written and gives the writer back.</summary>
    public int CopyTo(ref JsonOutput output, int at)
    {
        Writer.Flush();
        ReadOnlySpan<byte> written = _buffer.WrittenSpan[_prefix..];
        at = output.Raw(at, _prefix > 0 ? written.TrimStart(" \r\n"u8) : written);
        if (_isKept && _buffer.Capacity <= LargestKept)
        {
            _buffer.ResetWrittenCount();
            Writer.Reset();
            t_plain = this;
        }

        return at;
    }
}
