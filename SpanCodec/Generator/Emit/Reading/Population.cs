using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>A member whose collection or object is filled in place: [JsonObjectCreationHandling(Populate)].</summary>
internal static class Population
{
    internal static void Emit(
        CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, PopulationModel population, string local)
    {
        TypeModel memberType = scope[member.Type];
        string fill = $"position = {EmitScope.Class(scope[population.Type])}.Fill(json, position, depth + 1, ";
        string fetch = $"{EmitScope.Variable(memberType)} {local} = {Accessors.Get(type, member.ClrName, population.Getter, "result")};";
        if (memberType.Name.IsNeverNull)
        {
            code.Block($$"""
                {
                    {{fetch}}
                    {{fill}}ref {{local}});
                    {{Set(local)}}
                }
                """);
            return;
        }

        string refusal = Utf8Literal.Quoted($"Unable to assign 'null' to the property or field of type '{memberType.Name.Display}'.");
        bool isSet = member.Reading is not null;
        bool isNullable = memberType is NullableModel;
        // System.Text.Json does not ask for the value that null takes the place of, either.
        code.Block($$"""
            if ({{Names.Read}}.IsNull(json, position, out position))
            {
                {{When(isSet)}}{{() => NullRefusal.EmitReading(code, scope, type, member, "(object?)null")}}
                {{When(isSet)}}{{Set("null")}}
                {{When(!isSet)}}throw new global::System.InvalidOperationException({{refusal}});
            }
            else
            {
                {{fetch}}
                {{When(isNullable)}}if ({{local}} is { } present)
                {{When(!isNullable)}}if ({{local}} is not null)
                {
                    {{When(isNullable)}}{{fill}}ref present);
                    {{When(isNullable)}}{{Set("present")}}
                    {{When(!isNullable)}}{{fill}}{{local}});
                }
                else
                {
                    {{ValueReading.Statement(scope, memberType, "depth + 1", local)}}
                    {{() => NullRefusal.EmitReading(code, scope, type, member, local)}}
                    {{When(isSet)}}{{Set(local)}}
                }
            }
            """);

        string? Set(string value) => member.Reading is { } setter ? Accessors.Set(type, member.ClrName, setter, "result", value) : null;
    }
}
