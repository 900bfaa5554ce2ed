using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// A member declared as object is written as what it holds: any primitive, what System.Text.Json's own document types are,
/// and every type of the context. Code for others does not exist, and is not looked for by reflection.
/// </summary>
internal static class RuntimeTypeEmitter
{
    internal const string Key = "RuntimeType";

    internal static bool IsNeeded(ContextModel context) =>
        context.Types.Any(type => type is DelegatedModel { Routine: "Object" } or ObjectModel { ExtensionData.Value: "Object" });

    internal static void Emit(CodeWriter code, EmitScope scope)
    {
        code.Line("/// <summary>Writes a value as the type that it turns out to be.</summary>");
        code.Open($"private static class {Key}Json");
        foreach (RuntimeTypesModel types in scope.Context.RuntimeTypes)
            EmitWrite(code, scope, types);
        code.Close();
    }

    /// <summary>The call that writes a value which is not null.</summary>
    internal static string Call(EmitScope scope, NumberHandling handling, string depth, string value) =>
        $"{Key}Json.{Method(scope, handling)}(ref output, at, {depth}, {value})";

    private static string Method(EmitScope scope, NumberHandling handling) => handling == scope.Options.NumberHandling ? "Write" : $"Write{(int)handling}";

    private static void EmitWrite(CodeWriter code, EmitScope scope, RuntimeTypesModel held)
    {
        if (held != scope.Context.RuntimeTypes[0])
            code.Line();
        code.Open($"internal static int {Method(scope, held.Handling)}(ref {Names.Output} output, int at, int depth, object value)");
        code.Open("switch (value)");
        TypeModel[] types = [.. held.Types.Select(key => scope[key])];
        // Before the primitives, as a converter of the options may be for one of them.
        foreach (ConverterModel converter in types.OfType<ConverterModel>())
            EmitExactCase(code, scope, converter);
        foreach (PrimitiveModel primitive in held.Primitives)
            EmitCase(code, scope, primitive);

        foreach (string document in new[] { "JsonElement", "JsonDocument", "Nodes.JsonNode" })
            EmitCase(code, scope, new DelegatedModel(new TypeName("", "global::System.Text.Json." + document, "", document == "JsonElement"), document.Replace("Nodes.", "")));

        foreach (TypeModel type in types)
        {
            if (type is ObjectModel or CollectionModel or DictionaryModel or EnumModel)
                EmitExactCase(code, scope, type, AncestorOf(scope, type) ?? type);
        }

        code.Under("case var plain when plain.GetType() == typeof(object):", "return output.Literal(at, \"{}\"u8);");
        code.Under(
            "default:",
            $"throw new global::System.NotSupportedException($\"'{{value.GetType()}}' is the type of a value held as object; name it with [SpanCodec] to write it.\");");
        code.Close();
        code.Close();
    }

    private static void EmitCase(CodeWriter code, EmitScope scope, TypeModel type)
    {
        code.Open($"case {type.Name.Code} item:");
        EmitWrite(code, scope, type, "item");
        code.Line("return at;");
        code.Close();
    }

    /// <summary>A class is written as itself only: a derived one has members that this code does not know.</summary>
    private static void EmitExactCase(CodeWriter code, EmitScope scope, TypeModel type, TypeModel? writtenAs = null)
    {
        code.Open($"case {type.Name.Code} item when value.GetType() == typeof({type.Name.Code}):");
        EmitWrite(code, scope, writtenAs ?? type, "item");
        code.Line("return at;");
        code.Close();
    }

    /// <summary>The polymorphic type that a type is declared for, where that is one: its discriminator is written then.</summary>
    private static ObjectModel? AncestorOf(EmitScope scope, TypeModel type)
    {
        if (type is not ObjectModel { Polymorphism: null })
            return null;
        ObjectModel[] ancestors =
        [
            .. scope.Context.Types.OfType<ObjectModel>().Where(ancestor => ancestor.Polymorphism is { } polymorphism
                && polymorphism.Derived.Any(derived => derived.HasDiscriminator && derived.Code == type.Name.Code)),
        ];
        return ancestors.Length == 1 ? ancestors[0] : null;
    }

    private static void EmitWrite(CodeWriter code, EmitScope scope, TypeModel type, string item)
    {
        if (ValueWriting.Bound(scope, type) is { } bound)
            ValueWriting.Alone(code, scope, type, item, bound);
        else if (type is PrimitiveModel or DelegatedModel or EnumModel or ConverterModel)
            ValueWriting.Unbounded(code, scope, type, item, "depth");
        else
            code.Line($"at = {EmitScope.Class(type)}.Write(ref output, at, depth, {item});");
    }
}
