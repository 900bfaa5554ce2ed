using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Names of variables and labels for members: theirs, where nothing else has it.</summary>
internal static class Locals
{
    private static readonly HashSet<string> Own =
    [
        "json", "position", "depth", "value", "result", "expected", "isEnd", "isNull", "name", "start", "span", "at", "any",
        "output", "seen", "required", "present", "extensionData", "entry", "items", "begun", "discriminator",
        "line", "blanks",
    ];

    /// <summary>A variable inside a block of its own, where only the method's other names are in the way.</summary>
    internal static string Of(MemberModel member) => Unique(Camel(member.ClrName), Own);

    /// <summary>One variable for each member, none equal to another.</summary>
    internal static string[] For(IReadOnlyList<MemberModel> members)
    {
        var taken = new HashSet<string>(Own);
        var names = new string[members.Count];
        for (int i = 0; i < names.Length; i++)
        {
            names[i] = Unique(Camel(members[i].ClrName), taken);
            taken.Add(names[i]);
        }

        return names;
    }

    /// <summary>The member's own name; a label may be called as anything but another label.</summary>
    internal static string[] Labels(IReadOnlyList<MemberModel> members)
    {
        var taken = new HashSet<string> { "NextMember", "AnyName", "Unknown", "Done" };
        var names = new string[members.Count];
        for (int i = 0; i < names.Length; i++)
        {
            names[i] = Unique(members[i].ClrName, taken);
            taken.Add(names[i]);
        }

        return names;
    }

    private static string Camel(string clrName)
    {
        string name = clrName.TrimStart('@').TrimStart('_');
        if (name.Length == 0 || !(char.IsLetter(name[0])))
            return "member" + name;
        return Parse.TypeNames.Escaped(char.ToLowerInvariant(name[0]) + name.Substring(1));
    }

    private static string Unique(string name, HashSet<string> taken)
    {
        string unique = name;
        for (int i = 2; taken.Contains(unique); i++)
            unique = name.TrimStart('@') + i;
        return unique;
    }
}
