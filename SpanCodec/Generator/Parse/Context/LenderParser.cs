using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>[SpanCodecsFrom]: the codecs that a class of another project has, by the types that they are for.</summary>
internal sealed class LenderParser
{
    private const string AttributeName = "SpanCodecs.SpanCodecsFromAttribute";
    private const string LentName = "SpanCodecs.Support.LentCodecsAttribute";

    private readonly Dictionary<string, (string Lender, string Codec, bool IsOrderUnknown)> _codecs = [];

    private LenderParser(EquatableArray<LenderModel> lenders) => Lenders = lenders;

    internal EquatableArray<LenderModel> Lenders { get; private set; }

    internal static LenderParser Parse(INamedTypeSymbol context, Compilation compilation, Reports reports)
    {
        var parser = new LenderParser(default);
        parser.Lenders = context.GetAttributes().Where(attribute => attribute.AttributeClass?.ToDisplayString() == AttributeName)
            .Select(attribute => parser.Add(attribute, context, compilation, reports)).OfType<LenderModel>().ToEquatableArray();
        return parser;
    }

    /// <summary>
    /// Members of a type are of no concern: its codec knows them. What is polymorphic is written as a part of another type too.
    /// </summary>
    internal BorrowedModel? Borrow(TypeUse use, TypeName name) =>
        use is { Converter: null, MadeBy: null, IsFilled: false }
        && _codecs.TryGetValue(name.Code, out (string Lender, string Codec, bool IsOrderUnknown) found)
            ? new(name, found.Lender, found.Codec, found.IsOrderUnknown)
            : null;

    private LenderModel? Add(AttributeData attribute, INamedTypeSymbol context, Compilation compilation, Reports reports)
    {
        if (attribute.Argument(0) is not INamedTypeSymbol lender)
            return null;
        string display = TypeNames.Display(lender);
        AttributeData? lent = lender.GetAttributes().FirstOrDefault(one => one.AttributeClass?.ToDisplayString() == LentName);
        string? options = lent?.Argument(0) as string;
        HashSet<string> unordered = [.. lent?.NamedTypes("UnknownOrder").Select(TypeNames.Code) ?? []];
        IPropertySymbol[] properties =
        [
            .. lender.GetMembers().OfType<IPropertySymbol>()
                .Where(property => property.IsStatic && compilation.IsSymbolAccessibleWithin(property, context)),
        ];
        if (options is null || !properties
            .Any(property => property.Name == GeneratedNames.Resolver && property.Type.Name == "SpanCodecResolver"))
        {
            bool isOwn = SymbolEqualityComparer.Default.Equals(lender.ContainingAssembly, context.ContainingAssembly);
            reports.Add(Descriptors.AttributeNotUsable, attribute.Place(), "SpanCodecsFrom", TypeNames.Display(context), isOwn
                ? $"'{display}' is of the same project, whose generated code is not seen; name its types here"
                : $"'{display}' has no codecs that others can call: "
                    + "it has none, or they call converters, write enums by name have members of type object, or end with AfterMembers");
            return null;
        }

        foreach (IPropertySymbol property in properties)
        {
            if (property.Type is INamedTypeSymbol { Name: "SpanCodec" or "SpanPatchCodec", Arity: 1 } codec
                && codec.TypeArguments[0] is INamedTypeSymbol type && IsPlain(type))
            {
                string code = TypeNames.Code(type);
                string own = TypeNames.Code(lender);
                _codecs[code] = (own, $"{own}.{TypeNames.Escaped(property.Name)}", unordered.Contains(code));
            }
        }

        return new(display, options, PlaceModel.From(attribute.Place()));
    }

    private static bool IsPlain(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Struct
        && Framework.UnderlyingOfNullable(type) is null
        && type.ContainingNamespace?.ToDisplayString()
            is not ("System" or "System.Collections.Generic" or "System.Text.Json" or "System.Text.Json.Nodes")
        && !PolymorphismParser.DerivedTypesOf(type).Any()
        // How one begins, a union that holds it has to know.
        && !UnionParser.Is(type)
        && !BridgeParser.IsDerivedType(type)
        && !FallbackParser.IsFallback(type)
        && Enumeration.ElementOf(type) is null
        && Enumeration.DictionaryOf(type) is null;
}
