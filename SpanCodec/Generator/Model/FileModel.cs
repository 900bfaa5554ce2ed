namespace SpanCodecs.Generator.Model;

/// <summary>
/// All that one generated file follows from. The emitter is given nothing else, so that a file whose model is equal is the same file: it is
/// not emitted again, whatever else has changed in its context.
/// </summary>
/// <param name="Context">The part of the context that the file needs; other types have only what their users see of them.</param>
/// <param name="Type">The key of the type that the file is for; null where it is for the context.</param>
/// <param name="IsDeep">Whether the type may be so far inside of others, or of itself, that writing it has to look at the depth.</param>
/// <param name="ChecksStack">Whether its methods may take so much of the stack that they have to ask for it.</param>
/// <param name="IsPopulated">Whether some member fills it in place.</param>
/// <param name="IsDerived">Whether it is written behind a discriminator.</param>
internal sealed record FileModel(
    string Name,
    FileKind Kind,
    ContextModel Context,
    string? Type = null,
    bool IsDeep = false,
    bool ChecksStack = false,
    bool IsPopulated = false,
    bool IsDerived = false)
{
    /// <summary>The options with which other projects may call the codecs; in one file of a context.</summary>
    public string? Lent { get; init; }

    /// <summary>The types, as code, of which this file has to say that the order of members is not known.</summary>
    public EquatableArray<string> LentUnordered { get; init; }
}

internal enum FileKind
{
    Roots,
    RuntimeTypes,
    Resolver,
    Type,
}
