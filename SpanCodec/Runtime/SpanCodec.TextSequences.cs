using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs;

// JSON text sequences (RFC 7464, application/json-seq): a separator before each value, so that one that was cut does not spoil the next.
public abstract partial class SpanCodec<T>
{
    /// <summary>
    /// Reads a JSON text sequence (RFC 7464) as it arrives, and keeps one value at a time. A record that is no value, or was cut, is a
    /// JsonException; with <paramref name="malformed"/> it is told there instead, and reading goes on behind it.
    /// </summary>
    /// <param name="utf8Json">A record separator, a value and a line feed, again and again.</param>
    /// <param name="maxLength">The most bytes of a value; the class's <c>MaxLength</c> when left out.</param>
    /// <param name="malformed">Is called for each record that cannot be read.</param>
    /// <param name="cancellationToken">Ends the reading.</param>
    public IAsyncEnumerable<T?> DeserializeTextSequence(
        Stream utf8Json, int? maxLength = null, Action<JsonException>? malformed = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        int limit = LimitOf(maxLength);
        var options = new StreamPipeReaderOptions(bufferSize: 64 * 1024, leaveOpen: true);
        return ReadRecords(PipeReader.Create(utf8Json, options), isOwn: true, limit, malformed, cancellationToken);
    }

    /// <summary>Reads from a pipe, which the caller completes.</summary>
    /// <inheritdoc cref="DeserializeTextSequence(Stream, int?, Action{JsonException}, CancellationToken)"/>
    public IAsyncEnumerable<T?> DeserializeTextSequence(
        PipeReader utf8Json, int? maxLength = null, Action<JsonException>? malformed = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        return ReadRecords(utf8Json, isOwn: false, LimitOf(maxLength), malformed, cancellationToken);
    }

    /// <summary>
    /// Writes a JSON text sequence (RFC 7464): for each value a record separator, the value, and a line feed. Output is sent when there is
    /// much of it, and before waiting for the next value.
    /// </summary>
    public Task SerializeTextSequence(Stream stream, IAsyncEnumerable<T?> values, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(values);
        return WriteSequence(stream, values, SequenceForm.Records, cancellationToken);
    }

    /// <summary>Writes to a pipe, which the caller completes.</summary>
    /// <inheritdoc cref="SerializeTextSequence(Stream, IAsyncEnumerable{T}, CancellationToken)"/>
    public Task SerializeTextSequence(PipeWriter writer, IAsyncEnumerable<T?> values, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(values);
        return WriteSequence(writer.AsStream(leaveOpen: true), values, SequenceForm.Records, cancellationToken);
    }

    private int LimitOf(int? maxLength)
    {
        if (maxLength is not { } limit)
            return _rules.MaxLength;
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(limit, nameof(maxLength));
        return limit;
    }

    /// <summary>With isOwn nobody else has the pipe: its buffers are given back at the end.</summary>
    private async IAsyncEnumerable<T?> ReadRecords(
        PipeReader utf8Json, bool isOwn, int maxLength, Action<JsonException>? malformed,
        [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var records = new RecordReader(utf8Json, maxLength);
        try
        {
            while (await records.MoveNextAsync(cancellationToken).ConfigureAwait(false))
            {
                T? value;
                try
                {
                    records.ThrowIfCut();
                    value = Deserialize(records.Current);
                }
                catch (JsonException failure) when (malformed is not null)
                {
                    malformed(failure);
                    continue;
                }

                yield return value;
            }
        }
        finally
        {
            if (isOwn)
                await utf8Json.CompleteAsync().ConfigureAwait(false);
        }
    }
}
