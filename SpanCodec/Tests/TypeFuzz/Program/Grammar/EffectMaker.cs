namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Getters that change something: they are called once, and in the order of the members.</summary>
internal sealed class EffectMaker(Dice dice)
{
    private const string Counted = "get => ++_count;";
    private const string List = "global::System.Collections.Generic.List";

    // The order of what is compared by reference is another in an equal value.
    private static readonly string[] Unordered =
        ["HashSet<", "ISet<", "IReadOnlySet<", "IImmutableSet<", "ImmutableDictionary<", "ConcurrentDictionary<"];

    /// <summary>Whether some getter of it changes something.</summary>
    internal static bool IsIn(Scenario scenario) => Source(scenario).Contains(Counted, StringComparison.Ordinal);

    /// <summary>Whether two equal values have their parts in one order.</summary>
    internal static bool IsOrdered(Scenario scenario)
    {
        string source = Source(scenario);
        return !Unordered.Any(name => source.Contains(name, StringComparison.Ordinal));
    }

    /// <summary>
    /// A member that counts, or a list of the type itself whose elements change it while it is written; null where the names are taken.
    /// </summary>
    internal Piece? Make(string owner, HashSet<string> taken)
    {
        if (owner is "Count" or "Parts" or "Drawn" || !taken.Add("Count"))
            return null;
        const string Count = $"private int _count; public int Count {{ {Counted} set => _count = value; }}\n";
        if (dice.Chance(50) || !taken.Add("Parts") || !taken.Add("Drawn"))
            return Piece.Optional(Count);
        string effect = dice.Pick(
            "_home?.Clear();",
            "if (_home?.Count > 0) _home.RemoveAt(0);",
            "if (_home?.Count is > 0 and < 5) _home.Add(_home[0]);",
            "if (_home?.Count > 0) _home[^1] = null;");
        return Piece.Optional(
            Count,
            $"private {List}<{owner}> _home; private {List}<{owner}> _parts;\n",
            $"public int Drawn {{ get {{ {effect} return _home?.Count ?? -1; }} set {{ }} }}\n",
            $"public {List}<{owner}> Parts\n{{\n",
            "get { _parts?.ForEach(part => { if (part != null) part._home = _parts; }); return _parts; }\n",
            "set => _parts = value;\n}\n");
    }

    private static string Source(Scenario scenario) => scenario.LibrarySource + scenario.ApplicationSource;
}
