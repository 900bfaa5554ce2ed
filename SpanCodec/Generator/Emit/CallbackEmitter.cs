using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>IJsonOnSerializing and its like.</summary>
internal static class CallbackEmitter
{
    /// <summary>What a struct's callback changes, it changes in a box.</summary>
    internal static void Emit(CodeWriter code, ObjectModel type, string method, string variable)
    {
        string cast = $"(global::System.Text.Json.Serialization.IJson{method})";
        if (!type.Name.IsValueType)
        {
            code.Block($"({cast}{variable}).{method}();");
            return;
        }

        code.Block($$"""
            {
                object boxed = {{variable}};
                ({{cast}}boxed).{{method}}();
                {{variable}} = ({{type.Name.Code}})boxed;
            }
            """);
    }
}
