namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Properties and fields of every kind and accessibility.</summary>
internal sealed class MemberMaker(Dice dice, TypeReferences types, bool hasConverters)
{
    private static readonly string[] Plain =
        ["Id", "Name", "Count", "Items", "Next", "Key", "Total", "Text", "Kind", "First", "Second", "Third"];

    // Names that generated code might give to its own variables, labels, methods and classes.
    private static readonly string[] Clashing =
    [
        "id", "name", "value", "Value", "json", "Json", "position", "Position", "depth",
        "UnknownName", "unknownName", "UnknownValue", "unknownValue", "Boxed", "boxed",
        "RuntimeType", "runtimeType", "Names", "Converter", "Lookup", "Missing", "Read",
        "Write", "Result", "result", "Any", "any", "At", "at", "Output", "output",
        "Span", "span", "Expected", "expected", "Seen", "seen", "Seen2", "Required", "required",
        "required2", "Present", "present", "ExtensionData", "extensionData", "Entry", "entry",
        "Begun", "begun", "Discriminator", "discriminator", "First2", "firstName", "behind",
        "Behind", "isEmpty", "IsOver", "isOver", "IsEnd", "isNull", "Start", "start",
        "_x", "_present1", "_bytes1", "__", "@class", "@event", "É", "ünï", "Done", "FirstMember",
        "NextMember", "Named", "AnyName", "Other1", "End", "GetId", "SetId", "Create", "GetName", "KeyNames",
        "Fill", "ReadMembers", "WriteMembers", "Length", "SpanCode", "System", "@global",
        "Item", "Type", "Derived1", "derived1", "item", "items", "Target", "argument0",
    ];

    /// <summary>Whether some member must be said when one is made.</summary>
    internal bool HasRequired { get; private set; }

    internal string Name() => dice.Chance(75) ? dice.Pick(Plain) : dice.Pick(Clashing);

    /// <summary>A member of a class or struct; null where the name is taken.</summary>
    internal Piece? Make(string name, string owner, HashSet<string> taken, bool isStruct, bool isReadOnlyStruct, bool isHiding)
    {
        if (name == owner || !taken.Add(name))
            return null;
        bool isNumeric = dice.Chance(30);
        Piece type = isNumeric ? Piece.Either(dice.Chance(30) ? types.Value() + "?" : types.Value(), "int") : types.Any();
        string accessibility = dice.Chance(82) ? "public" : isStruct ? dice.Pick("internal", "private") : dice.Pick(
            "internal", "private", "protected", "protected internal", "private protected");
        bool isPublic = accessibility == "public";
        Piece attributes = new Attributes(dice).OfMember(isPublic, isNumeric);
        if (hasConverters && dice.Chance(40) && ConverterMaker.Attribute(type.ToString()) is { } converter)
            attributes = Piece.Of(attributes, converter);
        string hiding = isHiding ? "new " : "";
        if (dice.Chance(15))
            return Piece.Optional(
                attributes,
                $"{accessibility} {hiding}",
                dice.Chance(isReadOnlyStruct ? 100 : 20) ? "readonly " : "",
                type,
                " ",
                name,
                isStruct ? "" : Initial(type.ToString()),
                ";\n");
        if (dice.Chance(3))
            return Piece.Optional($"public {hiding}static ", type, " ", name, " { get; set; }\n");
        return Piece.Optional(attributes, accessibility, " ", hiding, Property(type, name, isPublic, isStruct, isReadOnlyStruct), "\n");
    }

    private Piece Property(Piece type, string name, bool isPublic, bool isStruct, bool isReadOnlyStruct)
    {
        int kind = dice.Below(100);
        if (isReadOnlyStruct)
            return Piece.Of(type, " ", name, " { get; ", dice.Chance(80) ? "init; " : "", "}");
        Piece initial = !isStruct && kind < 86 && kind >= 40 && Initial(type.ToString()) is { Length: > 0 } text
            ? Piece.Optional(text, ";")
            : Piece.Empty;
        return kind switch
        {
            < 58 => Piece.Of(type, " ", name, " { get; set; }", initial),
            < 66 => Piece.Of(type, " ", name, " { get; init; }", initial),
            < 70 when isPublic && (HasRequired = true) => Piece.Of(
                Piece.Optional("required "), type, " ", name, " { get; ", dice.Pick("set", "init"), "; }"),
            < 76 => Piece.Of(type, " ", name, " { get; }", initial),
            < 82 when isPublic => Piece.Of(
                type,
                " ",
                name,
                " { get; ",
                Piece.Either(dice.Pick("private", "internal", isStruct ? "private" : "protected"), ""),
                " set; }",
                initial),
            < 86 when isPublic => Piece.Of(
                type,
                " ",
                name,
                " { ",
                Piece.Either(dice.Pick("private", "internal", isStruct ? "private" : "protected"), ""),
                " get; set; }",
                initial),
            < 89 => Piece.Of(type, " ", name, " => default;"),
            < 91 => Piece.Of(type, " ", name, " { set { } }"),
            _ => Piece.Of(type, " ", name, " { get; set; }", initial),
        };
    }

    private string Initial(string type)
    {
        if (!dice.Chance(35))
            return "";
        string? value = type switch
        {
            "int" or "long" or "double" or "decimal" => "7",
            "string" => "\"initial\"",
            "int[]" => "[1, 2]",
            _ when IsMade(type) || types.IsMade(type) => "new()",
            _ => null,
        };
        return value is null ? "" : " = " + value;
    }

    private static bool IsMade(string type) =>
        new[]
        {
            ".List<", ".HashSet<", ".Queue<", ".Stack<", ".LinkedList<", ".Collection<",
            ".Dictionary<", ".SortedDictionary<", ".ConcurrentDictionary<",
        }
            .Any(name => type.StartsWith("global::System.Collections" + name, StringComparison.Ordinal)
                || type.StartsWith("global::System.Collections.Generic" + name, StringComparison.Ordinal)
                || type.StartsWith("global::System.Collections.ObjectModel" + name, StringComparison.Ordinal)
                || type.StartsWith("global::System.Collections.Concurrent" + name, StringComparison.Ordinal));
}
