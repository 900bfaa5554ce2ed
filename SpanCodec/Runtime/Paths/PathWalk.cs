using System.Text.Json;
using System.Text.Unicode;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>
/// Goes through a document that comes in pieces, to the value at a pointer's place and on to the document's end. System.Text.Json's reader
/// looks at each token, with the codec's options; the value itself it does not see. Only the token that has not come whole is kept.
/// </summary>
/// <remarks>
/// A text may be as long as maxLength. With givesOnce, what is found is given at once, so that a second value of the place comes too late.
/// </remarks>
internal sealed class PathWalk(JsonPointer at, DocumentRules rules, int maxLength, AfterValue after, bool givesOnce)
{
    private readonly bool _knowsComments = rules.SkipComments;
    private PointerTrack _track = new(at, rules.RefusesDuplicates);
    private PartialToken _partial;
    private DocumentPlace _jumpFrom;
    private DocumentPlace _jumpTo;
    private bool _isOnWay = true;
    private int _skipped;
    private JsonReaderState _state = new(new JsonReaderOptions
    {
        AllowTrailingCommas = rules.AllowTrailingCommas,
        CommentHandling = rules.SkipComments ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
        MaxDepth = rules.MaxDepth,
    });

    public bool ReadsBehind => after == AfterValue.Checked;

    public bool IsFound => _track.IsFound;

    /// <summary>The path of the value that has been reached.</summary>
    public string Path => _track.Path(_track.Level);

    public JsonException Missing() => _track.Failure();

    /// <summary>Passes what has come.</summary>
    public WalkState Advance(PieceBuffer pieces)
    {
        ReadOnlySpan<byte> text = pieces.Unread;
        if (!pieces.IsComplete && !_partial.IsWorthALook(text))
            return WalkState.NeedsMore;
        var reader = new Utf8JsonReader(text, pieces.IsComplete, _state);
        try
        {
            while (reader.Read())
            {
                if (!Follow(ref reader))
                    continue;
                StandAt(ref reader, pieces);
                return WalkState.AtPlace;
            }
        }
        catch (JsonException failure) when (failure is { Path: null, LineNumber: { } line, BytePositionInLine: { } column })
        {
            throw Told(failure, new DocumentPlace(line, column));
        }

        Pass(pieces, (int)reader.BytesConsumed, reader.CurrentState);
        return pieces.IsComplete ? WalkState.AtEnd : WalkState.NeedsMore;
    }

    /// <summary>
    /// Goes on at the last byte of the object or array at the place, which somebody else has read. The reader knows its first byte alone,
    /// and takes it for an empty one.
    /// </summary>
    public void GoOnAtEnd(DocumentPlace begin, DocumentPlace end)
    {
        // The reader goes on counting behind the first byte.
        DocumentPlace behind = begin with { Byte = begin.Byte + 1 };
        (_jumpFrom, _jumpTo) = (Moved(behind, _jumpTo, _jumpFrom), end);
    }

    private void Pass(PieceBuffer pieces, int length, JsonReaderState state)
    {
        _state = state;
        pieces.Pass(length);
        if (length > 0)
            _partial = default;
    }

    private void StandAt(ref Utf8JsonReader reader, PieceBuffer pieces)
    {
        int length = (int)(reader.BytesConsumed - reader.TokenStartIndex);
        Pass(pieces, (int)reader.TokenStartIndex, reader.CurrentState);
        _partial = default;
        if (!_knowsComments)
            return;
        // A line comment may end with a carriage return alone, and only the reader knows that it is one.
        DocumentPlace behind = Moved(DocumentPlace.Behind(reader), _jumpFrom, _jumpTo);
        pieces.Place = behind with { Byte = behind.Byte - length };
    }

    /// <summary>Whether the token begins the value at the place.</summary>
    private bool Follow(ref Utf8JsonReader reader)
    {
        JsonTokenType token = reader.TokenType;
        bool begins = token is JsonTokenType.StartObject or JsonTokenType.StartArray;
        bool ends = token is JsonTokenType.EndObject or JsonTokenType.EndArray;
        if (_skipped > 0)
        {
            CheckText(ref reader);
            _skipped += begins ? 1 : ends ? -1 : 0;
            return false;
        }

        if (ends)
        {
            _track.Close();
            return false;
        }

        if (token == JsonTokenType.PropertyName)
        {
            CheckText(ref reader);
            _isOnWay = _track.Step.Is(reader.ValueSpan);
            if (_isOnWay && _track.NextMember(givesOnce) is { } refusal)
                throw Refusal(ref reader, refusal);
            return false;
        }

        bool isOnWay = _track.Level == 0 || (_track.IsObject ? _isOnWay : _track.NextElement());
        bool isPlace = isOnWay && _track.Arrive();
        if (!isPlace)
            CheckText(ref reader);
        if (!isOnWay || isPlace)
            _skipped = begins ? 1 : 0;
        else if (begins)
            _track.Open(token == JsonTokenType.StartObject);
        else
            _track.EndAt(token == JsonTokenType.String ? (byte)'"' : reader.ValueSpan[0]);
        return isPlace;
    }

    /// <summary>Looks at a text that nobody else decodes.</summary>
    private void CheckText(ref Utf8JsonReader reader)
    {
        if (reader.TokenType is not (JsonTokenType.PropertyName or JsonTokenType.String))
            return;
        if (!Utf8.IsValid(reader.ValueSpan))
            throw Refusal(ref reader, PathCursor.NotUtf8);
        if (reader.ValueSpan.Length > maxLength)
            throw Refusal(ref reader, StreamedInput.TooLong(maxLength));
    }

    /// <summary>Refuses the token that has just been read.</summary>
    private JsonException Refusal(ref Utf8JsonReader reader, string message)
    {
        DocumentPlace place = DocumentPlace.Behind(reader);
        return Told(new JsonException($"{message}{Text(place)}", null, place.Line, place.Byte), place);
    }

    /// <summary>Tells a failure at the reader's place: not that of the document, once it has gone on at the end of a value.</summary>
    private JsonException Told(JsonException failure, DocumentPlace ofReader)
    {
        DocumentPlace place = Moved(ofReader, _jumpFrom, _jumpTo);
        string message = failure.Message.Replace(Text(ofReader), Text(place), StringComparison.Ordinal);
        // What is skipped has no path: it ends at the container on the way.
        string path = _track.Path(Math.Max(0, _track.Level - 1));
        return FailureReport.WithPath(new JsonException(message, null, place.Line, place.Byte), path);
    }

    private static string Text(DocumentPlace place) => $" LineNumber: {place.Line} | BytePositionInLine: {place.Byte}.";

    /// <summary>A place behind another one, as it is counted where that one is counted otherwise.</summary>
    private static DocumentPlace Moved(DocumentPlace place, DocumentPlace from, DocumentPlace to) => new(
        place.Line - from.Line + to.Line,
        place.Line == from.Line ? place.Byte - from.Byte + to.Byte : place.Byte);
}
