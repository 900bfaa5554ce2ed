using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>IJsonOnSerializing and its like.</summary>
internal static class CallbackEmitter
{
    /// <summary>Emits the call of a callback. That of a struct runs on a boxed copy, which is then copied back.</summary>
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
