using System.Buffers;
using System.Text;
using System.Text.Json;

namespace JsonAot;

/// <param name="Differences">Members that are lost or changed.</param>
/// <param name="Remark">A fact that is no fault, but should be known.</param>
internal readonly record struct GateStepResult(IReadOnlyList<string> Differences, string? Remark = null)
{
    /// <summary>The output is no JSON at all, which no reader could mend; the difference says where.</summary>
    internal bool IsNoJson { get; init; }
}

/// <summary>
/// Keeps the findings for the bytes that the last lane wrote. Most lanes of a codec write the same, and to read megabytes back by code
/// that the JIT has not yet optimised takes longer than to time them.
/// </summary>
internal sealed class ReadBackOnce
{
    private byte[]? _written;
    private GateStepResult _result;

    internal GateStepResult ResultOf(byte[] written, Func<GateStepResult> readBack)
    {
        if (_written is null || !written.AsSpan().SequenceEqual(_written))
        {
            // A codec may write over an array that it has returned.
            _written = [.. written];
            _result = readBack();
        }

        return _result;
    }
}

/// <summary>One lane in one direction: run it, and name what differs.</summary>
internal sealed record GateStep<T>(
    string Name,
    Directions Direction,
    Func<ICodec<T>, Payload<T>, ReadBackOnce, GateStepResult> Run)
    where T : class
{
    internal static readonly GateStep<T>[] All =
    [
        Writes("writing UTF-8", (codec, value) => codec.SerializeToUtf8Bytes(value)),
        Writes("writing a string", (codec, value) => FromText(codec, codec.SerializeToString(value))),
        Writes("writing to a buffer", (codec, value) =>
        {
            var buffer = new ArrayBufferWriter<byte>();
            codec.Serialize(buffer, value);
            return buffer.WrittenSpan.ToArray();
        }),
        Writes("writing to a stream", (codec, value) =>
        {
            using var stream = new MemoryStream();
            codec.Serialize(stream, value);
            return stream.ToArray();
        }),
        Reads("reading UTF-8", (codec, document) => codec.Deserialize(document)),
        Reads("reading a string", (codec, document) => codec.Deserialize(ToText(codec, document))),
        Reads("reading a buffer", (codec, document) => codec.Deserialize(new ReadOnlySequence<byte>(document))),
        Reads("reading a buffer in pieces", (codec, document) => codec.Deserialize(Piece.Of(document))),
        Reads("reading a stream", (codec, document) =>
        {
            using var stream = new MemoryStream(document);
            return codec.Deserialize(stream);
        }),
    ];

    private static GateStep<T> Writes(string name, Func<ICodec<T>, T, byte[]> write) => new(
        name,
        Directions.Serialize,
        (codec, payload, seen) =>
        {
            byte[] written = write(codec, payload.Sample);
            return seen.ResultOf(written, () => ReadBack(codec, payload, written));
        });

    /// <summary>Says who could not read whose output: an exception of the reader is not the writer's.</summary>
    private static GateStepResult ReadBack(ICodec<T> codec, Payload<T> payload, byte[] written)
    {
        bool isJson = codec.Traits.Format == WireFormat.Json;
        if (isJson && FaultOf(written) is { } fault)
            return new([$"what it wrote is no JSON: {fault}"]) { IsNoJson = true };
        T? back;
        string? remark;
        try
        {
            back = isJson ? JsonSerializer.Deserialize(written, payload.Metadata) : codec.Deserialize(written);
            remark = isJson ? EscapeRemark.Of(written, payload.CanonicalUtf8, payload.Encoder) : null;
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return new([$"{(isJson ? "System.Text.Json" : "it")} cannot read what it wrote: {Gate.Describe(problem)}"]);
        }

        return new(Gate.Differences(payload, back), remark);
    }

    /// <returns>Null where it is JSON.</returns>
    private static string? FaultOf(byte[] written)
    {
        try
        {
            JsonDocument.Parse(written).Dispose();
            return null;
        }
        catch (JsonException problem)
        {
            return OneLine.Of(problem.Message);
        }
    }

    private static GateStep<T> Reads(string name, Func<ICodec<T>, byte[], T?> read) => new(
        name,
        Directions.Deserialize,
        (codec, payload, _) => new(Gate.Differences(payload, read(codec, payload.DocumentFor(codec)))));

    // A binary codec's text lane is Base64, by definition of BinaryCodec.
    private static byte[] FromText(ICodec<T> codec, string text) =>
        codec.Traits.Format == WireFormat.Json ? Encoding.UTF8.GetBytes(text) : Convert.FromBase64String(text);

    private static string ToText(ICodec<T> codec, byte[] document) =>
        codec.Traits.Format == WireFormat.Json ? Encoding.UTF8.GetString(document) : Convert.ToBase64String(document);
}
