namespace SpanCodecs.Generator.Model;

/// <param name="Element">The key of the elements' type.</param>
/// <param name="ElementCode">The elements' type as code.</param>
/// <param name="Creation">The type that is made while reading, if it is not the type itself; for the immutable ones, their factory.</param>
internal sealed record CollectionModel(
    TypeName Name, string Element, string ElementCode, CollectionKind Kind, string Creation) : TypeModel(Name)
{
    /// <summary>
    /// The base class or interface by whose methods System.Text.Json adds elements. The type itself may hide them with others.
    /// </summary>
    public string? FilledAs { get; init; }

    /// <summary>The type by whose enumerator elements are written; null if the type has no other.</summary>
    public string? EnumeratedAs { get; init; }

    /// <summary>A new one may say that it is read-only, and is refused then.</summary>
    public bool MayBeReadOnly { get; init; }

    /// <summary>A list, or derived from one: System.Text.Json asks it for its length before each element.</summary>
    public bool DerivesFromList { get; init; }

    /// <summary>An array, a list or memory: System.Text.Json writes what is one value in them without asking for the depth.</summary>
    public bool IsWrittenDirectly { get; init; }
}

internal enum CollectionKind
{
    Array,
    List,
    /// <summary>Memory and ReadOnlyMemory.</summary>
    Memory,
    ImmutableArray,
    /// <summary>An interface that a List satisfies.</summary>
    ListInterface,
    /// <summary>Made with its constructor and filled with Add.</summary>
    Addable,
    Queue,
    Stack,
    /// <summary>Made from a span by a factory of System.Collections.Immutable.</summary>
    Immutable,
    /// <summary>Nothing could be made of it: reading throws NotSupportedException.</summary>
    WriteOnly,
}

/// <param name="KeyModel">How the keys are read and written: a primitive or an enum.</param>
/// <param name="Value">The key of the values' type.</param>
/// <param name="Creation">The type that is made while reading; for the immutable ones, their factory.</param>
internal sealed record DictionaryModel(
    TypeName Name, TypeModel KeyModel, string Value, string KeyCode, string ValueCode, DictionaryKind Kind, string Creation)
        : TypeModel(Name)
{
    /// <summary>The type by whose indexer entries are set, as for a collection.</summary>
    public string? FilledAs { get; init; }

    /// <summary>The type by whose enumerator entries are written, as for a collection.</summary>
    public string? EnumeratedAs { get; init; }

    /// <summary>Whether it may refuse to be filled, as for a collection.</summary>
    public bool MayBeReadOnly { get; init; }

    /// <summary>A Dictionary: as for a list.</summary>
    public bool IsWrittenDirectly { get; init; }
}

internal enum DictionaryKind
{
    /// <summary>Made with its constructor and filled through its indexer.</summary>
    Settable,
    /// <summary>Filled through what it derives from or implements: the type itself may have another indexer, or none.</summary>
    SettableAsBase,
    Immutable,
    /// <summary>Nothing could be made of it: reading throws NotSupportedException.</summary>
    WriteOnly,
}
