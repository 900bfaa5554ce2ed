using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Diagnostics;

/// <summary>The diagnostics of the types of an existing context, and of what is done with the codecs.</summary>
internal static class AdoptionDescriptors
{
    internal const string SuggestionId = "SPAN0103";

    internal const string MoveId = "SPAN0107";

    internal static readonly DiagnosticDescriptor TypeLeft = DiagnosticPages.New(
        "SPAN0101", "The type is left to System.Text.Json", "'{0}' gets no codec: {1}", DiagnosticSeverity.Warning,
        "System.Text.Json reads and writes the type as before. "
        + "Change what the message names, or set [SpanCodecsOf(…, Strict = true)] to have an error.");

    internal static readonly DiagnosticDescriptor TypeLeftIsError = DiagnosticPages.New(
        "SPAN0102", "The type has no codec", "'{0}' gets no codec, and Strict is set: {1}", DiagnosticSeverity.Error,
        "Change what the message names, or leave Strict out: then it is the warning SPAN0101, "
            + "and System.Text.Json reads and writes the type.");

    internal static readonly DiagnosticDescriptor Suggestion = DiagnosticPages.New(
        SuggestionId,
        "The context's types can have codecs",
        "SpanCodec can read and write the types of '{0}': [SpanCodecsOf(typeof({0}))]",
        DiagnosticSeverity.Info,
        "Declare a partial class with the attribute, and put its Resolver first into the options' TypeInfoResolverChain.");

    internal static readonly DiagnosticDescriptor LeftByResolver = DiagnosticPages.New(
        "SPAN0104",
        "JsonSerializer does not use the codec",
        "'{0}' has a codec, and JsonSerializer with the Resolver does not use it: the type {1}",
        DiagnosticSeverity.Info,
        "System.Text.Json reads and writes the type where JsonSerializer is asked for it. "
            + "Where the codec is called directly, nothing changes.");

    internal static readonly DiagnosticDescriptor BodyWithoutAnswer = DiagnosticPages.New(
        "SPAN0105",
        "The endpoint does not answer for a body that is refused",
        "A body that cannot be read is logged as an unhandled exception here: call WithSpanBodies() on the endpoint or on its group",
        DiagnosticSeverity.Warning,
        "ASP.NET Core answers 400, 413 or 415 for its own parameters without an exception. "
            + "WithSpanBodies does the same for SpanBody and SpanOptionalBody.");

    internal static readonly DiagnosticDescriptor NeverUsed = DiagnosticPages.New(
        "SPAN0106",
        "The codecs are made for other options",
        "ASP.NET Core's options are those of JsonSerializerDefaults.Web, and '{0}' is made for others: "
            + "every type is left to System.Text.Json",
        DiagnosticSeverity.Warning,
        "Set Defaults = JsonSerializerDefaults.Web in [SpanCodecsOf], or "
            + "[SpanCodecOptions(JsonSerializerDefaults.Web)] beside [SpanCodec].");

    internal static readonly DiagnosticDescriptor Move = DiagnosticPages.New(
        MoveId,
        "Types are given to JSON without codecs",
        "{0} types are given to JsonSerializer, HttpClient or ASP.NET Core, and have no codec: {1}",
        DiagnosticSeverity.Info,
        "A code fix declares a partial class that names them with [SpanCodec], for the whole project. "
            + "Then put its Resolver first into the options' TypeInfoResolverChain.",
        WellKnownDiagnosticTags.CompilationEnd);

    internal static DiagnosticDescriptor? Find(string id) =>
        new[] { TypeLeft, TypeLeftIsError, LeftByResolver }.FirstOrDefault(descriptor => descriptor.Id == id);
}
