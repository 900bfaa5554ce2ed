using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The content that a class of codecs has to have: its own attributes say it, or those of another class.</summary>
/// <param name="Settings">The attribute that the options are from.</param>
/// <param name="Types">An attribute for each type, which is the first argument.</param>
internal sealed record ContextRequest(
    INamedTypeSymbol Context,
    SyntaxNode Node,
    Compilation Compilation,
    OptionsModel Options,
    AttributeData? Settings,
    AttributeData[] Types)
{
    /// <summary>The types of the model by their keys, if the caller wants to know them.</summary>
    public Dictionary<string, ITypeSymbol>? Symbols { get; init; }
}
