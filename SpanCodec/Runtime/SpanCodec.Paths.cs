using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs;

// A value, or a sequence, at a place in a document of which the rest is not wanted.
public abstract partial class SpanCodec<T>
{
    /// <summary>
    /// Reads the value at a place in the document. What stands before it is skipped, and refused where it is no JSON; so is what stands
    /// behind it, unless the caller leaves that unread.
    /// </summary>
    /// <exception cref="JsonException">The document is refused, or has no such place: the message names the deepest one on the way.
    /// </exception>
    public T? DeserializeAt(ReadOnlySpan<byte> utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked)
    {
        ArgumentNullException.ThrowIfNull(at);
        byte[]? copy = WithoutComments(utf8Json);
        var cursor = new PathCursor(copy is null ? utf8Json : copy.AsSpan(0, utf8Json.Length), at, _rules);
        try
        {
            return TryReadAt(ref cursor, after, out T? value) ? value : throw cursor.Missing();
        }
        catch (InvalidDocument failure)
        {
            throw FailureReport.Explain(utf8Json, failure, cursor.IsInValue ? _rules.Around(at.Steps.Length) : _rules);
        }
        catch (Exception failure) when (FailureReport.IsOfDocument(failure))
        {
            throw FailureReport.Unplaced<T>(failure);
        }
        finally
        {
            if (copy is not null)
                ThreadBuffer.Return(copy, utf8Json.Length);
        }
    }

    /// <summary>
    /// Reads the value at a place, and returns false if the document has no such place, or is refused. As for TryDeserialize, that takes
    /// a fraction of the time of an exception.
    /// </summary>
    public bool TryDeserializeAt(ReadOnlySpan<byte> utf8Json, JsonPointer at, out T? value, AfterValue after = AfterValue.Checked)
    {
        ArgumentNullException.ThrowIfNull(at);
        value = default;
        byte[]? copy = WithoutComments(utf8Json);
        var cursor = new PathCursor(copy is null ? utf8Json : copy.AsSpan(0, utf8Json.Length), at, _rules);
        try
        {
            return TryReadAt(ref cursor, after, out value);
        }
        catch (InvalidDocument failure)
        {
            value = default;
            return failure.Kind != FailureKind.NotSupported ? false
                : throw FailureReport.Explain(utf8Json, failure, cursor.IsInValue ? _rules.Around(at.Steps.Length) : _rules);
        }
        catch (Exception failure) when (failure is JsonException || FailureReport.IsOfDocument(failure))
        {
            value = default;
            return false;
        }
        finally
        {
            if (copy is not null)
                ThreadBuffer.Return(copy, utf8Json.Length);
        }
    }

    /// <inheritdoc cref="DeserializeAt(ReadOnlySpan{byte}, JsonPointer, AfterValue)"/>
    public T? DeserializeAt(string json, JsonPointer at, AfterValue after = AfterValue.Checked)
    {
        ArgumentNullException.ThrowIfNull(json);
        return DeserializeAt(json.AsSpan(), at, after);
    }

