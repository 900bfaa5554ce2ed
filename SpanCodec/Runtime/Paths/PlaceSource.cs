using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>
/// The value at a pointer's place, from a stream: what stands before it is passed as it comes, and the value alone is kept.
/// </summary>
internal sealed class PlaceSource(
    Stream stream, JsonPointer at, DocumentRules rules, byte opening, int maxLength, AfterValue after)
    : IValueInDocument, IDisposable
{
    private readonly PieceBuffer _pieces = new(stream, maxLength);
    private readonly PathWalk _walk = new(at, rules, maxLength, after, givesOnce: false);
    private Stage _stage;
    private ValueScanner _scanner;
    private int _length;

    private enum Stage
    {
        Mark,
        Walk,
        Value,
        Found,
        End,
    }

    public ReadOnlySpan<byte> Current => _pieces.Unread[.._length];

    /// <summary>Whether the value at the place was there; known at the end.</summary>
    public bool IsFound => _walk.IsFound;

    public Exception Missing() => _walk.Missing();

    /// <summary>Goes to the value, or to a second one of the same place, which counts then; false at the end of the document.</summary>
    public bool MoveNext()
    {
        Leave();
        while (!TryMove())
            _pieces.Fill();
        return _stage == Stage.Found;
    }

    /// <inheritdoc cref="MoveNext"/>
    public async ValueTask<bool> MoveNextAsync(CancellationToken cancellation)
    {
        Leave();
        while (!TryMove())
            await _pieces.FillAsync(cancellation).ConfigureAwait(false);
        return _stage == Stage.Found;
    }

    public Exception InDocument(Exception failure) => InnerFailure.InDocument(failure, _walk.Path, _pieces.Place);

    public void Dispose() => _pieces.Dispose();

    private void Leave()
    {
        if (_stage != Stage.Found)
            return;
        DocumentPlace begin = _pieces.Place;
        bool isContainer = Current[0] is (byte)'{' or (byte)'[';
        _pieces.Pass(isContainer ? _length - 1 : _length, _scanner.CommentLines, _scanner.LastCommentLine);
        if (isContainer)
            _walk.GoOnAtEnd(begin, _pieces.Place);
        _stage = Stage.Walk;
    }

    /// <summary>False where more must come.</summary>
    private bool TryMove()
    {
        if (_stage == Stage.Mark)
        {
            if (!_pieces.TryPassMark())
                return false;
            _stage = Stage.Walk;
        }

        if (_stage == Stage.Walk)
        {
            WalkState state = _walk.Advance(_pieces);
            if (state == WalkState.NeedsMore)
                return false;
            _stage = state == WalkState.AtPlace ? Stage.Value : Stage.End;
            _scanner = new ValueScanner(rules.SkipComments, rules.MaxDepth);
            _length = 0;
        }

        // An array or an object that is no value of the type: the codec refuses it at its first byte.
        if (_stage == Stage.Value && opening != 0 && _pieces.Unread[0] != opening && _pieces.Unread[0] is (byte)'[' or (byte)'{')
            _length = 1;
        // A value that ends with the stream is whole, or the codec reports what is missing.
        else if (_stage == Stage.Value && !_scanner.TryFindEnd(_pieces.Unread, ref _length) && !_pieces.IsComplete)
            return false;
        if (_length > maxLength)
            throw _pieces.TooLong();
        if (_stage == Stage.Value)
            _stage = Stage.Found;
        return true;
    }
}
