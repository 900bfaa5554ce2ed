namespace JsonAot.ListGenerator.Values;

/// <summary>A type as code that copies and compares its values sees it.</summary>
/// <param name="code">The type as generated code names it.</param>
internal abstract class Part(string code, bool isStruct)
{
    internal string Code => code;

    internal bool IsStruct => isStruct;
}

/// <summary>One value: a text, a number, a time. It has no parts of its own.</summary>
/// <param name="type">The type as C# displays it; null for an enum.</param>
internal sealed class SinglePart(string code, string? type) : Part(code, isStruct: false)
{
    internal string? Type => type;
}

/// <summary>A struct that may be null.</summary>
internal sealed class OptionalPart(string code, Part inner) : Part(code, isStruct: true)
{
    internal Part Inner => inner;
}

/// <param name="maker">How a list of the elements becomes the value: an expression with <c>{0}</c> in it; null for an array.</param>
internal sealed class ListPart(string code, Part element, string? maker) : Part(code, isStruct: false)
{
    internal Part Element => element;

    internal string? Maker => maker;
}

/// <summary>Names that are data; their order means nothing.</summary>
internal sealed class MapPart(string code, Part key, Part value) : Part(code, isStruct: false)
{
    internal Part Key => key;

    internal Part Value => value;
}

/// <summary>A type of members. They are filled in later, because a type may contain itself.</summary>
internal sealed class ObjectPart(string code, bool isStruct) : Part(code, isStruct)
{
    internal IReadOnlyList<PartMember> Members { get; set; } = [];

    /// <summary>The members that the constructor takes, in its order; all others are set by name.</summary>
    internal IReadOnlyList<PartMember> Constructor { get; set; } = [];
}

internal sealed record PartMember(string Name, Part Part);
