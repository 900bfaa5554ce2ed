using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>RespectNullableAnnotations: what is annotated as never null is refused where it is, in reading and in writing.</summary>
internal static class NullRefusal
{
    private const string Advice = "Consider updating its nullability annotation.";

    /// <summary>Emits the refusal of a null that was read.</summary>
    internal static void EmitReading(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, string value)
    {
        if (!scope.Options.RefusesNull || !member.Nulls.HasFlag(NullRules.NotRead) || !CanBeNull(scope, member))
            return;
        // System.Text.Json keeps the values of such members until the constructor was called, if metadata may stand there, and then sets
        // them unchecked.
        bool isKept = type.Construction.Parameters.Count > 0 && member.Parameter < 0;
        if (isKept && type.Polymorphism is { HasDiscriminators: true })
            return;
        // A fallback is not System.Text.Json's, and refuses it.
        bool isUnchecked = isKept && scope.IsDerived && scope.KeptDiscriminator(type) is null;
        string isNull = (isUnchecked ? "!begun && " : "") + IsNull(scope, member, value);
        string message = member.Parameter >= 0
            ? $"The constructor parameter '{type.Construction.Parameters[member.Parameter].Name}' on type '{type.Name.Display}' "
                + $"doesn't allow null values. {Advice}"
            : $"The property or field '{member.JsonName}' on type '{type.Name.Display}' doesn't allow setting null values. {Advice}";
        code.Block($$"""
            if ({{isNull}})
                throw {{Names.Fail}}.RefusedNull(position, {{Utf8Literal.Quoted(message)}});
            """);
    }

    internal static bool OfWriting(EmitScope scope, MemberModel member) =>
        scope.Options.RefusesNull && member.Nulls.HasFlag(NullRules.NotWritten) && CanBeNull(scope, member);

    internal static void EmitWriting(CodeWriter code, EmitScope scope, ObjectModel type, MemberModel member, string value)
    {
        string message = $"The property or field '{member.JsonName}' on type '{type.Name.Display}' "
            + $"doesn't allow getting null values. {Advice}";
        code.Block($$"""
            if ({{IsNull(scope, member, value)}})
                throw new global::System.Text.Json.JsonException({{Utf8Literal.Quoted(message)}});
            """);
    }

    /// <summary>A pattern would look into a union.</summary>
    private static string IsNull(EmitScope scope, MemberModel member, string value) =>
        $"{(scope[member.Type] is UnionModel ? "(object?)" : "")}{value} is null";

    private static bool CanBeNull(EmitScope scope, MemberModel member) => !scope[member.Type].Name.IsNeverNull;
}
