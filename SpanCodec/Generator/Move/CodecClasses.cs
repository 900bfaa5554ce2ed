using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Completion;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>Types that are given to JSON with the options of the web belong in another class than those given with none.</summary>
public static class CodecClasses
{
    private const string ClassKey = "Class";
    private const string AttributesKey = "Attributes";
    private const string LeftKey = "Left";
    private const string WebKey = "Web";

    internal static IEnumerable<CodecClass> Of(
        CompilationAnalysisContext context, (ITypeSymbol Type, bool IsWeb, Location Place)[] found, Location place)
    {
        var file = place.SourceTree?.GetRoot(context.CancellationToken) as CompilationUnitSyntax;
        string? space = file is null ? null : NamespaceAtEnd(file)?.Name.ToString();
        bool isMixed = found.Any(one => one.IsWeb) && found.Any(one => !one.IsWeb);
        foreach (IGrouping<bool, ITypeSymbol> group in found.GroupBy(one => one.IsWeb, one => one.Type).OrderBy(group => group.Key))
        {
            bool isWeb = group.Key;
            var types = new HashSet<ITypeSymbol>(group, SymbolEqualityComparer.Default);
            string name = Existing(context.Compilation, isWeb)
                ?? Free(context.Compilation, space, isWeb && isMixed ? "WebCodecs" : "AppCodecs");
            CodecClass codecs = CodecClass.Of(
                context.Compilation, name, isWeb, [.. types.OrderBy(TypeNames.Display, StringComparer.Ordinal)], context.CancellationToken);
            if (codecs.Types.Length > 0)
                yield return codecs;
        }
    }

    internal static ImmutableDictionary<string, string?> ToProperties(CodecClass[] classes)
    {
        var properties = ImmutableDictionary.CreateBuilder<string, string?>();
        for (int i = 0; i < classes.Length; i++)
        {
            properties.Add(ClassKey + i, classes[i].Name);
            properties.Add(AttributesKey + i, string.Join("\n", classes[i].Attributes));
            properties.Add(LeftKey + i, string.Join("\n", classes[i].Left));
            properties.Add(WebKey + i, classes[i].IsWeb ? CodecClass.WebOptions : "");
        }

        return properties.ToImmutable();
    }

    /// <summary>The classes that a diagnostic offers, for its code fix.</summary>
    public static IEnumerable<(string Name, string[] Attributes, string[] Left, string Options)> In(Diagnostic diagnostic)
    {
        for (int i = 0; diagnostic.Properties.TryGetValue(ClassKey + i, out string? name); i++)
            yield return (name!, Lines(AttributesKey + i), Lines(LeftKey + i), diagnostic.Properties[WebKey + i]!);

        string[] Lines(string key) => diagnostic.Properties[key]!.Split(['\n'], StringSplitOptions.RemoveEmptyEntries);
    }

    /// <summary>The one class of the project that has these options.</summary>
    private static string? Existing(Compilation compilation, bool isWeb)
    {
        string[] classes =
        [
            .. SourceTypes.Of(compilation).Where(type => type.ContainingType is null && HasOptions(type, isWeb))
                .Select(TypeNames.FullMetadataName),
        ];
        return classes.Length == 1 ? classes[0] : null;
    }

    private static bool HasOptions(INamedTypeSymbol type, bool isWeb)
    {
        string?[] attributes = [.. type.GetAttributes().Select(attribute => attribute.AttributeClass?.ToDisplayString())];
        if (!attributes.Contains(ContextParser.AttributeName) || attributes.Contains(AdoptedContextParser.AttributeName))
            return false;
        AttributeData? settings = OptionsParser.Find(type);
        OptionsModel options = OptionsParser.Parse(settings).With("RelaxedEscaping", false).With("MaxLength", 0);
        return options == OptionsParser.Parse(null, isWeb ? OptionTable.Web : 0) && settings?.NamedTypes("Converters").Any() != true;
    }

    /// <summary>The last namespace of a file, if its code ends with one: what is written at the end stands there.</summary>
    public static BaseNamespaceDeclarationSyntax? NamespaceAtEnd(CompilationUnitSyntax file) =>
        file.Members.LastOrDefault() as BaseNamespaceDeclarationSyntax;

    private static string Free(Compilation compilation, string? space, string name)
    {
        string full = space is null ? name : $"{space}.{name}";
        string free = full;
        for (int i = 2; compilation.GetTypeByMetadataName(free) is not null; i++)
            free = full + i;
        return free;
    }
}
