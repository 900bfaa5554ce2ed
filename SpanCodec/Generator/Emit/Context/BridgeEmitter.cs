using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The resolver that hands the codecs to JsonSerializer. It is made when it is first
/// asked for: a program that never does carries nothing of it.
/// </summary>
internal static class BridgeEmitter
{
    private const string Bridge = "global::SpanCodecs.Bridge.";
    private const string Resolver = "global::SpanCodecs.SpanCodecResolver";

    internal static void Emit(CodeWriter code, EmitScope scope, BridgeModel bridge)
    {
        const string Summary = "Has JsonSerializer, and all that is built on it, use these codecs: "
            + "<c>options.TypeInfoResolverChain.Insert(0, Resolver)</c>.";
        IEnumerable<string> asText = scope.Context.TextEnums.Union(bridge.NamedEnums);
        string enums = string.Concat(asText.Select(type => $", new {Bridge}EnumText<{type}>()"));
        bool hasConverters = scope.Context.NeedsOptions;
        string[] lenders = [.. scope.Context.Types.OfType<BorrowedModel>()
            .Select(type => $"{type.Lender}.{GeneratedNames.Resolver}").Distinct()];
        string isEscapingFree = bridge.IsEscapingFree
            ? "true" + string.Concat(lenders.Select(lender => $" && {lender}.IsEscapingFree")) : "false";
        string options = $"{(hasConverters ? Names.SharedOptions + ".Value" : "Options()")}, {isEscapingFree}, Types(){enums}";
        string[] others = [.. Others(bridge, hasConverters)];
        string settings = others.Length == 0 ? "" : $" {{ {string.Join(", ", others)} }}";
        string[] arguments = [$"new {Bridge}ContextOptions({options}){settings}", .. bridge.Roots.Select(root => Instance(scope, root))];
        code.Block($$"""
            /// <summary>{{Summary}}</summary>
            public static {{Resolver}} {{GeneratedNames.Resolver}} => {{GeneratedNames.Bridge}}.Instance;

            private static class {{GeneratedNames.Bridge}}
            {
                internal static readonly {{Resolver}} Instance = new(
                    {{Listed(arguments, ");")}}

                {{When(!hasConverters)}}{{Options}}
                private static global::System.Type[] Types() =>
                [
                    {{Types(scope).Concat(bridge.OtherTypes).Distinct().Select(type => $"typeof({type}),")}}
                    {{lenders.Select(lender => $".. {lender}.TypesInside,")}}
                ];
            }
            """);

        void Options()
        {
            SharedOptionsEmitter.EmitMethod(code, scope.Context, "Options");
            code.Block("");
        }
    }

    private static IEnumerable<string> Others(BridgeModel bridge, bool hasConverters)
    {
        if (hasConverters)
            yield return "HasConverters = true";
        if (bridge.AlikeConverters.Count > 0)
            yield return $"AlikeConverters = [{JoinedTypes(bridge.AlikeConverters)}]";
        if (bridge.NumericEnums.Count > 0)
            yield return $"NumericEnums = [{JoinedTypes(bridge.NumericEnums)}]";
    }

    private static string JoinedTypes(IEnumerable<string> types) => string.Join(", ", types.Select(type => $"typeof({type})"));

    private static string Instance(EmitScope scope, BridgedRootModel root)
    {
        TypeModel type = scope[root.Type];
        string codec = scope.Context.CodeOf(root.PropertyName);
        return root.LeftBecause is { } because
            ? $"new {Bridge}LeftType<{type.Name.Code}>({codec}, {Utf8Literal.Quoted(because)})"
            : $"new {Bridge}{(type is UnionModel ? "BridgedUnion" : "BridgedType")}<{type.Name.Code}>({codec})";
    }

    /// <summary>Lists all types, those of keys too: System.Text.Json asks their converters.</summary>
    private static IEnumerable<string> Types(EmitScope scope) => scope.Context.Types
        .SelectMany(type => type is DictionaryModel dictionary
            ? new[] { type.Name.Code, dictionary.KeyModel.Name.Code } : [type.Name.Code]);
}
