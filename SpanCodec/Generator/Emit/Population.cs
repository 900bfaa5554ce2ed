using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>A member whose collection is filled in place: [JsonObjectCreationHandling(Populate)].</summary>
internal static class Population
{
    internal static void Emit(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, string local)
    {
        TypeModel memberType = scope[member.Type];
        code.Open();
        code.Line($"{EmitScope.Variable(memberType)} {local} = {Accessors.Get(type, member, "result")};");
        code.Open($"if ({Names.Read}.IsNull(json, position, out position))");
        code.Line(member.Reading is { } setter
            ? Accessors.Set(type, member.ClrName, setter, "result", "null")
            : $"throw new global::System.InvalidOperationException({Utf8Literal.Quoted(
                $"Unable to assign 'null' to the property or field of type '{memberType.Name.Display}'.")});");
        code.Close();
        code.Open($"else if ({local} is not null{(IsPerhapsReadOnly(memberType) ? $" && !{local}.IsReadOnly" : "")})");
        code.Line($"position = {EmitScope.Class(memberType)}.Fill(json, position, depth + 1, {local});");
        code.Close();
        code.Open("else");
        code.Line(ValueReading.Statement(scope, memberType, "depth + 1", local));
        if (member.Reading is not null)
            code.Line(Accessors.Set(type, member.ClrName, member.Reading, "result", local));
        code.Close();
        code.Close();
    }

    private static bool IsPerhapsReadOnly(TypeModel type) => type switch
    {
        CollectionModel collection => collection.Kind == CollectionKind.ListInterface || collection.Creation != collection.Name.Code,
        DictionaryModel dictionary => dictionary.Creation != dictionary.Name.Code,
        _ => false,
    };
}
