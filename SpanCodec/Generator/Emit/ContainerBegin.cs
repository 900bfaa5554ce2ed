using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Support;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the beginning of every reader of an object, an array or a dictionary: its bracket, null, and the depth.</summary>
internal static class ContainerBegin
{
    private const string EnsureStack = "global::System.Runtime.CompilerServices.RuntimeHelpers.EnsureSufficientExecutionStack();";

    /// <param name="atNull">The code for null; null if it is refused.</param>
    internal static void Emit(CodeWriter code, EmitScope scope, TypeModel type, char bracket, string? atNull)
    {
        bool isRefused = atNull is null;
        code.Block($$"""
            if (!{{Names.Read}}.At(json, position, (byte)'{{bracket}}'))
            {
                position = {{Names.Read}}.{{Seek(bracket)}}(json, position, typeof({{type.Name.Code}}), out bool isNull);
                if (isNull)
                {
                    {{When(isRefused)}}throw {{Names.Fail}}.Conversion(position - 4, typeof({{type.Name.Code}}));
                    {{When(atNull is { Length: > 0 })}}{{atNull}}
                    {{When(!isRefused)}}return position;
                }
            }

            {{() => EmitCheckOfDepth(code, scope)}}
            """);
    }

    /// <summary>Emits the method that fills what a member holds already.</summary>
    /// <param name="filling">The method that takes it from the bracket.</param>
    internal static void EmitFill(
        CodeWriter code, EmitScope scope, TypeModel type, char bracket, Action refusal, string filling) => code.Block($$"""

        internal static int Fill({{Names.Bytes}} json, int position, int depth, {{type.Name.Code}} result)
        {
            if (!{{Names.Read}}.At(json, position, (byte)'{{bracket}}'))
            {
                position = {{Names.Read}}.{{Seek(bracket)}}(json, position, typeof({{type.Name.Code}}), out _);
            }

            {{() => EmitCheckOfDepth(code, scope)}}
            {{refusal}}
            return {{filling}}(json, position, depth, result);
        }
        """);

    private static string Seek(char bracket) => bracket == '{' ? "SeekObject" : "SeekArray";

    /// <summary>Emits the check of the depth in reading. If the limit is high, the runtime asks for the stack, too.</summary>
    internal static void EmitCheckOfDepth(CodeWriter code, EmitScope scope) => code.Block($$"""
        {{Names.Read}}.CheckDepth(depth, {{scope.MaxDepth}}, position);
        {{When(scope.ChecksStack && scope.MaxDepth <= Limits.DepthForAnyStack)}}{{EnsureStack}}
        """);

    internal static string NotConstructible(TypeModel type) =>
        $"The collection type '{type.Name.Display}' is abstract, an interface, or is read only, "
            + $"and could not be instantiated and populated.";

    /// <summary>A collection that a member holds, and one that a user has written, may refuse to be filled.</summary>
    internal static void EmitRefusalOfReadOnly(CodeWriter code, TypeModel type, string element) => code.Block($$"""
        if (((global::System.Collections.Generic.ICollection<{{element}}>)result).IsReadOnly)
            throw {{Names.Fail}}.NotSupported(position, {{Utf8Literal.Quoted(NotConstructible(type))}});
        """);

    /// <summary>System.Text.Json looks at the depth before each value.</summary>
    internal static void EmitDepthCheckOfItem(CodeWriter code, EmitScope scope)
    {
        if (scope.ChecksDepthOfWriting)
            EmitLimit(code, scope, scope.MaxDepth - 1);
    }

    /// <param name="isDirect">Whether a converter of System.Text.Json's own writes the items, which looks at no depth for single
    /// values.</param>
    internal static void EmitDepthCheckOfItem(CodeWriter code, EmitScope scope, TypeModel item, bool isDirect)
    {
        if (!isDirect || !IsOneValue(scope, item))
            EmitDepthCheckOfItem(code, scope);
    }

    /// <summary>Whether System.Text.Json's own converters write the value at once; numbers in quotes are not written so.</summary>
    private static bool IsOneValue(EmitScope scope, TypeModel type) =>
        (type is NullableModel nullable ? scope[nullable.Underlying] : type) switch
    {
        PrimitiveModel primitive => primitive.Handling == NumberHandling.Strict,
        DelegatedModel delegated => delegated.Routine != "Object",
        EnumModel => true,
        _ => false,
    };

    internal static void EmitDepthCheck(CodeWriter code, EmitScope scope)
    {
        if (!scope.ChecksDepthOfWriting)
            return;
        EmitLimit(code, scope, scope.MaxDepth);
        EmitStackCheck(code, scope);
    }

    private static void EmitLimit(CodeWriter code, EmitScope scope, int first) => code.Block($$"""
        if (depth >= {{first}})
            throw output.TooDeep({{scope.MaxDepth}});
        """);

    /// <summary>
    /// Emits a look at the stack. If the user allows more levels than any thread's stack has room for, or values are large, an exception is
    /// better than the end of the process.
    /// </summary>
    internal static void EmitStackCheck(CodeWriter code, EmitScope scope)
    {
        if (scope.MaxDepth > Limits.DepthForAnyStack || scope.ChecksStack)
            code.Block(EnsureStack);
    }
}
