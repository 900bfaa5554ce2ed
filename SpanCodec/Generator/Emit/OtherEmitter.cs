using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>The shapes that are a few lines: nullables, converters, and what was refused.</summary>
internal static class OtherEmitter
{
    internal static void EmitNullable(CodeWriter code, EmitScope scope, NullableModel type)
    {
        TypeModel underlying = scope[type.Underlying];
        // A pattern would look into it.
        bool isUnion = underlying is UnionModel;
        scope.BeginMethod();
        code.Block($$"""
            {{Names.Inline}}
            internal static int Read({{Names.Bytes}} json, int position, int depth, out {{type.Name.Code}} value)
            {
                if ({{Names.Read}}.IsNull(json, position, out position))
                {
                    value = null;
                    return position;
                }

                {{ValueReading.Statement(scope, underlying, "depth", $"{EmitScope.Variable(underlying)} present")}}
                value = present;
                return position;
            }
            """);
        if (ValueWriting.Bound(scope, type) is not null)
            return;

        code.Block($$"""

            internal static int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value)
            {
                {{When(!isUnion)}}if (value is not { } present)
                {{When(isUnion)}}if (!value.HasValue)
                    return output.Literal(at, "null"u8);

                {{() => ValueWriting.Unbounded(code, scope, underlying, isUnion ? "value.GetValueOrDefault()" : "present", "depth")}}
                return at;
            }
            """);
    }

    internal static void EmitConverter(CodeWriter code, ConverterModel type)
    {
        string settings = type.SaysWhoHandlesNull ? " { SaysWhoHandlesNull = true }" : "";
        string called = $"SpanCode::CalledConverter<{type.Name.Code}>";
        code.Block($"internal static readonly {called} Converter = new({type.Creation}, {Names.SharedOptions}.Value){settings};");
    }

    internal static void EmitBorrowed(CodeWriter code, BorrowedModel type) => code.Block($$"""
        internal static int Read({{Names.Bytes}} json, int position, int depth, out {{EmitScope.Variable(type)}} value) =>
            {{type.Codec}}.ReadInside(json, position, depth, out value);

        internal static int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value) =>
            {{type.Codec}}.WriteInside(ref output, at, depth, value);
        """);

    internal static void EmitUnsupported(CodeWriter code, EmitScope scope, UnsupportedModel type)
    {
        string refusal = $"throw new global::System.NotSupportedException({Utf8Literal.Quoted(type.Name.Display)})";
        string filled = (type.Name.IsValueType ? "ref " : "") + type.Name.Code;
        string position = $"{Names.Bytes} json, int position, int depth", at = $"ref {Names.Output} output, int at, int depth";
        code.Block($$"""
            internal static int Read({{position}}, out {{EmitScope.Variable(type)}} value) => {{refusal}};

            internal static int Write({{at}}, {{type.Name.Code}} value) => {{refusal}};

            {{When(scope.IsDerived)}}{{EmitMembers}}
            internal static int Fill({{position}}, {{filled}} result) => {{refusal}};
            """);

        // A base type that names it calls these.
        void EmitMembers() => code.Block($$"""
            internal static int ReadMembers({{position}}, bool begun, out {{EmitScope.Variable(type)}} value) => {{refusal}};

            internal static int WriteMembers({{at}}, {{type.Name.Code}} value) => {{refusal}};

            """);
    }
}
