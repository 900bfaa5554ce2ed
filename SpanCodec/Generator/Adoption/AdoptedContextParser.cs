using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>Makes the model of a class marked with [SpanCodecsOf]: the types are those of another class, a JsonSerializerContext.</summary>
internal static class AdoptedContextParser
{
    internal const string AttributeName = ContextParser.AdoptingAttributeName;

    private const string Settings = "JsonSourceGenerationOptions";

    internal static ContextModel? Parse(GeneratorAttributeSyntaxContext syntax, CancellationToken cancellation) =>
        Parse((INamedTypeSymbol)syntax.TargetSymbol, syntax.TargetNode, syntax.SemanticModel.Compilation, null, cancellation);

    internal static ContextModel? Parse(
        INamedTypeSymbol codecs,
        SyntaxNode node,
        Compilation compilation,
        Dictionary<string, ITypeSymbol>? symbols,
        CancellationToken cancellation)
    {
        AttributeData attribute = codecs.GetAttributes().First(other => other.AttributeClass?.ToDisplayString() == AttributeName);
        if (attribute.Argument(0) is not INamedTypeSymbol adopted)
            return null;
        var place = ((TypeDeclarationSyntax)node).Identifier.GetLocation();
        AttributeData? settings = adopted.Find(Settings);
        OptionsModel options = OptionsOf(attribute, adopted);
        AttributeData[] types =
        [
            .. codecs.GetAttributes().Where(other => other.AttributeClass?.ToDisplayString() == ContextParser.AttributeName),
            .. adopted.GetAttributes().Where(other => other.AttributeClass.IsSerialization("JsonSerializableAttribute")),
        ];

        var reports = new Reports(attribute.Place() ?? place);
        var request = new ContextRequest(codecs, node, compilation, options, settings, types) { Symbols = symbols };
        ContextModel whole = ContextParser.Parse(request, new Reports(place), cancellation);
        // An abstract one has no instance.
        string? context = adopted.IsAbstract ? null : TypeNames.Code(adopted);
        // An option is every type's reason.
        string? refusal = AdoptedOptions.Unsupported(settings, compilation)
            ?? adopted.GetAttributes().Select(KnownAttributes.RefusalOnContext).FirstOrDefault(reason => reason is not null)
            ?? Message(whole.Diagnostics.FirstOrDefault(diagnostic => diagnostic.Id == Descriptors.OptionNotSupported.Id));
        EquatableArray<DiagnosticModel> ofOwnOptions = RefuseOwnOptions(codecs);
        if (refusal is null && !whole.Diagnostics.Any(RefusedTypes.IsOfType))
            return whole with { Adopted = context, Diagnostics = whole.Diagnostics.Concat(ofOwnOptions).ToEquatableArray() };

        DiagnosticDescriptor left = attribute.Named("Strict", false) ? AdoptionDescriptors.TypeLeftIsError : AdoptionDescriptors.TypeLeft;
        Dictionary<AttributeData, string> reasons = refusal is null ? RefusedTypes.Of(request, place, cancellation) : [];
        foreach (AttributeData type in types)
        {
            if ((refusal ?? (reasons.TryGetValue(type, out string? own) ? own : null)) is { } reason
                && type.Argument(0) is ITypeSymbol symbol)
                reports.Add(left, attribute.Place(), TypeNames.Display(symbol), reason);
        }

        AttributeData[] kept = [.. types.Where(type => refusal is null && !reasons.ContainsKey(type))];

        ContextModel rest = ContextParser.Parse(request with { Types = kept }, reports, cancellation);
        // An option has been reported with each type.
        return rest with
        {
            Adopted = context,
            Diagnostics = rest.Diagnostics.Where(diagnostic => diagnostic.Id != Descriptors.OptionNotSupported.Id).Concat(ofOwnOptions)
                .ToEquatableArray(),
        };
    }

    /// <summary>Returns the options that the codecs are made for.</summary>
    internal static OptionsModel OptionsOf(AttributeData attribute, INamedTypeSymbol adopted)
    {
        AttributeData? settings = adopted.Find(Settings);
        // General is the default, which need not be said.
        int defaults = attribute.Number("Defaults") is not 0 and var said ? said : settings?.Number(0) ?? 0;
        return OptionsParser.Parse(settings, defaults)
            .With("RelaxedEscaping", attribute.Named("RelaxedEscaping", false))
            .With("MaxLength", Math.Max(attribute.Number("MaxLength"), 0)) with { EnumAttributesGoFirst = true };
    }

    /// <summary>The options are those of the context: others on the class of codecs would be passed over without a word.</summary>
    private static EquatableArray<DiagnosticModel> RefuseOwnOptions(INamedTypeSymbol codecs)
    {
        AttributeData? own = OptionsParser.Find(codecs);
        var reports = new Reports(own?.Place());
        if (own is not null)
            reports.Add(
                Descriptors.OptionNotSupported, own.Place(), "[SpanCodecOptions]",
                "a class with [SpanCodecsOf] has the options of the context that it adopts");
        return reports.ToModel();
    }

    private static string? Message(DiagnosticModel? diagnostic) => diagnostic?.Message;
}
