using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Emit;

/// <summary>The names of an enum that is written as text, or is the key of a dictionary.</summary>
internal static class EnumEmitter
{
    internal static void Emit(CodeWriter code, EnumModel type) => EmitNames(code, type, "internal", "Names", NamingPolicy.Unspecified);

    internal static void EmitKeys(CodeWriter code, EmitScope scope, EnumModel type)
    {
        EmitNames(code, type, "private", "KeyNames", NamingPolicy.Unspecified);
        code.Line();
        // The policy is for writing: keys are read by the names of the enum.
        if (scope.Options.DictionaryKeyPolicy != NamingPolicy.Unspecified)
        {
            EmitNames(code, type, "private", "WrittenKeyNames", scope.Options.DictionaryKeyPolicy);
            code.Line();
        }
    }

    private static void EmitNames(CodeWriter code, EnumModel type, string accessibility, string name, NamingPolicy policy)
    {
        code.Line($"{accessibility} static readonly SpanCode::EnumNames<{type.Name.Code}> {name} = new(");
        string lines = string.Concat(type.Fields.Select(field =>
            $",\n            ({Utf8Literal.Quoted(field.IsRenamed ? field.JsonName : NamingPolicies.Apply(policy, field.JsonName))}, {field.Value})"));
        string[] settings = [.. Settings(type, policy)];
        string[] parts = $"true{lines})".Split('\n');
        for (int i = 0; i < parts.Length; i++)
            code.Line("    " + parts[i].TrimStart() + (i + 1 < parts.Length || settings.Length > 0 ? "" : ";"));
        if (settings.Length == 0)
            return;
        code.Open("");
        foreach (string setting in settings)
            code.Line($"{setting},");
        code.Close("};");
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
