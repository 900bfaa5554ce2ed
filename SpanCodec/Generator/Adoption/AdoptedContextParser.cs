using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>From a class marked with [SpanCodecsOf] to its model: the types are those of another class, a JsonSerializerContext.</summary>
internal static class AdoptedContextParser
{
    internal const string AttributeName = "SpanCodecs.SpanCodecsOfAttribute";

    internal static ContextModel? Parse(GeneratorAttributeSyntaxContext syntax, CancellationToken cancellation)
    {
        var codecs = (INamedTypeSymbol)syntax.TargetSymbol;
        AttributeData attribute = syntax.Attributes[0];
        if (attribute.Argument(0) is not INamedTypeSymbol adopted)
            return null;
        var place = ((TypeDeclarationSyntax)syntax.TargetNode).Identifier.GetLocation();
        AttributeData? settings = adopted.Find("JsonSourceGenerationOptions");
        OptionsModel options = AdoptedOptions.Parse(settings, attribute.Number("Defaults") == AdoptedOptions.Web) with
        {
            RelaxedEscaping = attribute.Named("RelaxedEscaping", false),
        };
        AttributeData[] types =
        [
            .. codecs.GetAttributes().Where(other => other.AttributeClass?.ToDisplayString() == ContextParser.AttributeName),
            .. adopted.GetAttributes().Where(other => other.AttributeClass.IsSerialization("JsonSerializableAttribute")),
        ];

        var reports = new Reports(attribute.Place() ?? place);
        var request = new ContextRequest(codecs, syntax.TargetNode, syntax.SemanticModel.Compilation, options, settings, types);
        ContextModel whole = ContextParser.Parse(request, new Reports(place), cancellation);
        string? refusal = AdoptedOptions.Unsupported(settings, syntax.SemanticModel.Compilation);
        if (refusal is null && whole.Diagnostics.All(diagnostic => !IsOfType(diagnostic)))
            return whole;

        // One after the other, to find those that stand in the way of the whole.
        DiagnosticDescriptor left = attribute.Named("Strict", false) ? AdoptionDescriptors.TypeLeftIsError : AdoptionDescriptors.TypeLeft;
        var kept = new List<AttributeData>();
        foreach (AttributeData type in types)
        {
            string? reason = refusal ?? Reason(ContextParser.Parse(request with { Types = [type] }, new Reports(place), cancellation));
            if (reason is null)
                kept.Add(type);
            else if (type.Argument(0) is ITypeSymbol symbol)
                reports.Add(left, attribute.Place(), TypeNames.Display(symbol), reason);
        }

        ContextModel rest = ContextParser.Parse(request with { Types = [.. kept] }, reports, cancellation);
        // An option is every type's reason, and was said with each.
        return rest with { Diagnostics = rest.Diagnostics.Where(diagnostic => diagnostic.Id != Descriptors.OptionNotSupported.Id).ToEquatableArray() };
    }

    private static string? Reason(ContextModel alone) =>
        alone.Diagnostics.Where(IsOfType).Select(diagnostic => diagnostic.ToDiagnostic().GetMessage(System.Globalization.CultureInfo.InvariantCulture)).FirstOrDefault();

    /// <summary>What is said of the class of codecs itself does not go away with a type.</summary>
    private static bool IsOfType(DiagnosticModel diagnostic) =>
        diagnostic.Id != Descriptors.ContextNotPartial.Id && diagnostic.Id != Descriptors.LanguageVersion.Id;
}
