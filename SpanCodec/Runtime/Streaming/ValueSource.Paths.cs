using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

// An array that is not the whole document: the way to its place, and what stands behind it.
internal sealed partial class ValueSource
{
    private string _path = "$";
    private DocumentPlace _begin;

    /// <summary>Stands at the first byte of the value at the place then.</summary>
    private async ValueTask WalkToPlaceAsync(PathWalk way, CancellationToken cancellation)
    {
        if (!await WalkAsync(way, cancellation).ConfigureAwait(false))
            throw way.Missing();
        _path = way.Path;
    }

    /// <summary>
    /// Goes on to the end of the document, unless that is left unread. The length is that of a null in the array's place, or of its
    /// bracket.
    /// </summary>
    private async ValueTask WalkToEndAsync(PathWalk way, int length, CancellationToken cancellation)
    {
        if (!way.ReadsBehind)
            return;
        if (_isInArray)
            way.GoOnAtEnd(_begin, _pieces.Place);
        else
            _pieces.Pass(length);
        await WalkAsync(way, cancellation).ConfigureAwait(false);
    }

    private async ValueTask<bool> WalkAsync(PathWalk way, CancellationToken cancellation)
    {
        while (true)
        {
            WalkState state = way.Advance(_pieces);
            if (state != WalkState.NeedsMore)
                return state == WalkState.AtPlace;
            await _pieces.FillAsync(cancellation).ConfigureAwait(false);
        }
    }
}
