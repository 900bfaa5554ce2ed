namespace SpanCodecs.Generator.Model;

/// <summary>How a root that is there already is changed.</summary>
/// <param name="Fill">The key of what sets the members that a document has; null where there is nothing to set them on.</param>
/// <param name="Merge">The key of what applies a merge patch; null where a patch replaces the value.</param>
internal sealed record PatchModel(string? Fill, string? Merge);

/// <summary>What an object that a merge patch changes needs beside its members.</summary>
/// <param name="Plain">The key of the type as it is read.</param>
/// <param name="Creation">How one is made where none is.</param>
/// <param name="IsRecord">A record is copied, and the copy is changed.</param>
internal sealed record MergedObjectModel(string Plain, ConstructionModel Creation, bool IsRecord)
{
    /// <summary>Whether one is made without a value: members are set on it as on one that is there.</summary>
    internal bool IsMadeEmpty => Creation.Kind is not (ConstructionKind.None or ConstructionKind.Given) && Creation.Parameters.Count == 0;
}

/// <summary>What is no object, and yet is changed by a merge patch and not replaced.</summary>
/// <param name="Plain">The key of the type as it is read and written.</param>
internal sealed record MergedModel(TypeName Name, string Plain, MergeKind Kind) : TypeModel(Name)
{
    /// <summary>The key of how what is in it is changed: under a nullable, in an Optional or a dictionary; null where it is read.</summary>
    public string? Part { get; init; }

    public DictionaryModel? Dictionary { get; init; }
}

internal enum MergeKind
{
    /// <summary>Members are set. It has an <see cref="ObjectModel"/>.</summary>
    Object,
    Dictionary,
    Nullable,
    Optional,

    /// <summary>It is written, its document is patched, and the value is made anew of that.</summary>
    Document,
}
