using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>The names of an enum that is written as text, or is the key of a dictionary.</summary>
internal static class EnumEmitter
{
    internal static void Emit(CodeWriter code, EnumModel type) => EmitNames(code, type, "internal", "Names", NamingPolicy.Unspecified);

    internal static void EmitKeys(CodeWriter code, EmitScope scope, EnumModel type)
    {
        EmitNames(code, type, "private", "KeyNames", NamingPolicy.Unspecified);
        code.Block("");
        // The policy is for writing: keys are read by the names of the enum.
        if (scope.Options.DictionaryKeyPolicy != NamingPolicy.Unspecified)
        {
            EmitNames(code, type, "private", "WrittenKeyNames", scope.Options.DictionaryKeyPolicy);
            code.Block("");
        }
    }

    private static void EmitNames(CodeWriter code, EnumModel type, string accessibility, string name, NamingPolicy policy)
    {
        IEnumerable<string> fields = type.Fields.Select(field =>
            $"({Utf8Literal.Quoted(field.IsRenamed ? field.JsonName : NamingPolicies.Apply(policy, field.JsonName))}, {field.Value})");
        string[] settings = [.. Settings(type, policy)];
        bool hasSettings = settings.Length > 0;
        code.Block($$"""
            {{accessibility}} static readonly SpanCode::EnumNames<{{type.Name.Code}}> {{name}} = new(
                {{Listed(["true", .. fields], hasSettings ? ")" : ");")}}
            {{When(hasSettings)}}{
                {{settings.Select(setting => setting + ",")}}
            {{When(hasSettings)}}};
            """);
    }

    private static IEnumerable<string> Settings(EnumModel type, NamingPolicy policy)
    {
        if (type.Fields.Any(field => field.IsRenamed))
        {
            IEnumerable<string> renamed = type.Fields.Where(field => field.IsRenamed).Select(field => Utf8Literal.Quoted(field.JsonName));
            yield return $"CaseSensitive = [{string.Join(", ", renamed)}]";
        }

        if (policy != NamingPolicy.Unspecified)
            yield return "WritesParts = true";
    }
}
