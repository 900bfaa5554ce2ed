namespace JsonAot.Lab.YourType.Finding;

/// <summary>The type of a document, and how its names are made.</summary>
/// <param name="Ties">Other types that cover it as well.</param>
/// <param name="Next">The types that come nearest after it, each with what it covers.</param>
/// <param name="EnumsByName">The sample has texts where the type has enums that no attribute names.</param>
public sealed record FoundType(
    Shape Root, NamePolicy Policy, bool EnumsByName, Coverage Coverage, IReadOnlyList<string> Ties,
    IReadOnlyList<string> Next, ContextOptions? Options, UserCode Code)
{
    /// <summary>The root as code names it that uses these namespaces.</summary>
    public (string Name, IReadOnlyList<string> Usings) Written => Code.Written(Root.Type);

    public bool ReadsAnyCase => Options?.ReadsAnyCase == true;
}
