using System.Globalization;

namespace JsonAot.Lab.Terminal;

/// <summary>The footnotes of tables: every reason once, under a number.</summary>
internal sealed class Reasons
{
    private readonly List<string> _reasons = [];

    /// <returns>The mark to put into a cell.</returns>
    internal string Mark(string reason)
    {
        int index = _reasons.IndexOf(reason);
        if (index < 0)
        {
            index = _reasons.Count;
            _reasons.Add(reason);
        }

        return string.Create(CultureInfo.InvariantCulture, $"[{index + 1}]");
    }

    internal void Print()
    {
        foreach (string reason in _reasons)
            Note.Print($"{Mark(reason)} {reason}");
    }
}
