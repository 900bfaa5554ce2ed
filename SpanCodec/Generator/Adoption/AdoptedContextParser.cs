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
        if (refusal is null && whole.Diagnostics.All(diagnostic => !IsOfType(diagnostic)))
            return whole with { Adopted = context, Diagnostics = whole.Diagnostics.Concat(ofOwnOptions).ToEquatableArray() };

        DiagnosticDescriptor left = attribute.Named("Strict", false) ? AdoptionDescriptors.TypeLeftIsError : AdoptionDescriptors.TypeLeft;
        var reasons = new Dictionary<AttributeData, string>();
        if (refusal is null)
            FindRefused(types);
        foreach (AttributeData type in types)
        {
            if ((refusal ?? (reasons.TryGetValue(type, out string? own) ? own : null)) is { } reason && type.Argument(0) is ITypeSymbol symbol)
                reports.Add(left, attribute.Place(), TypeNames.Display(symbol), reason);
        }

        AttributeData[] kept = [.. types.Where(type => refusal is null && !reasons.ContainsKey(type))];

        ContextModel rest = ContextParser.Parse(request with { Types = kept }, reports, cancellation);
        // Of an option it was said with each type.
        return rest with
        {
            Adopted = context,
            Diagnostics = rest.Diagnostics.Where(diagnostic => diagnostic.Id != Descriptors.OptionNotSupported.Id).Concat(ofOwnOptions).ToEquatableArray(),
        };

        // In halves: of the many types of a context, few are refused.
        void FindRefused(AttributeData[] among)
        {
            if (among.Length == 0 || Reason(ContextParser.Parse(request with { Types = among }, new Reports(place), cancellation)) is not { } reason)
                return;
            if (among.Length == 1)
            {
                reasons.Add(among[0], reason);
                return;
            }

            int half = among.Length / 2;
            FindRefused([.. among.Take(half)]);
            FindRefused([.. among.Skip(half)]);
        }
    }

    /// <summary>Those that the codecs are made for.</summary>
    internal static OptionsModel OptionsOf(AttributeData attribute, INamedTypeSymbol adopted)
    {
        AttributeData? settings = adopted.Find(Settings);
        // General is what nobody has to say.
        int defaults = attribute.Number("Defaults") is not 0 and var said ? said : settings?.Number(0) ?? 0;
        return OptionsParser.Parse(settings, defaults) with
        {
            EnumAttributesGoFirst = true,
            RelaxedEscaping = attribute.Named("RelaxedEscaping", false),
            MaxLength = Math.Max(attribute.Number("MaxLength"), 0),
        };
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

    private static string? Reason(ContextModel model) => Message(model.Diagnostics.FirstOrDefault(IsOfType));

    private static string? Message(DiagnosticModel? diagnostic) => diagnostic?.Message;

    /// <summary>What is said of the class of codecs itself does not go away with a type.</summary>
    private static bool IsOfType(DiagnosticModel diagnostic) =>
        Descriptors.ById(diagnostic.Id).DefaultSeverity == DiagnosticSeverity.Error
        && diagnostic.Id != Descriptors.ContextNotPartial.Id
        && diagnostic.Id != Descriptors.NameGenerated.Id
        && diagnostic.Id != Descriptors.LanguageVersion.Id;
}
