using System.Globalization;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

internal static class EnumParser
{
    internal static EnumModel? TryParse(TypeGraph graph, TypeUse use, TypeName name, bool asText)
    {
        if (use.Type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } type)
            return null;

        EnumFieldModel[] fields =
        [
            .. type.GetMembers().OfType<IFieldSymbol>()
                .Where(field => field.HasConstantValue)
                .Select(field => new EnumFieldModel(Value(name, field), JsonName(field), field.Has("JsonStringEnumMemberName"))),
        ];
        return new EnumModel(name, asText, fields.ToEquatableArray());
    }

    private static string Value(TypeName type, IFieldSymbol field) => AccessParser.IsObsoleteError(field)
        ? $"({type.Code})({Convert.ToString(field.ConstantValue, CultureInfo.InvariantCulture)})"
        : $"{type.Code}.{TypeNames.Escaped(field.Name)}";

    private static string JsonName(IFieldSymbol field) =>
        field.Find("JsonStringEnumMemberName")?.Argument(0) as string ?? field.Name;
}
