using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>A member whose collection or object is filled in place: [JsonObjectCreationHandling(Populate)].</summary>
internal static class Population
{
    internal static void Emit(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, PopulationModel population, string local)
    {
        TypeModel memberType = scope[member.Type];
        string fill = $"position = {EmitScope.Class(scope[population.Type])}.Fill(json, position, depth + 1, ";
        string fetch = $"{EmitScope.Variable(memberType)} {local} = {Accessors.Get(type, member.ClrName, population.Getter, "result")};";
        if (memberType.Name.IsNeverNull)
        {
            code.Open();
            code.Line(fetch);
            code.Line($"{fill}ref {local});");
            code.Line(Set(local));
            code.Close();
            return;
        }

        code.Open($"if ({Names.Read}.IsNull(json, position, out position))");
        if (member.Reading is not null)
            NullRefusal.EmitReading(code, scope, type, member, "(object?)null");
        code.Line(member.Reading is not null ? Set("null") : $"throw new global::System.InvalidOperationException({Utf8Literal.Quoted(
            $"Unable to assign 'null' to the property or field of type '{memberType.Name.Display}'.")});");
        code.Close();
        code.Open("else");
        // As System.Text.Json, which does not ask for the value that null takes the place of.
        code.Line(fetch);
        if (memberType is NullableModel)
        {
            code.Open($"if ({local} is {{ }} present)");
            code.Line($"{fill}ref present);");
            code.Line(Set("present"));
        }
        else
        {
            code.Open($"if ({local} is not null)");
            code.Line($"{fill}{local});");
        }

        code.Close();
        code.Open("else");
        code.Line(ValueReading.Statement(scope, memberType, "depth + 1", local));
        NullRefusal.EmitReading(code, scope, type, member, local);
        if (member.Reading is not null)
            code.Line(Set(local));
        code.Close();
        code.Close();

        string Set(string value) => Accessors.Set(type, member.ClrName, member.Reading!, "result", value);
    }
}
