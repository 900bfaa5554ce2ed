using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Diagnostics;

/// <summary>
/// Every shape that is not supported is said at compile time: a codec either follows System.Text.Json or is not generated.
/// </summary>
internal static class Descriptors
{
    internal static readonly DiagnosticDescriptor ContextNotPartial = Error(
        "SPAN0001",
        "The codec class cannot be completed",
        "'{0}' cannot be completed: {1}",
        "The generator adds members to the class marked with [SpanCodec]. "
        + "Declare it, and the types around it, as partial classes without type parameters; its name must be no generated member's.");

    internal static readonly DiagnosticDescriptor TypeNotSupported = Error(
        "SPAN0002",
        "The type is not supported",
        "'{0}' cannot be read or written as JSON: {1}",
        "System.Text.Json refuses the type, or SpanCodec does not implement it. "
        + "Ignore the member with [JsonIgnore], give it a converter with [JsonConverter], or choose another type.");

    internal static readonly DiagnosticDescriptor TypeNotAccessible = Error(
        "SPAN0003",
        "The type is not accessible",
        "'{0}' is not accessible from '{1}', so that generated code cannot name it",
        "Make the type internal or public, or declare the codec class inside the type that contains it.");

    internal static readonly DiagnosticDescriptor PropertyNameTaken = Error(
        "SPAN0004",
        "The property's name is taken",
        "'{0}' would be offered as '{1}', which another member of the class already is: write {2}",
        "Give it another name: [SpanCodec(typeof(T), PropertyName = \"Other\")].");

    internal static readonly DiagnosticDescriptor NameCollision = Error(
        "SPAN0005",
        "Two members share one JSON name",
        "'{0}' has two members that are both named '{1}' in JSON",
        "Rename one with [JsonPropertyName] or leave it out with [JsonIgnore]; System.Text.Json throws InvalidOperationException.");

    internal static readonly DiagnosticDescriptor ParameterUnmatched = Error(
        "SPAN0006",
        "A constructor parameter matches no member",
        "The parameter '{1}' of the constructor of '{0}' matches no property or field by name and type",
        "Every parameter of the constructor used for reading must have a member of the same name (in any case) and exactly the same type; "
        + "System.Text.Json throws InvalidOperationException.");

    internal static readonly DiagnosticDescriptor SeveralConstructors = Error(
        "SPAN0007",
        "More than one constructor is marked",
        "'{0}' has more than one constructor with [JsonConstructor]",
        "Mark one constructor only.");

    internal static readonly DiagnosticDescriptor ConverterNotUsable = Error(
        "SPAN0008",
        "The converter cannot be used",
        "The converter '{0}' cannot be used for '{1}': {2}",
        "A converter must be a JsonConverter<T> of exactly that type, or a JsonConverterFactory, "
            + "with an accessible constructor without parameters.");

    internal static readonly DiagnosticDescriptor AttributeNotUsable = Error(
        "SPAN0009",
        "The attribute cannot be used here",
        "[{0}] cannot be used on '{1}': {2}",
        "System.Text.Json throws InvalidOperationException for this use, or SpanCodec does not implement it. "
            + "Remove the attribute or change the member.");

    internal static readonly DiagnosticDescriptor OptionNotSupported = Error(
        "SPAN0010",
        "The option is not supported",
        "The option {0} cannot be used: {1}",
        "Remove the option, or use System.Text.Json for the types that need it.");

    internal static readonly DiagnosticDescriptor DerivedTypeNotUsable = Error(
        "SPAN0011",
        "The derived type cannot be used",
        "'{0}' cannot be a derived type of '{1}': {2}",
        "A derived type must be assignable to the type that declares it, be declared once, and have a discriminator of its own.");

    internal static readonly DiagnosticDescriptor LanguageVersion = Error(
        "SPAN0012",
        "C# 12 is needed",
        "Generated codecs need C# 12 or later; this project is compiled as C# {0}",
        "Set <LangVersion> to 12.0 or later.");

    internal static readonly DiagnosticDescriptor CompletedElsewhere = DiagnosticPages.New(
        "SPAN0013",
        "The type is completed by another source generator",
        "The codec of '{0}' does not know what another source generator adds to it: {1}. Move the type to another project.",
        DiagnosticSeverity.Error,
        "Source generators do not see each other's code, so that what is added would be lost without a word. "
            + "Move the type to another project and refer to that, or declare by hand what is added.",
        WellKnownDiagnosticTags.CompilationEnd);

    internal static readonly DiagnosticDescriptor ValueLost = DiagnosticPages.New(
        "SPAN0014",
        "The struct loses its value",
        "'{0}' loses its value in JSON: {1}",
        DiagnosticSeverity.Warning,
        "System.Text.Json does the same. Set IncludeFields, mark members with [JsonInclude] or a constructor with [JsonConstructor], "
            + "or give the type a converter; or disable the warning, where {} is meant or the type is only written.");

    internal static readonly DiagnosticDescriptor NameGenerated = Error(
        "SPAN0015",
        "The name is a generated member's",
        "'{0}' of '{1}' has the name of a member that is generated, and the two cannot stand beside each other",
        "Give your own member another name.");

    internal static readonly DiagnosticDescriptor OrderOfReference = DiagnosticPages.New(
        "SPAN0016",
        "The members stand in the order of a reference assembly",
        "The codec writes the members of '{0}' in the order of a reference assembly; System.Text.Json's reflection may have another",
        DiagnosticSeverity.Info,
        "The framework's reference assemblies have members sorted; compilers see no others, nor does System.Text.Json's generator. "
            + "With the Resolver such types are left to System.Text.Json. Give the type a converter where the order matters.");

    private static readonly ImmutableDictionary<string, DiagnosticDescriptor> All = new[]
    {
        ContextNotPartial, TypeNotSupported, TypeNotAccessible, PropertyNameTaken, NameCollision, ParameterUnmatched,
        SeveralConstructors, ConverterNotUsable, AttributeNotUsable, OptionNotSupported, DerivedTypeNotUsable, LanguageVersion,
        ValueLost, NameGenerated, OrderOfReference,
    }.ToImmutableDictionary(descriptor => descriptor.Id);

    internal static DiagnosticDescriptor ById(string id) => AdoptionDescriptors.Find(id) ?? All[id];

    private static DiagnosticDescriptor Error(string id, string title, string message, string help) =>
        DiagnosticPages.New(id, title, message, DiagnosticSeverity.Error, help);
}
