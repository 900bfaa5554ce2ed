using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.Unicode;

namespace SpanCodecs.Support;

/// <summary>
/// The path of a reader's place in a document, written as System.Text.Json writes it: <c>$.orders[3]['a.b']</c>. Names are kept as places
/// in the document, and decoded only if they are part of the path: of a million names a handful are.
/// </summary>
internal sealed class DocumentPath
{
    private const string Special = ". '/\"[]()\t\n\r\f\b\\\u0085\u2028\u2029";

    // System.Text.Json quotes a dollar sign from version 11 on, and escapes what would end the quotes.
    private static readonly SearchValues<char> s_special = SearchValues.Create(SystemTextJson.IsElevenOrLater ? "$" + Special : Special);

    private readonly Stack<Place> _open = new();

    private int _elementsOfRoot = -1;

    /// <summary>
    /// Follows the token that the reader has just read. If that is a key which is being refused, and not
    /// text, the path does without it.
    /// </summary>
    public void Follow(ref Utf8JsonReader reader, bool refusesName)
    {
        switch (reader.TokenType)
        {
            case JsonTokenType.PropertyName:
                Place place = _open.Peek();
                place.Name = (int)reader.TokenStartIndex + 1;
                place.NameLength = reader.ValueSpan.Length;
                place.IsRefused = refusesName;
                break;
            case JsonTokenType.StartObject:
                _open.Push(new Place { IsArray = false });
                break;
            case JsonTokenType.StartArray:
                _open.Push(new Place { IsArray = true });
                break;
            case JsonTokenType.EndObject or JsonTokenType.EndArray:
                EndContainer();
                break;
            case JsonTokenType.Comment:
                break;
            default:
                EndValue();
                break;
        }
    }

    /// <summary>Makes the object or array that ends now the end of the path.</summary>
    public void Leave() => _open.Pop();

    /// <summary>The path as text; the document is the one that was followed.</summary>
    public string In(ReadOnlySpan<byte> json)
    {
        var path = new StringBuilder("$");
        foreach (Place place in _open.Reverse())
        {
            if (place.IsArray)
                Append(path, place.Index);
            else if (place.Name >= 0 && Text(json.Slice(place.Name, place.NameLength), place.IsRefused) is { } name)
                Append(path, name);
        }

        // Text behind an array that is the whole document counts as one more element.
        if (_open.Count == 0 && _elementsOfRoot >= 0)
            Append(path, _elementsOfRoot);
        return path.ToString();
    }

    private void EndContainer()
    {
        Place ended = _open.Pop();
        if (_open.Count == 0 && ended.IsArray)
            _elementsOfRoot = ended.Index;
        EndValue();
    }

    private void EndValue()
    {
        if (!_open.TryPeek(out Place? place))
            return;
        place.Index++;
        place.Name = Place.None;
    }

    private static void Append(StringBuilder path, int index) => path.Append('[').Append(index).Append(']');

    /// <summary>Adds a member's name.</summary>
    internal static void Append(StringBuilder path, string name)
    {
        if (name.AsSpan().ContainsAny(s_special))
            path.Append("['").Append(SystemTextJson.IsElevenOrLater ? Escaped(name) : name).Append("']");
        else
            path.Append('.').Append(name);
    }

    private static string Escaped(string name) =>
        name.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal);

    // A name with half a surrogate pair is not a string; its own failure is being reported. One that is not UTF-8 is shown up to where it
    // is.
    private static string? Text(ReadOnlySpan<byte> content, bool isRefused)
    {
        byte[] name = new byte[content.Length];
        if (!EscapeDecoding.TryRemove(content, name, out int length) || (isRefused && !Utf8.IsValid(name.AsSpan(0, length))))
            return null;
        return Encoding.UTF8.GetString(name, 0, length);
    }

    private sealed class Place
    {
        public const int None = -1;

        public bool IsArray { get; init; }

        public int Index { get; set; }

        /// <summary>The position where the name's content begins.</summary>
        public int Name { get; set; } = None;

        public int NameLength { get; set; }

        public bool IsRefused { get; set; }
    }
}
