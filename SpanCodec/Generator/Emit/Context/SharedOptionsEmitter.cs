using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Converters and nodes are handed options, and may read and write other types with them: all that the context's own options say is in
/// them.
/// </summary>
internal static class SharedOptionsEmitter
{
    private const string Json = "global::System.Text.Json.";
    private const string Serialization = Json + "Serialization.";

    internal static void Emit(CodeWriter code, ContextModel context)
    {
        string adopted = context.Adopted is null ? "null" : context.Adopted + ".Default";
        // A converter may write an enum that no code here knows. A context's own UseStringEnumConverter is of its types alone.
        (string begin, string end) = context.Options is { UseStringEnumConverter: true, EnumAttributesGoFirst: false }
            ? ("SpanCode::ConverterTypes.WithEnumsByName(", "});") : ("", "};");
        code.Block($$"""

            private static class {{Names.SharedOptions}}
            {
                internal static readonly {{Json}}JsonSerializerOptions Value = {{begin}}new()
                {{() => EmitSettings(code, context, end, $"TypeInfoResolver = SpanCode::ConverterTypes.Of({adopted})")}}
                {{When(context.Options.RefusesDuplicates)}}{{Trees}}
            }
            """);

        void Trees() => code.Block("""

            internal static readonly SpanCode::TreesWithoutDuplicates Trees = new(Value);
            """);
    }

    /// <summary>Emits these options as a method.</summary>
    internal static void EmitMethod(CodeWriter code, ContextModel context, string name) => code.Block($$"""
        private static {{Json}}JsonSerializerOptions {{name}}() => new()
        {{() => EmitSettings(code, context, "};")}}
        """);

    private static void EmitSettings(CodeWriter code, ContextModel context, string end, params string[] others)
    {
        string[] converters = [.. Converters(context)];
        bool hasConverters = converters.Length > 0;
        code.Block($$"""
            {
                {{context.Options.Settings().Concat(others).Select(setting => setting + ",")}}
                {{When(hasConverters)}}Converters =
                {{When(hasConverters)}}{
                    {{converters.Select(converter => $"new {converter}(),")}}
                {{When(hasConverters)}}},
            {{end}}
            """);
    }

    /// <summary>
    /// Lists converters. Those of enums are the ones that need no code made at run time: one for each enum that is written by name.
    /// </summary>
    private static IEnumerable<string> Converters(ContextModel context) =>
        context.Options.Converters.Concat(context.TextEnums.Select(type => $"{Serialization}JsonStringEnumConverter<{type}>"));
}
