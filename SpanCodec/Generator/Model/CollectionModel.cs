namespace SpanCodecs.Generator.Model;

/// <param name="Element">The key of the elements' type.</param>
/// <param name="ElementCode">The elements' type as code.</param>
/// <param name="HasNullElements">Whether an element may be null: its type is a class.</param>
/// <param name="Creation">What is made while reading, where that is not the type itself; for the immutable ones, their factory.</param>
/// <param name="IsEnumeratedByInterface">Its own enumerator may be another.</param>
internal sealed record CollectionModel(
    TypeName Name, string Element, string ElementCode, bool HasNullElements, CollectionKind Kind, string Creation, bool IsEnumeratedByInterface) : TypeModel(Name)
{
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
/// <param name="Creation">What is made while reading; for the immutable ones, their factory.</param>
internal sealed record DictionaryModel(
    TypeName Name, TypeModel KeyModel, string Value, string KeyCode, string ValueCode, DictionaryKind Kind, string Creation, bool IsEnumeratedByInterface) : TypeModel(Name)
{
    /// <summary>A Dictionary: as for a list.</summary>
    public bool IsWrittenDirectly { get; init; }
}

internal enum DictionaryKind
{
    /// <summary>Made with its constructor and filled through its indexer.</summary>
    Settable,
    /// <summary>The same through IDictionary, which the type may implement explicitly.</summary>
    SettableByInterface,
    Immutable,
    /// <summary>Nothing could be made of it: reading throws NotSupportedException.</summary>
    WriteOnly,
}
