using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>The texts of one place: whether all of them are dates or GUIDs.</summary>
internal sealed class TextsSeen
{
    private readonly HashSet<TimeZoneText> _zones = [];
    private bool _guids = true;

    internal int Count { get; private set; }

    internal void Add(JsonElement text)
    {
        Count++;
        _zones.Add(TimeText.KindOf(text));
        // Only as a writer writes it again: in small letters.
        _guids &= text.TryGetGuid(out Guid guid) && guid.ToString() == text.GetString();
    }

    internal void TakeIn(TextsSeen other)
    {
        Count += other.Count;
        _zones.UnionWith(other._zones);
        _guids &= other._guids;
    }

    internal string TypeName()
    {
        if (_guids)
            return "Guid";
        if (_zones.SetEquals([TimeZoneText.Day]))
            return "DateOnly";
        if (_zones.SetEquals([TimeZoneText.Utc]) || _zones.SetEquals([TimeZoneText.Unspecified]))
            return "DateTime";
        return _zones.IsSubsetOf([TimeZoneText.Utc, TimeZoneText.Offset]) ? "DateTimeOffset" : "string";
    }
}
