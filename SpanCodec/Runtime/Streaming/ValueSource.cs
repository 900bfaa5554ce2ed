using System.Text.Json;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>
/// The elements of an array, or values one after another, from a stream: one at a time, in a buffer of the largest one's size.
/// </summary>
internal sealed partial class ValueSource(
    Stream stream, DocumentRules rules, Type list, byte opening, bool topLevelValues, int maxLength, PathWalk? walk = null)
    : IValueInDocument, IDisposable
{
    private readonly PieceBuffer _pieces = new(stream, maxLength);
    private int _length;
    private int _commentLines;
    private int _lastCommentLine;
    private bool _isBegun;
    private bool _isInArray;
    private long _index = -1;

    public ReadOnlySpan<byte> Current => _pieces.Unread[.._length];

    public async ValueTask<bool> MoveNextAsync(CancellationToken cancellation)
    {
        _pieces.Pass(_length, _commentLines, _lastCommentLine);
        _length = 0;
        if (!_isBegun && !await BeginAsync(cancellation).ConfigureAwait(false))
            return false;
        byte next = await PeekAsync(cancellation).ConfigureAwait(false);
        if (topLevelValues)
        {
            if (next == 0 && _pieces.IsEmpty)
                return false;
        }
        else
        {
            if (_index >= 0 && next == (byte)',')
            {
                DocumentPlace comma = _pieces.Place;
                _pieces.Pass(1);
                next = await PeekAsync(cancellation).ConfigureAwait(false);
                if (_pieces.IsEmpty)
                {
                    // A comma that nothing follows, not even a blank, System.Text.Json leaves for later.
                    if (_pieces.Place == comma with { Byte = comma.Byte + 1 })
                        _pieces.Place = comma;
                    throw Refusal("Expected start of a property name or value, but instead reached end of data.");
                }

                if (next == (byte)']' && !rules.AllowTrailingCommas)
                    throw Refusal(
                        "The JSON array contains a trailing comma at the end which is not supported in this mode. "
                        + "Change the reader options.");
            }
            else if (_index >= 0 && next != (byte)']')
            {
                throw Refusal(_pieces.IsEmpty ? "The array does not end."
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

    public Exception InDocument(Exception failure)
    {
        // System.Text.Json has no list yet when it reads the first of values without an array, nor where there is no array.
        string step = _index < 0 || topLevelValues && _index == 0 ? _path : $"{_path}[{_index}]";
        return InnerFailure.InDocument(failure, step, _pieces.Place);
    }

    public void Dispose() => _pieces.Dispose();

    private async ValueTask<bool> BeginAsync(CancellationToken cancellation)
    {
        _isBegun = true;
        while (!_pieces.TryPassMark())
            await _pieces.FillAsync(cancellation).ConfigureAwait(false);
        if (topLevelValues)
            return true;
        if (walk is not null)
            await WalkToPlaceAsync(walk, cancellation).ConfigureAwait(false);
        byte first = await PeekAsync(cancellation).ConfigureAwait(false);
        if (first == (byte)'[')
        {
            _isInArray = true;
            _begin = _pieces.Place;
            _pieces.Pass(1);
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
        _length = 0;
        if (walk is not null)
        {
            await WalkToEndAsync(walk, length, cancellation).ConfigureAwait(false);
            return;
        }

        _pieces.Pass(length);
        _isInArray = false;
        byte behind = await PeekAsync(cancellation).ConfigureAwait(false);
        if (!_pieces.IsEmpty)
            throw Refusal($"'{(char)behind}' is invalid after a single JSON value. Expected end of data.");
    }

    private async ValueTask FindEndAsync(CancellationToken cancellation)
    {
        var scanner = new ValueScanner(rules.SkipComments, rules.MaxDepth);
        int at = 0;
        while (!scanner.TryFindEnd(_pieces.Unread, ref at) && await _pieces.FillAsync(cancellation).ConfigureAwait(false))
        {
            // A value that ends with the stream is whole, or the codec reports what is missing.
        }

        if (at > maxLength)
            throw _pieces.TooLong();
        _length = at;
        (_commentLines, _lastCommentLine) = (scanner.CommentLines, scanner.LastCommentLine);
    }

    /// <summary>The first byte that is neither a blank nor part of a comment, or 0 at the end.</summary>
    private async ValueTask<byte> PeekAsync(CancellationToken cancellation)
    {
        while (true)
        {
            int blanks = _pieces.Unread.IndexOfAnyExcept(" \t\r\n"u8);
            _pieces.Pass(blanks < 0 ? _pieces.Unread.Length : blanks);
            if (!_pieces.IsEmpty && !(rules.SkipComments && _pieces.Unread[0] == (byte)'/'))
                return _pieces.Unread[0];
            if (!_pieces.IsEmpty && await PassCommentAsync(cancellation).ConfigureAwait(false))
                continue;
            if (!_pieces.IsEmpty)
                return _pieces.Unread[0];
            if (!await _pieces.FillAsync(cancellation).ConfigureAwait(false))
                return 0;
        }
    }

    private JsonException Refusal(string message)
    {
        // System.Text.Json names the next element, but the last one where the text ends too early.
        string path = _isInArray ? $"{_path}[{(_pieces.IsEmpty ? _index : _index + 1)}]" : _path;
        (long line, long column) = _pieces.Place;
        return new JsonException($"{message} Path: {path} | LineNumber: {line} | BytePositionInLine: {column}.", path, line, column);
    }
}
