using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// What is there is present. An object leaves out what is absent; only what writes an Optional that is no member comes to its routine.
/// </summary>
internal static class OptionalEmitter
{
    internal static void Emit(CodeWriter code, EmitScope scope, OptionalModel type)
    {
        TypeModel underlying = scope[type.Underlying];
        scope.BeginMethod();
        code.Block($$"""
            {{Names.Inline}}
            internal static int Read({{Names.Bytes}} json, int position, int depth, out {{type.Name.Code}} value)
            {
                {{ValueReading.Statement(scope, underlying, "depth", $"{EmitScope.Variable(underlying)} present")}}
                value = new {{type.Name.Code}}(present);
                return position;
            }

            internal static int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value)
            {
                var present = SpanCode::OptionalValue.ToWrite(value);
                {{() => ValueWriting.Emit(code, scope, underlying, "present", "depth")}}
                return at;
            }
            """);
    }
}
