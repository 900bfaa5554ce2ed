namespace JsonAot.Libraries;

/// <summary>The document operations of the third-party libraries that are compiled in; one that is left out has none.</summary>
public static partial class LibraryDocumentOperations
{
    [Discovered]
    public static partial IReadOnlyList<DocumentOperation> All { get; }
}
