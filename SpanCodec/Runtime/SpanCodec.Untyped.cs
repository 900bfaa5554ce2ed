using System.Buffers;
using System.IO.Pipelines;

namespace SpanCodecs;

public abstract partial class SpanCodec<T> : ISpanCodec
{
    Type ISpanCodec.Type => typeof(T);

    async ValueTask<object?> ISpanCodec.DeserializeAsync(Stream utf8Json, CancellationToken cancellationToken) =>
        await DeserializeAsync(utf8Json, cancellationToken).ConfigureAwait(false);

    async ValueTask<object?> ISpanCodec.DeserializeAsync(PipeReader utf8Json, CancellationToken cancellationToken) =>
        await DeserializeAsync(utf8Json, cancellationToken).ConfigureAwait(false);

    void ISpanCodec.Serialize(IBufferWriter<byte> writer, object? value) => Serialize(writer, (T?)value);

    Task ISpanCodec.SerializeAsync(Stream stream, object? value, CancellationToken cancellationToken) =>
        SerializeAsync(stream, (T?)value, cancellationToken);

    Task ISpanCodec.SerializeAsync(PipeWriter writer, object? value, CancellationToken cancellationToken) =>
        SerializeAsync(writer, (T?)value, cancellationToken);
}
