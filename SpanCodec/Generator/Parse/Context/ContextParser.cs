using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>Makes the model of a class marked with [SpanCodec].</summary>
internal static class ContextParser
{
    internal const string AttributeName = "SpanCodecs.SpanCodecAttribute";

    /// <summary>A class that has it is the adoption's.</summary>
    internal const string AdoptingAttributeName = "SpanCodecs.SpanCodecsOfAttribute";

    /// <returns>Null for all declarations of a partial class but one: together they are one context.</returns>
    internal static ContextModel? Parse(GeneratorAttributeSyntaxContext syntax, CancellationToken cancellation) =>
        Parse((INamedTypeSymbol)syntax.TargetSymbol, syntax.TargetNode, syntax.SemanticModel.Compilation, null, cancellation);

    internal static ContextModel? Parse(
        INamedTypeSymbol context,
        SyntaxNode node,
        Compilation compilation,
        Dictionary<string, ITypeSymbol>? symbols,
        CancellationToken cancellation)
    {
        // A class that adopts another's types has these as well.
        if (context.GetAttributes().Any(attribute => Is(attribute, AdoptingAttributeName)))
            return null;
        AttributeData[] attributes = [.. context.GetAttributes().Where(attribute => Is(attribute, AttributeName))];
        if (attributes[0].ApplicationSyntaxReference?.GetSyntax(cancellation).FirstAncestorOrSelf<TypeDeclarationSyntax>() != node)
            return null;
        AttributeData? settings = OptionsParser.Find(context);
        OptionsModel options = OptionsParser.Parse(settings);
        var request = new ContextRequest(context, node, compilation, options, settings, attributes) { Symbols = symbols };
        return Parse(request, new Reports(((TypeDeclarationSyntax)node).Identifier.GetLocation()), cancellation);
    }

    private static bool Is(AttributeData attribute, string name) => attribute.AttributeClass?.ToDisplayString() == name;

    internal static ContextModel Parse(ContextRequest request, Reports reports, CancellationToken cancellation)
    {
        INamedTypeSymbol context = request.Context;
        Location place = ((TypeDeclarationSyntax)request.Node).Identifier.GetLocation();
        OptionsModel options = request.Options;
        OptionsParser.Check(request.Settings, options, reports);
        INamedTypeSymbol[] converters = [.. OptionsParser.Converters(request, reports)];
        options = options.With("UseStringEnumConverter", options.UseStringEnumConverter || converters.Any(IsForAllEnums)) with
        {
            Converters = converters.Where(converter => !IsForAllEnums(converter)).Select(TypeNames.Code).ToEquatableArray(),
            EnumAttributesGoFirst = options.EnumAttributesGoFirst && !converters.Any(IsForAllEnums),
        };
        var lenders = LenderParser.Parse(context, request.Compilation, reports);
        var graph = new TypeGraph(context, request.Compilation, options, converters, lenders, reports);

        CheckLanguage(request.Node, reports, place);
        bool isComplete = CanBeCompleted(context, request.Node, reports, place);
        EquatableArray<RootModel> roots = RootParser.Parse(request.Types, graph, place);
        EquatableArray<TypeModel> types = graph.Close(cancellation);
        roots = EarlyEndParser.Roots(request.Types, roots, [.. types], reports);
        types = EarlyEndParser.Types(roots, types);
        EquatableArray<RuntimeTypesModel> held = graph.RuntimeTypes();
        BridgeModel? bridge = BridgeParser.Parse(graph, roots, types, held);
        BridgeParser.ReportLeft(bridge, request.Types, types, reports);
        graph.AddSymbols(request.Symbols);
        var model = new ContextModel(
            context.ContainingNamespace.IsGlobalNamespace
                ? null
                : context.ContainingNamespace.ToDisplayString(
                    SymbolDisplayFormat.FullyQualifiedFormat.WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted)),
            isComplete ? Declarations(context) : default,
            context.Name,
            FileName(context),
            options,
            roots,
            types,
            reports.ToModel())
        {
            RuntimeTypes = held,
            Lenders = lenders.Lenders,
            Bridge = bridge,
        };
        return isComplete && OwnMembers.Report(context, model, reports)
            ? model with { Declarations = default, Diagnostics = reports.ToModel() } : model;
    }

    /// <summary>
    /// Whether a converter is the one for all enums. Generated code gives each enum the generic one, as that for all needs code that is
    /// made at run time.
    /// </summary>
    private static bool IsForAllEnums(INamedTypeSymbol converter) => converter.Arity == 0 && ConverterParser.IsStringEnum(converter);

    private static bool CanBeCompleted(INamedTypeSymbol context, SyntaxNode node, Reports reports, Location place)
    {
        for (SyntaxNode? current = node; current is TypeDeclarationSyntax declaration; current = current.Parent)
        {
            bool isClass = declaration is ClassDeclarationSyntax
                || declaration is RecordDeclarationSyntax { RawKind: (int)SyntaxKind.RecordDeclaration };
            if (isClass
                && declaration.Modifiers.Any(SyntaxKind.PartialKeyword) && declaration.TypeParameterList is null
                && !declaration.Modifiers.Any(SyntaxKind.FileKeyword))
                continue;
            reports.Add(
                Descriptors.ContextNotPartial, place, TypeNames.Display(context),
                "it, and every type that contains it, must be partial, not generic, and no struct or interface");
            return false;
        }

        if (!GeneratedNames.IsReserved(context.Name))
            return true;
        reports.Add(
            Descriptors.ContextNotPartial, place, TypeNames.Display(context),
            "a generated member has this name, which no member may share with its class");
        return false;
    }

    private static EquatableArray<string> Declarations(INamedTypeSymbol context)
    {
        var declarations = new List<string>();
        for (INamedTypeSymbol? current = context; current is not null; current = current.ContainingType)
            declarations.Insert(0, $"partial {(current.IsRecord ? "record" : "class")} {TypeNames.Escaped(current.Name)}");
        return declarations.ToEquatableArray();
    }

    private static string FileName(INamedTypeSymbol context)
    {
        // The class B inside A is A+B, because files of A begin with "A.".
        string name = TypeNames.FullMetadataName(context);
        return DiffersInCaseOnly(context) ? $"{name}-{Capitals(name)}" : name;
    }

    /// <summary>Files whose names differ in case only are one file: to the compiler, and on some systems.</summary>
    private static bool DiffersInCaseOnly(ISymbol symbol)
    {
        for (ISymbol current = symbol; current.ContainingSymbol is INamespaceOrTypeSymbol parent; current = parent)
        {
            foreach (ISymbol other in parent.GetMembers())
            {
                if (other is INamespaceOrTypeSymbol
                    && other.Name != current.Name && string.Equals(other.Name, current.Name, StringComparison.OrdinalIgnoreCase))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Tells, as a number, which letters are capitals.</summary>
    private static string Capitals(string name) =>
        string.Concat(name.Select(letter => char.IsUpper(letter) ? '1' : '0')).TrimEnd('0');

    private static void CheckLanguage(SyntaxNode node, Reports reports, Location place)
    {
        if (node.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: < LanguageVersion.CSharp12 } parsed)
            reports.Add(Descriptors.LanguageVersion, place, parsed.LanguageVersion.ToDisplayString());
    }
}
