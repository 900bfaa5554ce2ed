namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Getters that change something: they are called once, and in the order of the members.</summary>
internal sealed class EffectMaker(Dice dice)
{
    private const string Counted = "get => ++_count;";
    private const string List = "global::System.Collections.Generic.List";

    /// <summary>Whether some getter of it changes something.</summary>
    internal static bool IsIn(Scenario scenario) => (scenario.LibrarySource + scenario.ApplicationSource).Contains(Counted, StringComparison.Ordinal);

    /// <summary>A member that counts, or a list of the type itself whose elements change it while it is written; null where the names are taken.</summary>
    internal Piece? Make(string owner, HashSet<string> taken)
    {
        if (owner is "Count" or "Parts" or "Drawn" || !taken.Add("Count"))
            return null;
        const string Count = $"private int _count; public int Count {{ {Counted} set => _count = value; }}\n";
        if (dice.Chance(60) || !taken.Add("Parts") || !taken.Add("Drawn"))
            return Piece.Optional(Count);
        string effect = dice.Pick(
            "t_last?.Clear();",
            "if (t_last?.Count > 0) t_last.RemoveAt(0);",
            "if (t_last?.Count is > 0 and < 5) t_last.Add(t_last[0]);",
            "if (t_last?.Count > 0) t_last[^1] = null;");
        return Piece.Optional(
            Count,
            $"[global::System.ThreadStatic] private static {List}<{owner}> t_last; private {List}<{owner}> _parts;\n",
            $"public {List}<{owner}> Parts {{ get {{ t_last = _parts; return _parts; }} set => _parts = value; }}\n",
            $"public int Drawn {{ get {{ {effect} return t_last?.Count ?? -1; }} set {{ }} }}\n");
    }
}
