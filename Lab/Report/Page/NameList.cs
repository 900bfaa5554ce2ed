namespace JsonAot.Lab.Report.Page;

/// <summary>Names or texts, each once; a column holds places in it.</summary>
internal sealed class NameList
{
    private readonly Dictionary<string, int> _places = [];
    private readonly List<string> _names = [];

    internal IReadOnlyList<string> Names => _names;

    internal int PlaceOf(string? name)
    {
        name ??= "";
        if (!_places.TryGetValue(name, out int place))
        {
            _places.Add(name, place = _names.Count);
            _names.Add(name);
        }

        return place;
    }
}
