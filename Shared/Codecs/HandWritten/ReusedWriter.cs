using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>One Utf8JsonWriter and one buffer a thread: what a pooled hand-written path keeps between calls.</summary>
/// <remarks>A nested or interrupted use finds the slot empty and makes its own; nothing is shared by mistake.</remarks>
internal static class ReusedWriter
{
    // The code that writes is checked by the gate; validating each call again is what people switch off by hand.
    private static readonly JsonWriterOptions Options = new() { SkipValidation = true };

    [ThreadStatic]
    private static Utf8JsonWriter? t_writer;

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    /// <param name="encoder">Only a new writer can have another than the one that is kept.</param>
    internal static Utf8JsonWriter For(IBufferWriter<byte> output, JavaScriptEncoder? encoder)
    {
        Utf8JsonWriter? writer = t_writer;
        if (writer is null || writer.Options.Encoder != encoder)
            return new Utf8JsonWriter(output, Options with { Encoder = encoder });
        t_writer = null;
        writer.Reset(output);
        return writer;
    }

    internal static void Return(Utf8JsonWriter writer) => t_writer = writer;

    internal static Lease Rent(JavaScriptEncoder? encoder)
    {
        ArrayBufferWriter<byte> buffer = t_buffer ?? new ArrayBufferWriter<byte>(256);
        t_buffer = null;
        return new Lease(buffer, For(buffer, encoder));
    }

    internal readonly struct Lease(ArrayBufferWriter<byte> buffer, Utf8JsonWriter writer) : IDisposable
    {
        internal Utf8JsonWriter Writer => writer;

        internal ReadOnlySpan<byte> WrittenSpan
        {
            get
            {
                writer.Flush();
                return buffer.WrittenSpan;
            }
        }

        internal byte[] ToArray() => WrittenSpan.ToArray();

        public void Dispose()
        {
            buffer.ResetWrittenCount();
            t_buffer = buffer;
            t_writer = writer;
        }
    }
}
