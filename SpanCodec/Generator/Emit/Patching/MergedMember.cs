using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>A member that a merge patch changes: what it holds is fetched, changed, and put back.</summary>
internal static class MergedMember
{
    /// <summary>Whether a document of the type lacks the member where it has its default value: null takes it away, then.</summary>
    internal static bool IsLeftOut(EmitScope scope, MemberModel member) =>
        member is { WhenWriting: IgnoreCondition.WhenWritingDefault, Reading: not null }
        && scope[member.Type] is { Name.IsNeverNull: true } and not OptionalModel;

    internal static void EmitLeftOut(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, string local)
    {
        TypeModel memberType = scope[member.Type];
        string begin = member.Population is { } held
            ? $"{memberType.Name.Code} {local} = {Accessors.Get(type, member.ClrName, held.Getter, "result")};"
            : $"{memberType.Name.Code} {local} = default;";
        code.Block($$"""
            {
                {{begin}}
                if ({{Names.Read}}.IsNull(json, position, out position))
                    {{local}} = default;
                else
                    {{MergedEmitter.Change(scope, member.Population?.Type, memberType, "depth + 1", local)}}
                {{Accessors.Set(type, member.ClrName, member.Reading!, "result", local)}}
            }
            """);
    }

    internal static void Emit(
        CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, PopulationModel population, string local)
    {
        TypeModel memberType = scope[member.Type];
        string variable = EmitScope.Variable(memberType);
        string merge = $"position = {EmitScope.Class(scope[population.Type])}.Merge(json, position, depth + 1, ref {local});";
        string fetch = Accessors.Get(type, member.ClrName, population.Getter, "result");
        string refusal = Utf8Literal.Quoted(
            $"The property or field '{member.JsonName}' on type '{type.Name.Display}' has no setter: a merge patch changes what it holds, "
                + "and puts nothing else in its place.");
        bool isSet = member.Reading is not null;
        string held = isSet ? "" : scope.Variable("held");
        string? set = member.Reading is { } setter ? Accessors.Set(type, member.ClrName, setter, "result", local) : null;
        code.Block($$"""
            {
                {{When(!isSet)}}{{variable}} {{held}} = {{fetch}};
                {{variable}} {{local}} = {{(isSet ? fetch : held)}};
                {{merge}}
                {{When(isSet)}}{{() => NullRefusal.EmitReading(code, scope, type, member, local)}}
                {{When(isSet)}}{{set}}
                {{When(!isSet)}}if (!object.ReferenceEquals({{local}}, {{held}}))
                {{When(!isSet)}}    throw {{Names.Fail}}.RefusedNull(position, {{refusal}});
            }
            """);
    }
}
