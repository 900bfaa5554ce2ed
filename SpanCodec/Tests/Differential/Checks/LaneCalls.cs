using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using System.Text.Unicode;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every way into and out of a codec but the one of bytes.</summary>
internal static class LaneCalls
{
    internal static IEnumerable<(string Lane, Func<T?> Read)> Reading<T>(SpanCodec<T> codec, byte[] document)
    {
        // Bytes that are not UTF-8 cannot stand in a string.
        if (Utf8.IsValid(document))
        {
            string text = Encoding.UTF8.GetString(document);
            yield return ("string", () => codec.Deserialize(text));
            yield return ("characters", () => codec.Deserialize(text.AsSpan()));
        }

        yield return ("one segment", () => codec.Deserialize(new ReadOnlySequence<byte>(document)));
        yield return ("a segment a byte", () => codec.Deserialize(Segments.OneAByte(document)));
        // A stream may begin with a byte order mark; a span may not.
        if (document.AsSpan().StartsWith("\uFEFF"u8))
            yield break;
        if (Attempt.Of(() => codec.Deserialize(document)).Failure is null)
            yield return ("stream with a byte order mark", () => codec.Deserialize(new MemoryStream([.. "\uFEFF"u8, .. document])));
        yield return ("stream", () => codec.Deserialize(new MemoryStream(document)));
        yield return ("stream of single bytes", () => codec.Deserialize(new TricklingStream(document)));
        yield return ("asynchronous stream", () => Waiting.For(codec.DeserializeAsync(new TricklingStream(document))));
        yield return ("pipe", () => Waiting.For(codec.DeserializeAsync(PipeReader.Create(new MemoryStream(document)))));
    }

    internal static IEnumerable<(string Lane, Func<byte[]> Write)> Writing<T>(SpanCodec<T> codec, T value)
    {
        yield return ("string", () => Encoding.UTF8.GetBytes(codec.SerializeToString(value)));
        yield return ("buffer", () => Written(codec, value, new ArrayBufferWriter<byte>()));
        yield return ("small pieces", () =>
        {
            var output = new GrudgingWriter();
            codec.Serialize(output, value);
            return output.ToArray();
        });
        yield return ("stream", () =>
        {
            var output = new MemoryStream();
            codec.Serialize(output, value);
            return output.ToArray();
        });
        yield return ("asynchronous stream", () =>
        {
            var output = new MemoryStream();
            Waiting.For(codec.SerializeAsync(output, value));
            return output.ToArray();
        });
        yield return ("pipe", () =>
        {
            var output = new MemoryStream();
            var pipe = PipeWriter.Create(output, new StreamPipeWriterOptions(leaveOpen: true));
            Waiting.For(codec.SerializeAsync(pipe, value));
            pipe.Complete();
            return output.ToArray();
        });
    }

    private static byte[] Written<T>(SpanCodec<T> codec, T value, ArrayBufferWriter<byte> output)
    {
        codec.Serialize(output, value);
        return output.WrittenSpan.ToArray();
    }
}
