using System.Text.Unicode;

namespace SpanCodecs.Support;

/// <summary>
/// Goes through a document in memory to the value at a pointer's place, and on to its end: to a second value of that place, if a name comes
/// twice. What is not on the way is skipped as unknown members are, and its texts have to be UTF-8.
/// </summary>
internal ref struct PathCursor(ReadOnlySpan<byte> json, JsonPointer at, DocumentRules rules)
{
    private readonly ReadOnlySpan<byte> _json = json;
    private readonly int _maxDepth = rules.MaxDepth;
    private readonly bool _allowTrailingCommas = rules.AllowTrailingCommas;
    private PointerTrack _track = new(at, rules.RefusesDuplicates);
    private int _checked;
    private bool _isAtBegin;

    public readonly ReadOnlySpan<byte> Json => _json;

    /// <summary>Where the value begins.</summary>
    public int Position { get; private set; }

    /// <summary>Whether the value at the place is being read.</summary>
    public bool IsInValue { get; private set; }

    public readonly bool IsFound => _track.IsFound;

    public readonly Exception Missing() => _track.Failure();

    /// <summary>Goes to the value; false if the document has ended.</summary>
    public bool Begin() => Arrive(JsonRead.SkipBlanks(_json, 0)) || Search();

    /// <summary>Goes on behind the value, which ended at the position, to another one at the place.</summary>
    public bool GoOn(int behind)
    {
        IsInValue = false;
        _checked = Position = behind;
        return Search();
    }

    private bool Search()
    {
        while (_track.Level > 0)
        {
            if (_track.IsObject ? PassMember() : PassElement())
                return true;
        }

        if (JsonRead.SkipBlanks(_json, Position) != _json.Length)
            JsonFail.ThrowSyntax(Position);
        CheckText(_json.Length);
        return false;
    }

    private bool PassMember()
    {
        int name = _isAtBegin ? JsonRead.FirstMember(_json, Position, out bool isEnd)
            : JsonRead.NextMember(_json, Position, _allowTrailingCommas, out isEnd);
        if (isEnd)
            return Close(name);
        PointerStep step = _track.Step;
        int value;
        if (step.Quoted is { } quoted && _json[name..].StartsWith(quoted))
        {
            value = JsonRead.Colon(_json, name + quoted.Length);
        }
        else
        {
            value = JsonRead.SkipUnknown(_json, name, _track.Level, _maxDepth, _allowTrailingCommas);
            if (value >= 0)
                return Behind(value);
            int close = JsonRead.ClosingQuote(_json, PlainRunSearch.EndOfPlain(_json, name + 1), opaque: -1);
            value = JsonRead.Colon(_json, close + 1);
            if (!step.Is(_json[(name + 1)..close]))
                return Behind(Skip(value));
        }

        if (_track.NextMember() is { } refusal)
            throw JsonFail.Message(name, refusal);
        return Arrive(value);
    }

    private bool PassElement()
    {
        int element = _isAtBegin ? JsonRead.FirstElement(_json, Position, out bool isEnd)
            : JsonRead.NextElement(_json, Position, _allowTrailingCommas, out isEnd);
        if (isEnd)
            return Close(element);
        return _track.NextElement() ? Arrive(JsonRead.SkipBlanks(_json, element)) : Behind(Skip(element));
    }

    private bool Arrive(int position)
    {
        if (_track.Arrive())
        {
            CheckText(position);
            Position = position;
            _isAtBegin = false;
            return IsInValue = true;
        }

        byte first = JsonRead.Peek(_json, position);
        if (first is not ((byte)'{' or (byte)'['))
        {
            int behind = Skip(position);
            _track.EndAt(first);
            return Behind(behind);
        }

        JsonRead.CheckDepth(_track.Level, _maxDepth, position);
        _track.Open(first == (byte)'{');
        Position = position + 1;
        _isAtBegin = true;
        return false;
    }

    private bool Close(int behind)
    {
        _track.Close();
        return Behind(behind);
    }

    private bool Behind(int position)
    {
        Position = position;
        return _isAtBegin = false;
    }

    private readonly int Skip(int position) => JsonRead.Skip(_json, position, _track.Level, _maxDepth, _allowTrailingCommas);

    /// <summary>Refuses bytes up to the position that are not UTF-8, as texts that nobody wants are not decoded.</summary>
    private readonly void CheckText(int end)
    {
        ReadOnlySpan<byte> passed = _json[_checked..end];
        if (Utf8.IsValid(passed))
            return;
        int at = _checked;
        while (System.Text.Rune.DecodeFromUtf8(_json[at..end], out _, out int length) == System.Buffers.OperationStatus.Done)
            at += length;
        throw JsonFail.Message(at, NotUtf8);
    }

    /// <summary>What is told of a text that is skipped, and is not UTF-8.</summary>
    internal const string NotUtf8 = "The JSON text has bytes that are not UTF-8.";
}