    /// <inheritdoc cref="DeserializeAt(ReadOnlySpan{byte}, JsonPointer, AfterValue)"/>
    public T? DeserializeAt(ReadOnlySpan<char> json, JsonPointer at, AfterValue after = AfterValue.Checked)
    {
        byte[] buffer = Transcoded(json, out int length);
        try
        {
            return DeserializeAt(buffer.AsSpan(0, length), at, after);
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    /// <inheritdoc cref="DeserializeAt(ReadOnlySpan{byte}, JsonPointer, AfterValue)"/>
    public T? DeserializeAt(ReadOnlySequence<byte> utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked)
    {
        if (utf8Json.IsSingleSegment)
            return DeserializeAt(utf8Json.FirstSpan, at, after);
        // Copied are only the pieces up to the value.
        if (after == AfterValue.Unread)
            return DeserializeAt(PipeReader.Create(utf8Json).AsStream(), at, int.MaxValue, after);
        byte[] buffer = Joined(utf8Json, out int length);
        try
        {
            return DeserializeAt(buffer.AsSpan(0, length), at, after);
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    /// <summary>
    /// Reads the value at a place from a stream, which is kept in memory no more than the value is: to the stream's end, or no further than
    /// was fetched for the value. The limit is the class's <c>MaxLength</c>: that of the value, and of each text around it.
    /// </summary>
    /// <inheritdoc cref="DeserializeAt(ReadOnlySpan{byte}, JsonPointer, AfterValue)" path="/exception"/>
    public T? DeserializeAt(Stream utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked) =>
        DeserializeAt(utf8Json, at, _rules.MaxLength, after);

    /// <summary>Reads the value at a place with another limit than the class's <c>MaxLength</c>.</summary>
    public T? DeserializeAt(Stream utf8Json, JsonPointer at, int maxLength, AfterValue after = AfterValue.Checked)
    {
        CheckArguments(utf8Json, at, maxLength);
        using var source = new PlaceSource(utf8Json, at, _rules, Opening, maxLength, after);
        T? value = default;
        while (source.MoveNext())
        {
            value = ReadCurrent(source);
            if (after == AfterValue.Unread)
                return value;
        }

        return source.IsFound ? value : throw source.Missing();
    }

    /// <inheritdoc cref="DeserializeAt(Stream, JsonPointer, AfterValue)"/>
    public ValueTask<T?> DeserializeAtAsync(
        Stream utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked, CancellationToken cancellationToken = default) =>
        DeserializeAtAsync(utf8Json, at, _rules.MaxLength, after, cancellationToken);

    /// <inheritdoc cref="DeserializeAt(Stream, JsonPointer, int, AfterValue)"/>
    public ValueTask<T?> DeserializeAtAsync(
        Stream utf8Json, JsonPointer at, int maxLength, AfterValue after = AfterValue.Checked,
        CancellationToken cancellationToken = default)
    {
        CheckArguments(utf8Json, at, maxLength);
        return ReadAtAsync(utf8Json, at, maxLength, after, cancellationToken);
    }

    /// <summary>
    /// Reads the value at a place from a pipe. What was fetched is consumed; with <see cref="AfterValue.Unread"/> that may be some of
    /// what stands behind the value.
    /// </summary>
    /// <inheritdoc cref="DeserializeAt(ReadOnlySpan{byte}, JsonPointer, AfterValue)" path="/exception"/>
    public ValueTask<T?> DeserializeAtAsync(
        PipeReader utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked, CancellationToken cancellationToken = default) =>
        DeserializeAtAsync(utf8Json, at, _rules.MaxLength, after, cancellationToken);

    /// <inheritdoc cref="DeserializeAt(Stream, JsonPointer, int, AfterValue)"/>
    public ValueTask<T?> DeserializeAtAsync(
        PipeReader utf8Json, JsonPointer at, int maxLength, AfterValue after = AfterValue.Checked,
        CancellationToken cancellationToken = default)
    {
        CheckArguments(utf8Json, at, maxLength);
        return ReadAtAsync(utf8Json.AsStream(leaveOpen: true), at, maxLength, after, cancellationToken);
    }

    /// <summary>
    /// Reads the elements of an array that is at a place in the document, as they arrive, and keeps one of them at a time. What stands
    /// before the array is skipped, and refused where it is no JSON; so is what stands behind it, unless the caller leaves that unread.
    /// Null in its place has no elements. The limit is the class's <c>MaxLength</c>: that of an element, and of each text around the array.
    /// </summary>
    /// <exception cref="JsonException">The document is refused, has no such place, or has something else there.</exception>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        Stream utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked, CancellationToken cancellationToken = default) =>
        DeserializeAsyncEnumerable(utf8Json, at, _rules.MaxLength, after, cancellationToken);

    /// <summary>Reads the elements of an array at a place with another limit than the class's <c>MaxLength</c>.</summary>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        Stream utf8Json, JsonPointer at, int maxLength, AfterValue after = AfterValue.Checked,
        CancellationToken cancellationToken = default)
    {
        CheckArguments(utf8Json, at, maxLength);
        return ReadSequenceAt(utf8Json, at, maxLength, after, cancellationToken);
    }

    /// <inheritdoc cref="DeserializeAsyncEnumerable(Stream, JsonPointer, AfterValue, CancellationToken)"/>
    public IAsyncEnumerable<T?> DeserializeAsyncEnumerable(
        PipeReader utf8Json, JsonPointer at, AfterValue after = AfterValue.Checked, CancellationToken cancellationToken = default)
    {
        CheckArguments(utf8Json, at, _rules.MaxLength);
        return ReadSequenceAt(utf8Json.AsStream(leaveOpen: true), at, _rules.MaxLength, after, cancellationToken);
    }

    private static void CheckArguments(
        object utf8Json, JsonPointer at, int maxLength, [CallerArgumentExpression(nameof(utf8Json))] string? name = null)
    {
        ArgumentNullException.ThrowIfNull(utf8Json, name);
        ArgumentNullException.ThrowIfNull(at);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
    }

    /// <summary>A copy in which comments are blanks, where the document may have any.</summary>
    private protected byte[]? WithoutComments(ReadOnlySpan<byte> utf8Json) =>
        _rules.SkipComments && utf8Json.Contains((byte)'/') ? CommentBlanking.Copy(utf8Json) : null;

    /// <summary>The value has the whole of the depth, as an element of a sequence has.</summary>
    private bool TryReadAt(ref PathCursor cursor, AfterValue after, out T? value)
    {
        value = default;
        bool isThere = cursor.Begin();
        while (isThere)
        {
            int end = Read(cursor.Json, cursor.Position, 0, out value);
            if (after == AfterValue.Unread || end == JsonRead.Unread)
                return true;
            isThere = cursor.GoOn(end);
        }

        if (!cursor.IsFound)
            value = default;
        return cursor.IsFound;
    }

    private async ValueTask<T?> ReadAtAsync(
        Stream utf8Json, JsonPointer at, int maxLength, AfterValue after, CancellationToken cancellationToken)
    {
        using var source = new PlaceSource(utf8Json, at, _rules, Opening, maxLength, after);
        T? value = default;
        while (await source.MoveNextAsync(cancellationToken).ConfigureAwait(false))
        {
            value = ReadCurrent(source);
            if (after == AfterValue.Unread)
                return value;
        }

        return source.IsFound ? value : throw source.Missing();
    }

    private async IAsyncEnumerable<T?> ReadSequenceAt(
        Stream utf8Json, JsonPointer at, int maxLength, AfterValue after, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var walk = new PathWalk(at, _rules, maxLength, after, givesOnce: true);
        using var source = new ValueSource(utf8Json, _rules, typeof(List<T>), Opening, topLevelValues: false, maxLength, walk);
        while (await source.MoveNextAsync(cancellationToken).ConfigureAwait(false))
            yield return ReadCurrent(source);
    }
}
