using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Diagnostics;

/// <summary>What is said of the types of an existing context.</summary>
internal static class AdoptionDescriptors
{
    internal const string SuggestionId = "SPAN0103";

    private const string Category = "SpanCodec";

    private const string Help = "System.Text.Json reads and writes the type as before. Change what the message names, or set [SpanCodecsOf(…, Strict = true)] to have an error.";

    internal static readonly DiagnosticDescriptor TypeLeft = new(
        "SPAN0101", "The type is left to System.Text.Json", "'{0}' gets no codec: {1}", Category, DiagnosticSeverity.Warning, isEnabledByDefault: true, Help);

    internal static readonly DiagnosticDescriptor TypeLeftIsError = new(
        "SPAN0102", "The type has no codec", "'{0}' gets no codec, and Strict is set: {1}", Category, DiagnosticSeverity.Error, isEnabledByDefault: true, Help);

    internal static readonly DiagnosticDescriptor Suggestion = new(
        SuggestionId,
        "The context's types can have codecs",
        "SpanCodec can read and write the types of '{0}': [SpanCodecsOf(typeof({0}))]",
        Category,
        DiagnosticSeverity.Info,
        isEnabledByDefault: true,
        "Declare a partial class with the attribute, and put its Resolver first into the options' TypeInfoResolverChain.");

    internal static DiagnosticDescriptor? Find(string id) => id == TypeLeft.Id ? TypeLeft : id == TypeLeftIsError.Id ? TypeLeftIsError : null;
}
