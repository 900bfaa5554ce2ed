using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// A member declared as object is written as what it holds: any primitive, what System.Text.Json's own document types are,
/// and every type of the context. Code for others does not exist, and is not looked for by reflection.
/// </summary>
internal static class RuntimeTypeEmitter
{
    private const string Unnamed = "'{value.GetType()}' is the type of a value held as object; name it with [SpanCodec] to write it.";

    internal static void Emit(CodeWriter code, EmitScope scope)
    {
        code.Block($$"""
            /// <summary>Writes a value as the type that it turns out to be.</summary>
            private static class {{GeneratedNames.RuntimeType}}
            {
                {{EmitWrites}}
            }
            """);

        void EmitWrites()
        {
            foreach (RuntimeTypesModel types in scope.Context.RuntimeTypes)
            {
                if (types != scope.Context.RuntimeTypes[0])
                    code.Block("");
                EmitWrite(code, scope, types);
            }
        }
    }

    /// <summary>The call that writes a value which is not null.</summary>
    internal static string Call(EmitScope scope, NumberHandling handling, string depth, string value) =>
        $"{GeneratedNames.RuntimeType}.{Method(scope, handling)}(ref output, at, {depth}, {value})";

    private static string Method(EmitScope scope, NumberHandling handling) =>
        handling == scope.Options.NumberHandling ? "Write" : $"Write{(int)handling}";

    private static void EmitWrite(CodeWriter code, EmitScope scope, RuntimeTypesModel held) => code.Block($$"""
        internal static int {{Method(scope, held.Handling)}}(ref {{Names.Output}} output, int at, int depth, object value)
        {
            switch (value)
            {
                {{() => EmitCases(code, scope, held)}}
                case var plain when plain.GetType() == typeof(object):
                    return output.Literal(at, "{}"u8);
                default:
                    throw new global::System.NotSupportedException($"{{Unnamed}}");
            }
        }
        """);

    private static void EmitCases(CodeWriter code, EmitScope scope, RuntimeTypesModel held)
    {
        // Converters come before the primitives, as a converter of the options may be for one of them.
        foreach (ConverterModel converter in held.Types.Select(type => scope[type.Type]).OfType<ConverterModel>())
            EmitExactCase(code, scope, converter, converter);
        foreach (PrimitiveModel primitive in held.Primitives)
        {
            // A pattern for bytes also matches signed bytes, and one for Uri the classes derived from it.
            if (primitive.Name.IsValueType || primitive.IsString)
                EmitCase(code, scope, primitive);
            else
                EmitExactCase(code, scope, primitive, primitive);
        }

        foreach (string document in new[] { "JsonElement", "JsonDocument", "Nodes.JsonNode" })
            EmitCase(code, scope, new DelegatedModel(
                new TypeName("", "global::System.Text.Json." + document, "", document == "JsonElement"), document.Replace("Nodes.", "")));

        foreach (HeldTypeModel type in held.Types)
        {
            if (scope[type.Type] is not (ObjectModel or UnionModel or CollectionModel or DictionaryModel or EnumModel or BorrowedModel))
                continue;
            if (type.Refusal is { } refusal)
                EmitRefusal(code, scope[type.Type], refusal);
            else
                EmitExactCase(code, scope, scope[type.Type], scope[type.Ancestor ?? type.Type]);
        }
    }

    private static void EmitCase(CodeWriter code, EmitScope scope, TypeModel type) => EmitCase(code, scope, $"{type.Name.Code} item", type);

    /// <summary>A class is written as itself only: a derived one has members that this code does not know.</summary>
    private static void EmitExactCase(CodeWriter code, EmitScope scope, TypeModel type, TypeModel writtenAs) =>
        EmitCase(code, scope, $"{type.Name.Code} item when value.GetType() == typeof({type.Name.Code})", writtenAs);

    private static void EmitCase(CodeWriter code, EmitScope scope, string pattern, TypeModel writtenAs) => code.Block($$"""
        case {{pattern}}:
        {
            {{() => EmitItem(code, scope, writtenAs)}}
            return at;
        }
        """);

    private static void EmitItem(CodeWriter code, EmitScope scope, TypeModel type)
    {
        if (type is PrimitiveModel or DelegatedModel or EnumModel or ConverterModel)
            ValueWriting.Emit(code, scope, type, "item", "depth");
        else
            code.Block($"at = {EmitScope.Class(type)}.Write(ref output, at, depth, item);");
    }

    private static void EmitRefusal(CodeWriter code, TypeModel type, string ancestor)
    {
        string refusal = $"Runtime type '{{value.GetType()}}' is not supported by polymorphic type '{{typeof({ancestor})}}'.";
        code.Block($$"""
            case {{type.Name.Code}} when value.GetType() == typeof({{type.Name.Code}}):
                throw new global::System.NotSupportedException($"{{refusal}}");
            """);
    }
}
