using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

internal static class EnumParser
{
    private const string Naming = "JsonStringEnumMemberName";

    internal static EnumModel? TryParse(TypeGraph graph, TypeUse use, TypeName name, bool asText)
    {
        if (use.Type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } type)
            return null;

        IFieldSymbol[] fields = [.. type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue)];
        foreach (IFieldSymbol field in fields)
            Check(graph, field, $"{name.Display}.{field.Name}", Reports.PlaceOf(field) ?? use.Place);
        EnumFieldModel[] models = [.. fields.Select(field => new EnumFieldModel(Value(name, field), JsonName(field), field.Has(Naming)))];
        return new EnumModel(name, asText, models.ToEquatableArray());
    }

    private static void Check(TypeGraph graph, IFieldSymbol field, string display, Location? place)
    {
        KnownAttributes.Check(graph.Reports, field, display, place);
        if (field.Find(Naming) is not { } naming)
            return;
        bool isFlags = field.ContainingType.GetAttributes()
            .Any(attribute => attribute.AttributeClass is { Name: "FlagsAttribute", ContainingNamespace.Name: "System" });
        string? refusal = naming.Argument(0) is not string { Length: > 0 } name ? "the name is null or empty"
            : char.IsWhiteSpace(name[0]) || char.IsWhiteSpace(name[name.Length - 1]) ? "the name begins or ends with white space"
            : isFlags && name.IndexOf(',') >= 0 ? "commas divide the names of flags"
            : null;
        if (refusal is not null)
            graph.Reports.Add(Descriptors.AttributeNotUsable, place, Naming, display, refusal);
    }

    private static string Value(TypeName type, IFieldSymbol field) => AccessParser.IsObsoleteError(field)
        ? ConstantCode.Of(field.ConstantValue, field.ContainingType)
        : $"{type.Code}.{TypeNames.Escaped(field.Name)}";

    private static string JsonName(IFieldSymbol field) =>
        field.Find(Naming)?.Argument(0) as string ?? field.Name;
}
