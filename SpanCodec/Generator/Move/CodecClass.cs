using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>A class of codecs that is to be written, for types that are given to JSON with the same options.</summary>
/// <param name="Name">Its name in full; a class of that name may be there, and then gets the types.</param>
/// <param name="Types">The types that it names.</param>
/// <param name="Attributes">One for each type, as code.</param>
/// <param name="Left">A comment for each type that gets no codec.</param>
internal sealed record CodecClass(string Name, bool IsWeb, ITypeSymbol[] Types, string[] Attributes, string[] Left)
{
    internal const string WebOptions = "SpanCodecs.SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web)";

    /// <summary>Asks the generator what it would make of the class: types that it refuses, and single values, are not named.</summary>
    internal static CodecClass Of(Compilation compilation, string name, bool isWeb, ITypeSymbol[] types, CancellationToken cancellation)
    {
        ITypeSymbol[] hidden = [.. types.Where(type => !IsNameable(compilation, type))];
        ITypeSymbol[] nameable = [.. types.Except(hidden, SymbolEqualityComparer.Default).Cast<ITypeSymbol>()];
        string[] properties = PropertyNames.Of(nameable, NamesOf(compilation.Assembly.GetTypeByMetadataName(name)));
        string[] attributes = [.. nameable.Select((type, i) => Attribute(type, properties[i]))];
        string[] left = [.. hidden.Select(type => Comment(type, "generated code cannot name it"))];

        ContextRequest request = Tried(compilation, attributes, isWeb, cancellation);
        AttributeData[] data = request.Types;
        Location place = request.Node.GetLocation();
        Dictionary<AttributeData, string> refused = RefusedTypes.Of(request, place, cancellation);

        ContextModel model = ContextParser.Parse(
            request with { Types = [.. data.Where(one => !refused.ContainsKey(one))] }, new Reports(place), cancellation);
        Dictionary<string, TypeModel> models = model.Types.ToDictionary(type => type.Name.Key);
        string[] named =
        [
            .. model.Roots.Where(root => models[root.Type] is ObjectModel or CollectionModel or DictionaryModel)
                .Select(root => root.PropertyName),
        ];
        var kept = Enumerable.Range(0, nameable.Length).Where(i => !refused.ContainsKey(data[i]) && named.Contains(properties[i])).ToList();
        return new(
            name,
            isWeb,
            [.. kept.Select(i => nameable[i])],
            [.. kept.Select(i => attributes[i])],
            [
                .. left,
                .. nameable.Zip(data, (type, one) => refused.TryGetValue(one, out string? reason) ? Comment(type, reason) : null)
                    .OfType<string>(),
            ]);
    }

    /// <summary>The properties of a class that is there already.</summary>
    private static HashSet<string> NamesOf(INamedTypeSymbol? existing)
    {
        var names = new HashSet<string>();
        if (existing is null)
            return names;
        foreach (AttributeData attribute in existing.GetAttributes())
        {
            if (attribute.AttributeClass?.ToDisplayString() == ContextParser.AttributeName && attribute.Argument(0) is ITypeSymbol type)
                names.Add(attribute.Named<string?>("PropertyName", null) ?? TypeNames.Property(type));
        }

        return names;
    }

    /// <summary>The class as if it stood in the project.</summary>
    private static ContextRequest Tried(Compilation compilation, string[] attributes, bool isWeb, CancellationToken cancellation)
    {
        string types = string.Concat(attributes.Select(attribute => $"[{attribute}]"));
        string options = isWeb ? $"[{WebOptions}]" : "";
        SyntaxTree tree = CSharpSyntaxTree.ParseText(
            $"{types} {options} static partial class SpanCodecsTried {{ }}",
            (CSharpParseOptions?)compilation.SyntaxTrees.FirstOrDefault()?.Options,
            cancellationToken: cancellation);
        Compilation extended = compilation.AddSyntaxTrees(tree);
        ClassDeclarationSyntax node = tree.GetRoot(cancellation).DescendantNodes().OfType<ClassDeclarationSyntax>().Single();
        INamedTypeSymbol context = extended.GetSemanticModel(tree).GetDeclaredSymbol(node, cancellation)!;
        AttributeData? settings = OptionsParser.Find(context);
        AttributeData[] data = [.. context.GetAttributes().Take(attributes.Length)];
        return new(context, node, extended, OptionsParser.Parse(settings), settings, data);
    }

    private static bool IsNameable(Compilation compilation, ITypeSymbol type) =>
        compilation.IsSymbolAccessibleWithin(type, compilation.Assembly) && !HasFileLocal(type);

    private static bool HasFileLocal(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HasFileLocal(array.ElementType),
        INamedTypeSymbol named => named.IsFileLocal || named.TypeArguments.Any(HasFileLocal)
            || (named.ContainingType is { } around && HasFileLocal(around)),
        _ => false,
    };

    private static string Attribute(ITypeSymbol type, string property)
    {
        string name = property == TypeNames.Property(type) ? "" : $", PropertyName = \"{property}\"";
        return $"SpanCodecs.SpanCodec(typeof({TypeNames.Code(type)}){name})";
    }

    private static string Comment(ITypeSymbol type, string reason) => $"// '{TypeNames.Display(type)}' has no codec: {reason}";
}
