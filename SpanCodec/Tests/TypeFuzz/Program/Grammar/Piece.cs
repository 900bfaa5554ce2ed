using System.Text;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// A piece of source text that knows which of its parts may be left out or become simpler, so that a failing type can shrink.
/// </summary>
internal sealed class Piece
{
    private readonly string _text;
    private Piece[] _parts;
    private Func<Piece>? _late;
    private readonly bool _isOptional;
    private readonly string[] _simpler;

    private Piece(string text, Piece[] parts, bool isOptional, string[] simpler) =>
        (_text, _parts, _isOptional, _simpler) = (text, parts, isOptional, simpler);

    internal static readonly Piece Empty = Of();

    /// <param name="parts">Strings and pieces, in the order of the source.</param>
    internal static Piece Of(params object[] parts) => new("", Pieces(parts), false, []);

    /// <summary>The source compiles without it, most often.</summary>
    internal static Piece Optional(params object[] parts) => new("", Pieces(parts), true, []);

    /// <summary>A text, and others that may stand in its place.</summary>
    internal static Piece Either(string text, params string[] simpler) => new(text, [], false, simpler);

    internal static Piece Lines(IEnumerable<Piece> parts) => new("", [.. parts], false, []);

    /// <summary>A piece that is not known yet: it is asked for when the source is first written.</summary>
    internal static Piece Later(Func<Piece> make) => new("", [], false, []) { _late = make };

    /// <summary>All pieces that lack one part or have one simpler part, the largest changes first.</summary>
    internal IEnumerable<Piece> Smaller()
    {
        foreach (string text in _simpler)
        {
            if (text != _text)
                yield return new Piece(text, [], _isOptional, [.. _simpler.TakeWhile(other => other != text)]);
        }

        for (int i = 0; i < _parts.Length; i++)
        {
            if (_parts[i]._isOptional)
                yield return With(i, Empty);
        }

        for (int i = 0; i < _parts.Length; i++)
        {
            foreach (Piece part in _parts[i].Smaller())
                yield return With(i, part);
        }
    }

    public override string ToString()
    {
        var text = new StringBuilder();
        Append(text);
        return text.ToString();
    }

    private void Append(StringBuilder text)
    {
        if (_late is not null)
            _parts = [_late()];
        _late = null;
        text.Append(_text);
        foreach (Piece part in _parts)
            part.Append(text);
    }

    private Piece With(int index, Piece part)
    {
        Piece[] parts = [.. _parts];
        parts[index] = part;
        return new Piece(_text, parts, _isOptional, _simpler);
    }

    private static Piece[] Pieces(object[] parts) =>
        [.. parts.Select(part => part as Piece ?? new Piece((string)part, [], false, []))];
}
