using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using SpanCodecs.Support;

namespace SpanCodecs;

// Sequences of any length, in constant memory: arrays, and values one after another, as in JSON Lines.
public abstract partial class SpanCodec<T>
{
    /// <summary>
    /// Reads the elements of an array as they arrive, and keeps one of them at a time. With topLevelValues, values follow one another, with
    /// blanks or line breaks between them, without an array.
    /// </summary>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        Stream utf8Json, bool topLevelValues = false, CancellationToken cancellationToken = default) =>
        DeserializeAsyncEnumerable(utf8Json, _rules.MaxLength, topLevelValues, cancellationToken);

    /// <summary>
    /// Reads with another limit than the class's <c>MaxLength</c>. It is that of an element; an array may have any number of them.
    /// </summary>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        Stream utf8Json, int maxLength, bool topLevelValues = false, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        return ReadSequence(utf8Json, maxLength, topLevelValues, cancellationToken);
    }

    /// <summary>Reads from a pipe. The limit is the class's <c>MaxLength</c>.</summary>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        PipeReader utf8Json, bool topLevelValues = false, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        return ReadSequence(utf8Json.AsStream(leaveOpen: true), _rules.MaxLength, topLevelValues, cancellationToken);
    }

    /// <summary>
    /// Writes an array as its elements arrive. Output is sent when there is much of it, and before waiting for the next element. With
    /// topLevelValues there is no array but one line per value: JSON Lines, unless the codec indents.
    /// </summary>
    public Task SerializeAsyncEnumerable(
        Stream stream, IAsyncEnumerable<T?> values, bool topLevelValues = false, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(values);
        return WriteSequence(stream, values, FormOf(topLevelValues), cancellationToken);
    }

    /// <summary>Writes to a pipe, which the caller completes.</summary>
    public Task SerializeAsyncEnumerable(
        PipeWriter writer, IAsyncEnumerable<T?> values, bool topLevelValues = false, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(values);
        return WriteSequence(writer.AsStream(leaveOpen: true), values, FormOf(topLevelValues), cancellationToken);
    }

    private static SequenceForm FormOf(bool topLevelValues) => topLevelValues ? SequenceForm.Lines : SequenceForm.Array;

    private async Task WriteSequence(
        Stream stream, IAsyncEnumerable<T?> values, SequenceForm form, CancellationToken cancellationToken)
    {
        using var writer = new PooledWriter();
        bool isFirst = true;
        if (form == SequenceForm.Array)
            writer.Write("["u8);
        IAsyncEnumerator<T?> source = values.GetAsyncEnumerator(cancellationToken);
        try
        {
            while (true)
            {
                ValueTask<bool> next = source.MoveNextAsync();
                try
                {
                    if (writer.IsFull || !next.IsCompleted)
                        await writer.SendAsync(stream, cancellationToken).ConfigureAwait(false);
                }
                catch
                {
                    // A source that runs cannot be disposed of.
                    await ((Task)next.AsTask()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
                    throw;
                }

                if (!await next.ConfigureAwait(false))
                    break;
                if (form == SequenceForm.Array && !isFirst)
                    writer.Write(","u8);
                isFirst = false;
                WriteElement(writer, source.Current, form);
            }
        }
        finally
        {
            await source.DisposeAsync().ConfigureAwait(false);
        }

        if (form == SequenceForm.Array)
            WriteEnd(writer, isEmpty: isFirst);
        await writer.SendAsync(stream, cancellationToken).ConfigureAwait(false);
    }

    private async IAsyncEnumerable<T?> ReadSequence(
        Stream utf8Json, int maxLength, bool topLevelValues, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        using var source = new ValueSource(utf8Json, _rules, typeof(List<T>), Opening, topLevelValues, maxLength);
        while (await source.MoveNextAsync(cancellationToken).ConfigureAwait(false))
            yield return ReadCurrent(source);
    }

    private T? ReadCurrent(IValueInDocument source)
    {
        try
        {
            return Deserialize(source.Current);
        }
        catch (Exception failure) when (failure is System.Text.Json.JsonException or NotSupportedException)
        {
            throw source.InDocument(failure);
        }
    }

    private void WriteElement(PooledWriter writer, T? value, SequenceForm form)
    {
        JsonOutput output = default;
        output.Begin(writer, _rules);
        int at = form == SequenceForm.Records ? output.Literal(0, "\u001e"u8) : 0;
        if (form == SequenceForm.Array)
        {
            output.Enclose();
            if (_rules.Indented)
                at = output.Indent(at, 0);
        }

        at = WriteOrNull(ref output, at, output.Depth, value);
        output.Flush(form == SequenceForm.Array ? at : output.Literal(at, "\n"u8));
    }

    private void WriteEnd(PooledWriter writer, bool isEmpty)
    {
        JsonOutput output = default;
        output.Begin(writer, _rules);
        int at = _rules.Indented && !isEmpty ? output.Indent(0, 0) : 0;
        output.Flush(output.Literal(at, "]"u8));
    }
}
