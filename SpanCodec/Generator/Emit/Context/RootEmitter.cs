using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits what the user calls: a property with a codec for each declared type.</summary>
internal static class RootEmitter
{
    /// <summary>GeneratedCode.Newest of the runtime that this generator is packed with.</summary>
    internal const int SupportVersion = 3;

    internal static void Emit(CodeWriter code, EmitScope scope)
    {
        if (scope.Context.Roots.Count > 0)
            code.Block($"private static readonly bool {GeneratedNames.IsSupported} = SpanCode::GeneratedCode.Require({SupportVersion});");
        foreach (RootModel root in scope.Context.Roots)
            EmitRoot(code, scope, root, scope[root.Type]);

        if (scope.Context.NeedsOptions)
            SharedOptionsEmitter.Emit(code, scope.Context);
    }

    private static void EmitRoot(CodeWriter code, EmitScope scope, RootModel root, TypeModel type)
    {
        scope.BeginMethod();
        string access = root.IsPublic ? "public" : "internal";
        string document = ContextEmitter.Documentation(type.Name.Display);
        string codec = $"global::SpanCodecs.{(root.Patch is null ? "SpanCodec" : "SpanPatchCodec")}<{type.Name.Code}>";
        string variable = EmitScope.Variable(type);
        bool hasRoutine = ValueWriting.HasRoutine(scope, type);
        string arrow = hasRoutine ? " =>" : "";
        string rules = string.Join(", ", scope.Options.Rules());
        char? opening = Opening(scope, type);

        code.Block($$"""

            /// <summary>Reads and writes <c>{{document}}</c>, from and to bytes, text, streams and pipes.</summary>
            {{access}} static {{codec}} {{TypeNames.Escaped(root.PropertyName)}} { get; } = new {{type.Name.Key}}Codec();

            private sealed class {{type.Name.Key}}Codec() : {{codec}}(new SpanCode::DocumentRules({{rules}}))
            {
                {{Names.NoInline}}
                protected override int Read({{Names.Bytes}} json, int position, int depth, out {{variable}} value) =>
                    {{ValueReading.Call(scope, type, "depth", "value")}};

                {{Names.NoInline}}
                protected override int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value){{arrow}}
                {{When(hasRoutine)}}    {{ValueWriting.Call(type, "value", "depth")}};
                {{When(!hasRoutine)}}{{EmitWriting}}
                {{When(type is ConverterModel)}}{{EmitHandlesNull}}
                {{When(opening is not null)}}{{EmitOpening}}
                {{When(root.Patch is not null)}}{{() => PatchEmitter.Emit(code, root.Patch!, type)}}
            }
            """);

        void EmitWriting() => code.Block($$"""
            {
                {{() => ValueWriting.Emit(code, scope, type, "value", "depth")}}
                return at;
            }
            """);

        void EmitHandlesNull() => code.Block("""

            protected override bool HandlesNull => true;
            """);

        void EmitOpening() => code.Block($$"""

            protected override byte Opening => (byte)'{{$"{opening}"}}';
            """);
    }

    /// <summary>The bracket with which each value begins that is not null.</summary>
    private static char? Opening(EmitScope scope, TypeModel type) => type switch
    {
        ObjectModel or DictionaryModel => '{',
        CollectionModel => '[',
        NullableModel nullable => Opening(scope, scope[nullable.Underlying]),
        _ => null,
    };
}
