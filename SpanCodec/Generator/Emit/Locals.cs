using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>Names of variables and labels for members: theirs, where nothing else has it.</summary>
internal static class Locals
{
    /// <summary>The variables of the emitted code around members: a test compares.</summary>
    internal static readonly HashSet<string> Own =
    [
        "json", "position", "depth", "value", "result", "distinct", "isNull", "name", "start", "span", "at", "any",
        "output", "seen", "required", "present", "extensionData", "entry", "items", "begun", "discriminator",
        "blanks", "word", "found",
        "unknownName", "unknownValue", "boxed", "preset", "runtimeType", "separator",
    ];

    /// <summary>A variable inside a block of its own, where only the method's other names are in the way.</summary>
    internal static string Of(MemberModel member) => TypeNames.Escaped(Unique(Camel(member.ClrName), Own));

    /// <summary>One variable for each member, none equal to another.</summary>
    internal static string[] For(IReadOnlyList<MemberModel> members)
    {
        var taken = new HashSet<string>(Own);
        var names = new string[members.Count];
        for (int i = 0; i < names.Length; i++)
        {
            string name = Unique(Camel(members[i].ClrName), taken);
            taken.Add(name);
            names[i] = TypeNames.Escaped(name);
        }

        return names;
    }

    /// <summary>The member's own name; a label may be called as anything but another label.</summary>
    internal static string[] Labels(IReadOnlyList<MemberModel> members)
    {
        var taken = new HashSet<string> { "FirstMember", "NextMember", "Named", "AnyName", "Found", "Member", "End", "Done" };
        var names = new string[members.Count];
        for (int i = 0; i < names.Length; i++)
            taken.Add(MemberNames.Other(i));
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
        return char.ToLowerInvariant(name[0]) + name.Substring(1);
    }

    private static string Unique(string name, HashSet<string> taken)
    {
        name = IsWordOfBits(name) ? name + "Member" : name;
        string unique = name;
        for (int i = 2; taken.Contains(unique); i++)
            unique = name.TrimStart('@') + i;
        return unique;
    }

    /// <summary>The variables that hold a bit for each member: seen, seen2, required, required2, distinct, distinct2.</summary>
    private static bool IsWordOfBits(string name) =>
        name.TrimEnd('0', '1', '2', '3', '4', '5', '6', '7', '8', '9') is "seen" or "required" or "distinct";
}
