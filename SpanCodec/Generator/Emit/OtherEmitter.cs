using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>The shapes that are a few lines: nullables, converters, and what was refused.</summary>
internal static class OtherEmitter
{
    internal static void EmitNullable(CodeWriter code, EmitScope scope, NullableModel type)
    {
        TypeModel underlying = scope[type.Underlying];
        scope.BeginMethod();
        code.Line(Names.Inline);
        code.Open($"internal static int Read({Names.Bytes} json, int position, int depth, out {type.Name.Code} value)");
        code.Open($"if ({Names.Read}.IsNull(json, position, out position))");
        code.Line("value = null;");
        code.Line("return position;");
        code.Close();
        code.Line();
        code.Line(ValueReading.Statement(scope, underlying, "depth", $"{EmitScope.Variable(underlying)} present"));
        code.Line("value = present;");
        code.Line("return position;");
        code.Close();
        if (ValueWriting.Bound(scope, type) is not null)
            return;

        code.Line();
        code.Open($"internal static int Write(ref {Names.Output} output, int at, int depth, {type.Name.Code} value)");
        code.Under("if (value is not { } present)", "return output.Literal(at, \"null\"u8);");
        code.Line();
        ValueWriting.Unbounded(code, scope, underlying, "present", "depth");
        code.Line("return at;");
        code.Close();
    }

    internal static void EmitConverter(CodeWriter code, ConverterModel type) =>
        code.Line(
            $"internal static readonly SpanCode::ConverterBridge<{type.Name.Code}> Bridge = new({type.Creation}, {Names.SharedOptions}.Value)"
            + $"{(type.SaysWhoHandlesNull ? " { SaysWhoHandlesNull = true }" : "")};");

    internal static void EmitBorrowed(CodeWriter code, BorrowedModel type)
    {
        code.Line($"internal static int Read({Names.Bytes} json, int position, int depth, out {EmitScope.Variable(type)} value) =>");
        code.Line($"    {type.Codec}.ReadInside(json, position, depth, out value);");
        code.Line();
        code.Line($"internal static int Write(ref {Names.Output} output, int at, int depth, {type.Name.Code} value) =>");
        code.Line($"    {type.Codec}.WriteInside(ref output, at, depth, value);");
    }

    internal static void EmitUnsupported(CodeWriter code, EmitScope scope, UnsupportedModel type)
    {
        string refusal = $"throw new global::System.NotSupportedException({Utf8Literal.Quoted(type.Name.Display)})";
        code.Line($"internal static int Read({Names.Bytes} json, int position, int depth, out {EmitScope.Variable(type)} value) => {refusal};");
        code.Line();
        code.Line($"internal static int Write(ref {Names.Output} output, int at, int depth, {type.Name.Code} value) => {refusal};");
        code.Line();
        if (scope.IsDerived)
        {
            // A base type that names it calls these.
            code.Line(
                $"internal static int ReadMembers({Names.Bytes} json, int position, int depth, bool begun, "
                + $"out {EmitScope.Variable(type)} value) => {refusal};");
            code.Line();
            code.Line($"internal static int WriteMembers(ref {Names.Output} output, int at, int depth, {type.Name.Code} value) => {refusal};");
            code.Line();
        }

        string filled = (type.Name.IsValueType ? "ref " : "") + type.Name.Code;
        code.Line($"internal static int Fill({Names.Bytes} json, int position, int depth, {filled} result) => {refusal};");
    }
}
