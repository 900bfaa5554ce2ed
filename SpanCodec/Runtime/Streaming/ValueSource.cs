using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// The elements of an array, or values one after another, from a stream: one at a time, in a buffer of the largest one's size.
/// </summary>
internal sealed partial class ValueSource(
    Stream stream, DocumentRules rules, Type list, byte opening, bool topLevelValues, int maxLength) : IDisposable
{
    private const int Smallest = 32 * 1024;

    private byte[] _buffer = System.Buffers.ArrayPool<byte>.Shared.Rent(Smallest);
    private int _start;
    private int _end;
    private int _used;
    private int _length;
    private int _commentLines;
    private int _lastCommentLine;
    private bool _isBegun;
    private bool _isInArray;
    private bool _isComplete;
    private long _index = -1;
    private long _line;
    private long _column;

    /// <summary>The value that was found last.</summary>
    public ReadOnlySpan<byte> Current => _buffer.AsSpan(_start, _length);

    public async ValueTask<bool> MoveNextAsync(CancellationToken cancellation)
    {
        Pass(_length, _commentLines, _lastCommentLine);
        _length = 0;
        if (!_isBegun && !await BeginAsync(cancellation).ConfigureAwait(false))
            return false;
        byte next = await PeekAsync(cancellation).ConfigureAwait(false);
        if (topLevelValues)
        {
            if (next == 0 && _start == _end)
                return false;
        }
        else
        {
            if (_index >= 0 && next == (byte)',')
            {
                (long line, long column) = (_line, _column);
                Pass(1);
                next = await PeekAsync(cancellation).ConfigureAwait(false);
                if (_start == _end)
                {
                    // A comma that nothing follows, not even a blank, System.Text.Json leaves for later.
                    if ((_line, _column) == (line, column + 1))
                        _column = column;
                    throw Refusal("Expected start of a property name or value, but instead reached end of data.");
                }

                if (next == (byte)']' && !rules.AllowTrailingCommas)
                    throw Refusal(
                        "The JSON array contains a trailing comma at the end which is not supported in this mode. "
                        + "Change the reader options.");
            }
            else if (_index >= 0 && next != (byte)']')
            {
                throw Refusal(_start == _end ? "The array does not end."
                    : $"'{(char)next}' is invalid after a value. Expected either ',', '}}', or ']'.");
            }

            if (next == (byte)']')
            {
                await EndAsync(1, cancellation).ConfigureAwait(false);
                return false;
            }
        }

        _index++;
        // An array or an object that is no value of the type: the codec refuses it at its first byte.
        if (opening != 0 && next != opening && next is (byte)'[' or (byte)'{')
            _length = 1;
        else
            await FindEndAsync(cancellation).ConfigureAwait(false);
        return true;
    }

    /// <summary>A failure inside the value, reported as one of the whole document.</summary>
    public Exception InDocument(Exception failure)
    {
        // System.Text.Json has no list yet when it reads the first of values without an array, nor where there is no array.
        string step = _index < 0 || topLevelValues && _index == 0 ? "$" : $"$[{_index}]";
        if (failure is not JsonException { Path: { } path, LineNumber: { } line, BytePositionInLine: { } column } json
            || !path.StartsWith('$'))
            return failure is NotSupportedException
                ? new NotSupportedException(failure.Message.Replace("Path: $", "Path: " + step, StringComparison.Ordinal), failure)
                : failure;
        string wholePath = step + path[1..];
        long wholeLine = _line + line;
        long wholeColumn = line == 0 ? _column + column : column;
        string message = json.Message.Replace(
            $"Path: {path} | LineNumber: {line} | BytePositionInLine: {column}.",
            $"Path: {wholePath} | LineNumber: {wholeLine} | BytePositionInLine: {wholeColumn}.",
            StringComparison.Ordinal);
        return new JsonException(message, wholePath, wholeLine, wholeColumn, json.InnerException);
    }

    public void Dispose()
    {
        ThreadBuffer.Release(_buffer, _used);
        _buffer = [];
    }

    private async ValueTask<bool> BeginAsync(CancellationToken cancellation)
    {
        _isBegun = true;
        while (_end < 3 && await FillAsync(cancellation).ConfigureAwait(false))
        {
            // A byte order mark has three bytes.
        }

        if (_buffer.AsSpan(0, _end).StartsWith("\uFEFF"u8))
            _start = 3;
        if (topLevelValues)
            return true;
        byte first = await PeekAsync(cancellation).ConfigureAwait(false);
        if (first == (byte)'[')
        {
            _isInArray = true;
            Pass(1);
            return true;
        }

        if (first == (byte)'{')
            _length = 1;
        else
            await FindEndAsync(cancellation).ConfigureAwait(false);
        if (!Current.SequenceEqual("null"u8))
            throw InDocument(FailureReport.Explain(Current, new InvalidDocument(0, FailureKind.Conversion, list), rules));
        await EndAsync(_length, cancellation).ConfigureAwait(false);
        return false;
    }

    /// <summary>Reads to the end: after the array, or after a null in its place, there may only be blanks.</summary>
    private async ValueTask EndAsync(int length, CancellationToken cancellation)
    {
        Pass(length);
        _length = 0;
        _isInArray = false;
        byte behind = await PeekAsync(cancellation).ConfigureAwait(false);
        if (_start < _end)
            throw Refusal($"'{(char)behind}' is invalid after a single JSON value. Expected end of data.");
    }

    private async ValueTask FindEndAsync(CancellationToken cancellation)
    {
        var scanner = new ValueScanner(rules.SkipComments, rules.MaxDepth);
        int at = 0;
        while (!scanner.TryFindEnd(_buffer.AsSpan(_start, _end - _start), ref at) && await FillAsync(cancellation).ConfigureAwait(false))
        {
            // A value that ends with the stream is whole, or the codec reports what is missing.
        }

        if (at > maxLength)
            throw TooLong();
        _length = at;
        (_commentLines, _lastCommentLine) = (scanner.CommentLines, scanner.LastCommentLine);
    }

    /// <summary>The first byte that is neither a blank nor part of a comment, or 0 at the end.</summary>
    private async ValueTask<byte> PeekAsync(CancellationToken cancellation)
    {
        while (true)
        {
            int blanks = _buffer.AsSpan(_start, _end - _start).IndexOfAnyExcept(" \t\r\n"u8);
            Pass(blanks < 0 ? _end - _start : blanks);
            if (_start < _end && !(rules.SkipComments && _buffer[_start] == (byte)'/'))
                return _buffer[_start];
            if (_start < _end && await PassCommentAsync(cancellation).ConfigureAwait(false))
                continue;
            if (_start < _end)
                return _buffer[_start];
            if (!await FillAsync(cancellation).ConfigureAwait(false))
                return 0;
        }
    }

    /// <summary>Reads more; false at the end of the stream.</summary>
    private async ValueTask<bool> FillAsync(CancellationToken cancellation)
    {
        if (_isComplete)
            return false;
        if (_end - _start > maxLength)
            throw TooLong();
        if (_start > 0)
        {
            _buffer.AsSpan(_start, _end - _start).CopyTo(_buffer);
            (_start, _end) = (0, _end - _start);
        }

        if (_end == _buffer.Length)
            _buffer = ThreadBuffer.Grow(_buffer, _end, 1);
        int read = StreamedInput.Possible(
            await stream.ReadAsync(_buffer.AsMemory(_end), cancellation).ConfigureAwait(false), _buffer.Length - _end);
        _end += read;
        _used = Math.Max(_used, _end);
        _isComplete = read == 0;
        return read > 0;
    }

    /// <summary>Counts the lines of what is passed, and those that the scanner has found in its comments.</summary>
    private void Pass(int bytes, int commentLines = 0, int lastCommentLine = 0)
    {
        ReadOnlySpan<byte> passed = _buffer.AsSpan(_start, bytes);
        int lastLine = Math.Max(passed.LastIndexOf((byte)'\n') + 1, lastCommentLine);
        _line += passed.Count((byte)'\n') + commentLines;
        _column = lastLine == 0 ? _column + bytes : bytes - lastLine;
        _start += bytes;
    }

    private JsonException TooLong() => new(StreamedInput.TooLong(maxLength));

    private JsonException Refusal(string message)
    {
        // System.Text.Json names the next element, but the last one where the text ends too early.
        string path = _isInArray ? $"$[{(_start == _end ? _index : _index + 1)}]" : "$";
        return new JsonException($"{message} Path: {path} | LineNumber: {_line} | BytePositionInLine: {_column}.", path, _line, _column);
    }
}
