using System.Buffers;
using System.Collections;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Unicode;
using SpanCodecs.Support;

namespace SpanCodecs;

public abstract partial class SpanCodec<T>
{
    public T? Deserialize(ReadOnlySpan<byte> utf8Json)
    {
        if (_rules.SkipComments && utf8Json.Contains((byte)'/'))
            return DeserializeCommented(utf8Json);
        try
        {
            return ReadWhole(utf8Json);
        }
        catch (InvalidDocument failure)
        {
            throw FailureReport.Explain(utf8Json, failure, _rules);
        }
        catch (Exception failure) when (FailureReport.IsOfDocument(failure))
        {
            throw FailureReport.Unplaced<T>(failure);
        }
    }

    /// <summary>
    /// Reads a document, and returns false if it is refused. That takes a fraction of the time of an exception that tells the place: for
    /// callers to whom refused documents are ordinary. What is no fault of the document (a type that cannot be made) is an exception all
    /// the same.
    /// </summary>
    public bool TryDeserialize(ReadOnlySpan<byte> utf8Json, out T? value)
    {
        try
        {
            value = _rules.SkipComments ? Deserialize(utf8Json) : ReadWhole(utf8Json);
            return true;
        }
        catch (InvalidDocument failure) when (failure.Kind != FailureKind.NotSupported)
        {
            value = default;
            return false;
        }
        catch (InvalidDocument failure)
        {
            throw FailureReport.Explain(utf8Json, failure, _rules);
        }
        catch (Exception failure) when (failure is JsonException || FailureReport.IsOfDocument(failure))
        {
            value = default;
            return false;
        }
    }

    public T? Deserialize(string json)
    {
        ArgumentNullException.ThrowIfNull(json);
        return Deserialize(json.AsSpan());
    }

