using System.Buffers;
using System.IO.Pipelines;

namespace SpanCodecs;

/// <summary>A codec whose type is known at run time only: for frameworks that are handed objects.</summary>
public interface ISpanCodec
{
    Type Type { get; }

    ValueTask<object?> DeserializeAsync(Stream utf8Json, CancellationToken cancellationToken = default);

    ValueTask<object?> DeserializeAsync(PipeReader utf8Json, CancellationToken cancellationToken = default);

    void Serialize(IBufferWriter<byte> writer, object? value);

    Task SerializeAsync(Stream stream, object? value, CancellationToken cancellationToken = default);

    Task SerializeAsync(PipeWriter writer, object? value, CancellationToken cancellationToken = default);
}
