using Spectre.Console;

namespace JsonAot.Lab.Terminal;

/// <summary>The footnotes of tables: every reason once, under a number.</summary>
internal sealed class Reasons
{
    private readonly List<string> _reasons = [];

    /// <returns>The mark to put into a cell.</returns>
    internal string Mark(string reason)
    {
        if (!_reasons.Contains(reason))
            _reasons.Add(reason);
        return $"[{_reasons.IndexOf(reason) + 1}]";
    }

    internal IEnumerable<string> Lines => _reasons.Select((reason, index) => $"[{index + 1}] {reason}");
}