    public T? Deserialize(ReadOnlySpan<char> json)
    {
        byte[] buffer = Transcoded(json, out int length);
        try
        {
            return Deserialize(buffer.AsSpan(0, length));
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    public T? Deserialize(ReadOnlySequence<byte> utf8Json)
    {
        if (utf8Json.IsSingleSegment)
            return Deserialize(utf8Json.FirstSpan);
        byte[] buffer = Joined(utf8Json, out int length);
        try
        {
            return Deserialize(buffer.AsSpan(0, length));
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    /// <summary>Reads the stream to its end, or until what has come cannot become a value.</summary>
    public T? Deserialize(Stream utf8Json) => Deserialize(utf8Json, _rules.MaxLength);

    /// <summary>
    /// Reads with another limit than the class's <c>MaxLength</c>: a stream that has more bytes is refused when these have come.
    /// </summary>
    public T? Deserialize(Stream utf8Json, int maxLength)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        long? known = StreamedInput.KnownLength(utf8Json);
        var arriving = new ArrivingDocument(_rules, Opening);
        byte[] buffer = ThreadBuffer.Take(StreamedInput.Size(known, maxLength));
        int length = 0;
        try
        {
            int read;
            while ((read = StreamedInput.Possible(utf8Json.Read(buffer, length, buffer.Length - length), buffer.Length - length)) > 0)
            {
                buffer = WithRoom(buffer, length += read, maxLength);
                if (known is null && arriving.NeedsLook(buffer, length))
                    RefuseIfHopeless(ref arriving, buffer, length);
            }

            return Deserialize(StreamedInput.WithoutMark(buffer.AsSpan(0, length)));
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    public ValueTask<T?> DeserializeAsync(Stream utf8Json, CancellationToken cancellationToken = default) =>
        DeserializeAsync(utf8Json, _rules.MaxLength, cancellationToken);

    /// <summary>Reads with another limit than the class's <c>MaxLength</c>.</summary>
    public async ValueTask<T?> DeserializeAsync(Stream utf8Json, int maxLength, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        long? known = StreamedInput.KnownLength(utf8Json);
        var arriving = new ArrivingDocument(_rules, Opening);
        byte[] buffer = ThreadBuffer.Take(StreamedInput.Size(known, maxLength));
        int length = 0;
        try
        {
            int read;
            while ((read = StreamedInput.Possible(
                await utf8Json.ReadAsync(buffer.AsMemory(length), cancellationToken).ConfigureAwait(false), buffer.Length - length)) > 0)
            {
                buffer = WithRoom(buffer, length += read, maxLength);
                if (known is null && arriving.NeedsLook(buffer, length))
                    RefuseIfHopeless(ref arriving, buffer, length);
            }

            return Deserialize(StreamedInput.WithoutMark(buffer.AsSpan(0, length)));
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    /// <summary>Reads until the pipe is completed, or what has come cannot become a value; what was read is marked as consumed.</summary>
    public ValueTask<T?> DeserializeAsync(PipeReader utf8Json, CancellationToken cancellationToken = default) =>
        DeserializeAsync(utf8Json, _rules.MaxLength, cancellationToken);

    /// <summary>Reads with another limit than the class's <c>MaxLength</c>.</summary>
    public async ValueTask<T?> DeserializeAsync(PipeReader utf8Json, int maxLength, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(utf8Json);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLength);
        var arriving = new ArrivingDocument(_rules, Opening);
        ReadResult result = await utf8Json.ReadAsync(cancellationToken).ConfigureAwait(false);
        while (!result.IsCompleted && result.Buffer.Length <= maxLength)
        {
            if (result.IsCanceled)
            {
                utf8Json.AdvanceTo(result.Buffer.Start);
                throw new OperationCanceledException("The read from the pipe was canceled.");
            }

            if (arriving.NeedsLook(result.Buffer.FirstSpan, result.Buffer.Length) && arriving.IsRefused(result.Buffer))
                Refuse(utf8Json, result.Buffer);
            utf8Json.AdvanceTo(result.Buffer.Start, result.Buffer.End);
            result = await utf8Json.ReadAsync(cancellationToken).ConfigureAwait(false);
        }

        try
        {
            if (result.Buffer.Length > maxLength)
                throw new JsonException(StreamedInput.TooLong(maxLength));
            return Deserialize(StreamedInput.WithoutMark(result.Buffer));
        }
        finally
        {
            utf8Json.AdvanceTo(result.Buffer.End);
        }
    }

    /// <summary>The codec says why what has arrived is refused. Should it find nothing, more is read.</summary>
    // This is not inlined: most documents come whole, and their way would be slower by it.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void RefuseIfHopeless(ref ArrivingDocument arriving, byte[] buffer, int length)
    {
        if (arriving.IsRefused(new ReadOnlySequence<byte>(buffer, 0, length)))
            Deserialize(StreamedInput.WithoutMark(buffer.AsSpan(0, length)));
    }

    /// <summary>Refuses a pipe's document. All that has arrived is consumed then.</summary>
    private void Refuse(PipeReader utf8Json, ReadOnlySequence<byte> arrived)
    {
        try
        {
            Deserialize(StreamedInput.WithoutMark(arrived));
        }
        catch
        {
            utf8Json.AdvanceTo(arrived.End);
            throw;
        }
    }

    private static byte[] Transcoded(ReadOnlySpan<char> json, out int length)
    {
        // A UTF-16 code unit is at most three bytes of UTF-8. If an array cannot have as many, the bytes are counted.
        byte[] buffer = ThreadBuffer.Take(json.Length <= Array.MaxLength / 3 ? json.Length * 3 : Encoding.UTF8.GetByteCount(json));
        if (Utf8.FromUtf16(json, buffer, out _, out length, replaceInvalidSequences: false) == OperationStatus.Done)
            return buffer;
        ThreadBuffer.Return(buffer, length);
        throw new ArgumentException("Cannot transcode invalid UTF-16 string to UTF-8 JSON text.", nameof(json));
    }

    private static byte[] Joined(in ReadOnlySequence<byte> utf8Json, out int length)
    {
        length = ThreadBuffer.Length(utf8Json.Length);
        byte[] buffer = ThreadBuffer.Take(length);
        utf8Json.CopyTo(buffer);
        return buffer;
    }

    /// <summary>Returns room for what comes next. If nothing does, the last byte of the buffer is free.</summary>
    private static byte[] WithRoom(byte[] buffer, int length, int maxLength)
    {
        if (length > maxLength)
            throw new JsonException(StreamedInput.TooLong(maxLength));
        return length == buffer.Length ? ThreadBuffer.Grow(buffer, length, 1) : buffer;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T? DeserializeCommented(ReadOnlySpan<byte> utf8Json)
    {
        byte[] buffer = CommentBlanking.Copy(utf8Json);
        try
        {
            return ReadWhole(buffer.AsSpan(0, utf8Json.Length));
        }
        catch (InvalidDocument failure)
        {
            throw FailureReport.Explain(utf8Json, failure, _rules);
        }
        catch (Exception failure) when (FailureReport.IsOfDocument(failure))
        {
            throw FailureReport.Unplaced<T>(failure);
        }
        finally
        {
            ThreadBuffer.Return(buffer, utf8Json.Length);
        }
    }

    private T? ReadWhole(ReadOnlySpan<byte> utf8Json)
    {
        int end = Read(utf8Json, 0, 0, out T? value);
        if (end != utf8Json.Length && JsonRead.SkipBlanks(utf8Json, end) != utf8Json.Length)
            JsonFail.ThrowSyntaxWithin(end, opaque: HasNoPath ? 0 : -1);
        return value;
    }

    /// <summary>
    /// Whether a failure behind an array has no path. System.Text.Json names one more element there, if it counts those of the type: it
    /// does not for memory, a document, and a type that has a converter and is no collection.
    /// </summary>
    private protected static bool HasNoPath =>
        !typeof(IEnumerable).IsAssignableFrom(Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T))
        || typeof(JsonNode).IsAssignableFrom(typeof(T));
}
