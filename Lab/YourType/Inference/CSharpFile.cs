using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>Writes inferred types as a C# file for somebody to keep: it needs nothing but the framework.</summary>
public static class CSharpFile
{
    public const string Namespace = "Inferred";

    /// <param name="samples">The names of the files that the types were inferred from.</param>
    public static string Write(InferredModel model, IEnumerable<string> samples)
    {
        var file = new StringBuilder();
        file.Append("// Inferred from ").AppendJoin(", ", samples);
        file.Append(": a guess to start from. The whole document is ").Append(model.Root).Append(".\n");
        if (model.Policy.Code is { } policy)
        {
            file.Append("// The names are ").Append(model.Policy.Text);
            file.Append(": serialize with PropertyNamingPolicy = JsonNamingPolicy.").Append(policy).Append(".\n");
        }

        string[] types = [.. model.Classes.SelectMany(type => type.Members).Select(member => member.Type), model.Root];
        file.Append(
            """
            #nullable enable
            using System;
            using System.Collections.Generic;

            """);
        if (types.Any(type => type.Contains("JsonElement", StringComparison.Ordinal)))
            file.Append("using System.Text.Json;\n");
        if (model.Classes.Any(type => type.Members.Any(member => member.IsLeftOut || NeedsName(model, member))))
            file.Append("using System.Text.Json.Serialization;\n");
        file.Append("\nnamespace ").Append(Namespace).Append(";\n");
        foreach (InferredClass type in model.Classes)
            Append(file, model, type);
        return file.ToString().ReplaceLineEndings("\n");
    }

    private static void Append(StringBuilder file, InferredModel model, InferredClass type)
    {
        file.Append("\npublic sealed class ").Append(type.Name).Append("\n{\n");
        foreach ((int index, InferredMember member) in type.Members.Index())
        {
            if (index > 0)
                file.Append('\n');
            if (member.Remark is not null)
                file.Append("    // ").Append(member.Remark).Append('\n');
            if (NeedsName(model, member))
                file.Append("    [JsonPropertyName(").Append(SymbolDisplay.FormatLiteral(member.JsonName, quote: true)).Append(")]\n");
            if (member.IsLeftOut)
            {
                string condition = member.Type.EndsWith('?') ? "WhenWritingNull" : "WhenWritingDefault";
                file.Append("    [JsonIgnore(Condition = JsonIgnoreCondition.").Append(condition).Append(")]\n");
            }

            file.Append("    public ").Append(member.Type).Append(' ').Append(member.Name).Append(" { get; set; }");
            if (member.Initializer is not null)
                file.Append(" = ").Append(member.Initializer).Append(';');
            file.Append('\n');
        }

        file.Append("}\n");
    }

    private static bool NeedsName(InferredModel model, InferredMember member) => model.Policy.Convert(member.Name) != member.JsonName;
}
