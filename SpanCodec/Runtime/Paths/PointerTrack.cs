using System.Text;

namespace SpanCodecs.Support;

/// <summary>
/// Follows the way to a pointer's place through the objects and arrays that are open on it, for whoever reads the document: says which
/// member or element leads on, and in the end what was missing.
/// </summary>
/// <remarks>A second member with the name of a step is refused, or the last one counts.</remarks>
internal struct PointerTrack(JsonPointer at, bool refusesSecond)
{
    private readonly JsonPointer _at = at;
    private readonly bool[] _objects = at.Steps.Length == 0 ? [] : new bool[at.Steps.Length];

    // Whether the innermost container has had what the step names.
    private bool _isMatched;
    private long _elements;
    private Missing _missing;

    private enum Lack
    {
        Member,
        Element,
        Text,
        Number,
        True,
        False,
        Null,
    }

    /// <summary>How many objects and arrays are open on the way.</summary>
    public int Level { get; private set; }

    /// <summary>Whether the value at the place that counts has been there.</summary>
    public bool IsFound { get; private set; }

    public readonly bool IsObject => _objects[Level - 1];

    /// <summary>The step that leads on from the innermost container.</summary>
    public readonly PointerStep Step => _at.Steps[Level - 1];

    /// <summary>Takes the value at which the way has come: true if it is that of the place.</summary>
    public bool Arrive() => IsFound = Level == _at.Steps.Length;

    /// <summary>Goes into the object or array at which the way has come.</summary>
    public void Open(bool isObject)
    {
        _objects[Level++] = isObject;
        (_isMatched, _elements) = (false, 0);
    }

    /// <summary>Leaves the innermost container, which has ended.</summary>
    public void Close()
    {
        if (!_isMatched)
            _missing = new Missing(Level - 1, IsObject ? Lack.Member : Lack.Element, _elements);
        Level--;
        if (Level == 0)
            return;
        _isMatched = true;
        _elements = Step.Index + 1;
    }

    /// <summary>Ends at a value that is neither an object nor an array, with steps left.</summary>
    public void EndAt(byte first) => _missing = new Missing(
        Level,
        first switch
        {
            (byte)'"' => Lack.Text,
            (byte)'t' => Lack.True,
            (byte)'f' => Lack.False,
            (byte)'n' => Lack.Null,
            _ => Lack.Number,
        },
        0);

    /// <summary>Counts an element of the innermost array: true for the one that leads on.</summary>
    public bool NextElement()
    {
        bool isMatch = _elements++ == Step.Index;
        _isMatched |= isMatch;
        return isMatch;
    }

    /// <summary>Goes on at a member with the step's name. Returns the reason if it is refused.</summary>
    /// <param name="isGiven">Whether what was found can no longer be replaced.</param>
    public string? NextMember(bool isGiven = false)
    {
        if (_isMatched && (refusesSecond || (isGiven && IsFound)))
        {
            return refusesSecond ? $"Duplicate property '{Step.Name}' encountered on the way to '{_at}'."
                : $"'{_at.Prefix(Level)}' comes a second time, and elements of the sequence at '{_at}' have been given already.";
        }

        _isMatched = true;
        return null;
    }

    /// <summary>The path of the pointer's first steps, which have been taken, as System.Text.Json writes paths.</summary>
    public readonly string Path(int levels)
    {
        var path = new StringBuilder("$");
        for (int i = 0; i < levels; i++)
        {
            if (_objects[i])
                DocumentPath.Append(path, _at.Steps[i].Name);
            else
                path.Append('[').Append(_at.Steps[i].Index).Append(']');
        }

        return path.ToString();
    }

    /// <summary>Tells what the document has instead of the place: the deepest place on the way that was there.</summary>
    public readonly System.Text.Json.JsonException Failure()
    {
        string place = _missing.Steps == 0 ? "the document" : $"'{_at.Prefix(_missing.Steps)}'";
        string step = _at.Steps[_missing.Steps].Name;
        string kind = _missing.Lack switch
        {
            Lack.Member => $"an object without '{step}'",
            Lack.Element when _at.Steps[_missing.Steps].Index < 0 => $"an array, where '{step}' is no element",
            Lack.Element => $"an array of {_missing.Elements} element{(_missing.Elements == 1 ? "" : "s")}",
            Lack.Text => "a text",
            Lack.Number => "a number",
            Lack.True => "true",
            Lack.False => "false",
            _ => "null",
        };
        string path = Path(_missing.Steps);
        return new System.Text.Json.JsonException($"There is no value at '{_at}': {place} is {kind}. Path: {path}.", path, null, null);
    }

    private readonly record struct Missing(int Steps, Lack Lack, long Elements);
}
