using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>A union is written as what it holds. Its first byte says which case is read, where no two cases begin with it.</summary>
internal sealed class UnionEmitter(CodeWriter code, EmitScope scope, UnionModel type)
{
    private static readonly TokenKinds[] s_kinds =
        [TokenKinds.Object, TokenKinds.Array, TokenKinds.Text, TokenKinds.Number, TokenKinds.Boolean];

    internal void Emit()
    {
        scope.BeginMethod();
        string nothing = type.NullCase is { } ofNull ? Made(ofNull, $"default({ofNull})") : "default";
        code.Block($$"""
            internal static int Read({{Names.Bytes}} json, int position, int depth, out {{EmitScope.Variable(type)}} value)
            {
                if ({{Names.Read}}.IsNull(json, position, out position))
                {
                    value = {{nothing}};
                    return position;
                }

                switch ({{Names.Union}}.KindAt(json, position))
                {
                    {{EmitCases}}
                    default:
                        throw {{Names.Union}}.Unreadable(json, position, typeof({{type.Name.Code}}), {{(int)Ambiguous}});
                }
            }

            {{EmitWrite}}
            """);
    }

    private TokenKinds Ambiguous => s_kinds.Where(kind => CasesOf(kind).Length > 1).Aggregate(TokenKinds.None, (all, kind) => all | kind);

    private UnionCaseModel[] CasesOf(TokenKinds kind) =>
        [.. type.Cases.Where(one => (UnionModel.KindsOf(scope[one.Type], key => scope[key]) & kind) != 0)];

    private void EmitCases()
    {
        foreach (IGrouping<UnionCaseModel, TokenKinds> group in s_kinds.Where(kind => CasesOf(kind).Length == 1)
            .GroupBy(kind => CasesOf(kind)[0]))
        {
            TypeModel model = scope[group.Key.Type];
            string item = scope.Variable("item");
            code.Block($$"""
                {{group.Select(kind => $"case {Names.Union}.{kind}:")}}
                {
                    {{ValueReading.Statement(scope, model, "depth", $"{EmitScope.Variable(model)} {item}")}}
                    {{When(model is ConverterModel)}}{{() => EmitNullOfConverter(item)}}
                    value = {{Made(group.Key.Code, item)}};
                    return position;
                }
                """);
        }
    }

    /// <summary>A converter may make null of anything.</summary>
    private void EmitNullOfConverter(string item)
    {
        string refusal = $"The union type '{{typeof({type.Name.Code})}}' does not support null values.";
        code.Block($$"""
            if ((object?){{item}} is null)
            {
                {{When(type.NullCase is null)}}throw {{Names.Fail}}.RefusedNull(position, $"{{refusal}}");
                {{When(type.NullCase is not null)}}value = {{Made(type.NullCase!, $"default({type.NullCase})")}};
                {{When(type.NullCase is not null)}}return position;
            }

            """);
    }

    private string Made(string ofCase, string value) => $"new {type.Name.Code}(({ofCase}){value}!)";

    private void EmitWrite()
    {
        scope.BeginMethod();
        string refusal = $"The runtime type '{{held.GetType()}}' is not supported by union type '{{typeof({type.Name.Code})}}'.";
        code.Block($$"""
            internal static int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value)
            {
                {{() => EmitEach(one => one.HasGetter, (one, item) => $"value.TryGetValue(out {one.Code} {item})")}}
                object? held = value.Value;
                if (held is null)
                {
                    {{EmitNull}}
                    return at;
                }

                {{() => EmitEach(_ => true, (one, item) => $"held is {one.BoxedCode} {item}")}}
                throw new global::System.Text.Json.JsonException($"{{refusal}}");
            }
            """);
    }

    private void EmitEach(Func<UnionCaseModel, bool> isAsked, Func<UnionCaseModel, string, string> condition)
    {
        foreach (UnionCaseModel one in type.Cases.Where(isAsked))
        {
            string item = scope.Variable("item");
            code.Block($$"""
                if ({{condition(one, item)}})
                {
                    {{() => ValueWriting.Emit(code, scope, scope[one.Type], item, "depth")}}
                    return at;
                }

                """);
        }
    }

    /// <summary>Null is one of the first case that takes it, whose converter may write it in its own way.</summary>
    private void EmitNull()
    {
        if (type.Cases.FirstOrDefault(one => one.Code == type.NullCase) is { } ofNull && scope[ofNull.Type] is ConverterModel converter)
            ValueWriting.Emit(code, scope, converter, $"default({ofNull.Code})", "depth");
        else
            code.Block("at = output.Literal(at, \"null\"u8);");
    }
}
