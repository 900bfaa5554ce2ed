using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
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
                .Select(field => new EnumFieldModel(TypeNames.Escaped(field.Name), JsonName(field), field.Has("JsonStringEnumMemberName"))),
        ];
        foreach (IGrouping<string, EnumFieldModel> group in fields.GroupBy(field => field.JsonName))
        {
            if (asText && group.Count() > 1)
                graph.Reports.Add(Descriptors.NameCollision, Reports.PlaceOf(type) ?? use.Place, name.Display, group.Key);
        }

        return new EnumModel(name, asText, fields.ToEquatableArray());
    }

    private static string JsonName(IFieldSymbol field) =>
        field.Find("JsonStringEnumMemberName")?.Argument(0) as string ?? field.Name;
}
