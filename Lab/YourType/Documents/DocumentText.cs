using System.Text;
using System.Text.Json;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>Writes a sample again with one thing changed, which may make it something that is no JSON.</summary>
/// <param name="at">The place of a value; null to change nothing there.</param>
/// <param name="put">JSON that stands there; null to leave the member out.</param>
/// <param name="change">A change of the whole document: a word with @; null for none.</param>
internal sealed class DocumentText(IReadOnlyList<string>? at, string? put, string? change)
{
    /// <summary>So many elements of an array are kept: a document that differs in one place is no better for being long.</summary>
    internal const int MostElements = 2;

    private readonly StringBuilder _text = new();
    private readonly List<string> _path = [];
    private bool _isChanged;

    internal static string Write(JsonElement sample, IReadOnlyList<string>? at = null, string? put = null, string? change = null)
    {
        if (change == "@empty")
            return "";
        var writer = new DocumentText(at, put, change);
        writer.Write(sample);
        return writer._text + (change == "@behind" ? " {}" : "");
    }

    private bool IsHere => at is not null && at.SequenceEqual(_path);

    private bool IsParent => at is not null && at.Count == _path.Count + 1 && at.Take(_path.Count).SequenceEqual(_path);

    private void Write(JsonElement value)
    {
        if (IsHere && _path.Count > 0)
            _text.Append(put);
        else if (value.ValueKind == JsonValueKind.Object)
            WriteObject(value);
        else if (value.ValueKind == JsonValueKind.Array)
            WriteArray(value);
        else if (value.ValueKind == JsonValueKind.String)
            Quote(value.GetString()!);
        else
            _text.Append(value.GetRawText());
    }

    private void WriteArray(JsonElement value)
    {
        _text.Append('[');
        foreach ((int i, JsonElement element) in value.EnumerateArray().Take(MostElements).Index())
        {
            if (i > 0)
                _text.Append(',');
            _path.Add($"[{i}]");
            Write(element);
            _path.RemoveAt(_path.Count - 1);
        }

        _text.Append(']');
    }

    private void WriteObject(JsonElement value)
    {
        // The first object of the document has what is changed in the whole of it.
        bool isFirst = change is not null && !_isChanged;
        _isChanged = true;
        var members = value.EnumerateObject().Select(one => (one.Name, Value: (JsonElement?)one.Value)).ToList();
        if (IsParent && !members.Exists(one => one.Name == at![^1]))
            members.Add((at![^1], null));
        if (IsParent && put is null)
            members.RemoveAll(one => one.Name == at![^1]);
        if (isFirst && change == "@twice")
            members.AddRange(members.Take(1).ToArray());
        _text.Append('{').Append(isFirst && change == "@comment" ? "/* a comment */" : "");
        foreach ((int i, (string name, JsonElement? member)) in members.Index())
        {
            if (i > 0)
                _text.Append(',');
            Name(isFirst && change == "@other-case" ? OtherCase(name) : name);
            _text.Append(':');
            _path.Add(name);
            if (member is { } known)
                Write(known);
            else
                _text.Append(put);
            _path.RemoveAt(_path.Count - 1);
        }

        if (isFirst && change == "@unknown")
            _text.Append(members.Count > 0 ? "," : "").Append("\"zzUnknown\":{\"a\":[1,null]}");
        _text.Append(isFirst && change == "@trailing-comma" && members.Count > 0 ? ",}" : "}");
    }

    private static string OtherCase(string name) => name.Length == 0 ? name : OtherCase(name[0]) + name[1..];

    internal static char OtherCase(char letter) => char.IsUpper(letter) ? char.ToLowerInvariant(letter) : char.ToUpperInvariant(letter);

    private void Name(string name)
    {
        if (change == "@bare-names" && name.All(char.IsAsciiLetter))
            _text.Append(name);
        else
            Quote(name);
    }

    // The encoder writes both quotes as escapes.
    private void Quote(string text)
    {
        char quote = change == "@single-quotes" ? '\'' : '"';
        _text.Append(quote).Append(JsonEncodedText.Encode(text)).Append(quote);
    }
}
