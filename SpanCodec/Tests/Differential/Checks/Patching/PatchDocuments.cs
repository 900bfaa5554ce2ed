using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.Checks;

internal enum Nulls
{
    None,

    /// <summary>Where a value may be null.</summary>
    Values,

    /// <summary>As in patches: for entries that are to go, whatever their type is.</summary>
    Removals,
}

/// <summary>Documents of a <see cref="Profile"/> at random, and patches of one.</summary>
internal sealed class PatchDocuments(DeterministicRandom random, Nulls nulls, bool isCamel = false)
{
    private int _depth;

    internal JsonObject Profile()
    {
        var members = new JsonObject();
        Add(members, "Age", Number, canBeNull: false);
        Add(members, "Name", Text);
        Add(members, "Weight", () => random.Next(1000) / 8.0);
        Add(members, "Mood", () => random.Next(3), canBeNull: false);
        Add(members, "Residence", Residence);
        Add(members, "Home", Residence, canBeNull: false);
        Add(members, "Whereabouts", Whereabouts, canBeNull: false);
        Add(members, "Last", Whereabouts);
        Add(members, "Marks", () => new JsonArray([.. Some(Number)]));
        Add(members, "Former", () => new JsonArray([.. Some(Residence)]));
        Add(members, "Words", () => Entries(Text, "a", "b", "Ab"));
        Add(members, "Houses", () => Entries(Residence, "x", "y", "z"));
        Add(members, "Counts", () => Entries(Number, "1", "2", "-3"), canBeNull: false);
        Add(members, "Node", Any);
        Add(members, "Held", Any);
        Add(members, "Perhaps", Number, canBeNull: nulls == Nulls.Removals);
        Add(members, "Said", Text);
        Add(members, "Other", Residence);
        Add(members, "Maker", Maker);
        Add(members, "Fixed", Fixed);
        Add(members, "Figure", Figure);
        Add(members, "unknown", Any);
        Add(members, "unknown 2", Any);
        return members;
    }

    private void Add(JsonObject members, string name, Func<JsonNode?> value, bool canBeNull = true)
    {
        int chance = random.Next(100);
        if (isCamel)
            name = char.ToLowerInvariant(name[0]) + name[1..];
        if (chance < 35)
            members[name] = value();
        else if (nulls != Nulls.None && canBeNull && chance < 50)
            members[name] = null;
    }

    private JsonNode Number() => random.Next(200) - 100;

    private JsonNode Text() => random.Next(3) switch { 0 => "", 1 => "Zoë \"Z\"", _ => "t" + random.Next(9) };

    private JsonObject Residence()
    {
        var members = new JsonObject();
        Add(members, "Street", Text);
        Add(members, "Number", Number, canBeNull: false);
        if (++_depth < 4)
            Add(members, "Next", Residence);
        _depth--;
        return members;
    }

    private JsonObject Whereabouts()
    {
        var members = new JsonObject();
        Add(members, "X", Number, canBeNull: false);
        Add(members, "Y", Number, canBeNull: false);
        return members;
    }

    private JsonObject Maker()
    {
        var members = new JsonObject();
        Add(members, "Id", Number, canBeNull: false);
        Add(members, "Name", Text);
        Add(members, "Scores", () => Entries(Number, "p", "q"));
        return members;
    }

    private JsonObject Fixed()
    {
        var members = new JsonObject();
        Add(members, "Id", Number, canBeNull: false);
        Add(members, "Name", Text);
        Add(members, "Words", () => Entries(Text, "a", "b"));
        return members;
    }

    private JsonObject Figure()
    {
        bool isDisc = random.Next(2) == 0;
        var members = new JsonObject { ["$type"] = isDisc ? "disc" : "box" };
        Add(members, "Label", Text);
        if (isDisc)
            Add(members, "Radius", () => random.Next(80) / 4.0, canBeNull: false);
        else
            Add(members, "Width", Number, canBeNull: false);
        return members;
    }

    private JsonObject Entries(Func<JsonNode?> value, params string[] keys)
    {
        var entries = new JsonObject();
        foreach (string key in keys)
        {
            int chance = random.Next(10);
            if (chance < 5)
                entries[key] = value();
            else if (chance < 7 && (nulls == Nulls.Removals || (nulls == Nulls.Values && value != Number)))
                entries[key] = null;
        }

        return entries;
    }

    private JsonNode? Any()
    {
        if (++_depth > 3)
        {
            _depth--;
            return Number();
        }

        JsonNode? result = random.Next(5) switch
        {
            0 => Text(),
            1 => new JsonArray([.. Some(Any), null]),
            2 or 3 => Entries(Any, "k", "l", "a.b"),
            _ => random.Next(2) == 0,
        };
        _depth--;
        return result;
    }

    private IEnumerable<JsonNode?> Some(Func<JsonNode?> value)
    {
        for (int i = random.Next(4); i > 0; i--)
            yield return value();
    }
}
