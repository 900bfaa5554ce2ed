namespace SpanCodecs.Tests.TypeFuzz;

internal enum Shape
{
    Class,
    Struct,
    Record,
    RecordStruct,
    Interface,
    Enum,
    Collection,
}

/// <summary>A type that the scenario has declared already.</summary>
/// <param name="Name">The name that others call it by: of a nested type with that of the class around it.</param>
internal sealed record KnownType(string Name, Shape Shape)
{
    internal bool IsInLibrary { get; init; }

    /// <summary>Another class may derive from it: it is not sealed, and has a constructor without parameters.</summary>
    internal bool IsBase { get; init; }

    internal bool IsAbstract { get; init; }

    /// <summary>Code can make one with nothing but new().</summary>
    internal bool IsMade { get; init; }

    internal int Parameters { get; init; }

    /// <summary>Property declarations that a derived type may override, or an implementing one must have, and who declares them.</summary>
    internal (string Type, string Name, string Owner)[] Virtual { get; init; } = [];

    internal string[] MemberNames { get; init; } = [];

    internal KnownType? Base { get; init; }

    internal bool IsValueType => Shape is Shape.Struct or Shape.RecordStruct or Shape.Enum;
}
