using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// A Utf8JsonWriter for what System.Text.Json or a converter writes, one per thread. It is taken while in use, so that a
/// converter that serializes inside finds none and gets another.
/// </summary>
internal sealed class DelegatedWriter
{
    /// <summary>How System.Text.Json marks those of its failures that become a JsonException.</summary>
    public const string Rethrowable = "System.Text.Json.Rethrowable";

    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static DelegatedWriter? t_plain;

    private readonly ArrayBufferWriter<byte> _buffer = new();
    private readonly bool _isKept;
    private readonly int _maxDepth;
    private int _depth;
    private int _prefix;

    private DelegatedWriter(in JsonOutput output)
    {
        _isKept = IsPlain(output);
        _maxDepth = Limit(output);
        Writer = new Utf8JsonWriter(_buffer, new JsonWriterOptions
        {
            Encoder = output.IsRelaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : JavaScriptEncoder.Default,
            Indented = output.IsIndented,
            NewLine = output.NewLine,
            IndentCharacter = output.IsIndented ? output.IndentCharacter : ' ',
            IndentSize = output.IndentSize,
            MaxDepth = _maxDepth,
            // The writer's own check of its calls would refuse what is written into the arrays opened below.
            SkipValidation = true,
        });
    }

    public Utf8JsonWriter Writer { get; }

    /// <summary>Whether as many objects and arrays are open as before the value was written.</summary>
    public bool IsBalanced => Writer.CurrentDepth == _depth;

    /// <summary>Whether there is a value. Without one the comma or the name before it would make no JSON.</summary>
    public bool HasWritten => Written > _prefix;

    // The writer commits what did not fit into its first memory.
    private long Written => Writer.BytesCommitted + Writer.BytesPending;

    /// <summary>
    /// Indentation and the depth that is left follow from how many arrays are open. So that many are opened, and cut off again afterwards.
    /// </summary>
    public static DelegatedWriter Take(in JsonOutput output, int depth)
    {
        depth += output.OuterDepth;
        // The writer has no room for so many arrays, and would refuse them with what is no JsonException.
        if (depth > Limit(output))
            throw output.TooDeep(output.MaxDepth);
        DelegatedWriter? writer = null;
        if (IsPlain(output) && t_plain is { } kept && kept._maxDepth == Limit(output))
        {
            t_plain = null;
            writer = kept;
        }

        writer ??= new DelegatedWriter(output);
        for (int i = 0; i < depth; i++)
            writer.Writer.WriteStartArray();
        writer._depth = depth;
        writer._prefix = (int)writer.Written;
        return writer;
    }

    /// <summary>
    /// System.Text.Json's message where a value nests too deep for its writer, or where the writer refuses it for another reason.
    /// </summary>
    public static JsonException Refusal(InvalidOperationException failure) => new("The object or value could not be serialized.", failure);

    /// <summary>Copies what was written, from one of its bytes on, and gives the writer back.</summary>
    public int CopyTo(ref JsonOutput output, int at, int from = 0)
    {
        Writer.Flush();
        ReadOnlySpan<byte> written = _buffer.WrittenSpan[_prefix..];
        at = output.Literal(at, written[(LineBefore(written, output) + from)..]);
        if (_isKept && _buffer.Capacity <= LargestKept)
        {
            _buffer.ResetWrittenCount();
            Writer.Reset();
            t_plain = this;
        }

        return at;
    }

    /// <summary>Measures the new line that the writer begins before a value of an array. Raw text has none: it stays as it is.</summary>
    private int LineBefore(ReadOnlySpan<byte> written, in JsonOutput output)
    {
        string newLine = output.NewLine;
        int length = newLine.Length + (output.IndentSize * _depth);
        bool hasLine = output.IsIndented && _depth > 0 && written.Length > length
            && written[0] == newLine[0] && written[..length].IndexOfAnyExcept(" \t\r\n"u8) < 0;
        return hasLine ? length : 0;
    }

    /// <summary>The array around the elements of a sequence is not counted.</summary>
    private static int Limit(in JsonOutput output) => (int)Math.Min((long)output.MaxDepth + output.OuterDepth, int.MaxValue);

    private static bool IsPlain(in JsonOutput output) => !output.IsRelaxed && !output.IsIndented;
}
