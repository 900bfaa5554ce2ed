using System.Text;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>Writes inferred types as a C# file for somebody to keep: it needs nothing but the framework.</summary>
public static class CSharpFile
{
    public const string Namespace = "Inferred";

    public static string Write(InferredModel model, IEnumerable<string> samples)
    {
        InferredMember[] members = [.. model.Classes.SelectMany(type => type.Members)];
        IEnumerable<string> types = members.Select(member => member.Type).Append(model.Root);
        bool hasElements = types.Any(type => type.Contains("JsonElement", StringComparison.Ordinal));
        bool hasAttributes = members.Any(member => member.IsLeftOut || NeedsName(model, member));
        var file = new StringBuilder();
        file.Append($"// Inferred from {string.Join(", ", samples)}: a guess to start from. The whole document is {model.Root}.\n");
        if (model.Policy.Code is { } policy)
            file.Append($"// The names are {model.Policy.Text}: serialize with PropertyNamingPolicy = JsonNamingPolicy.{policy}.\n");
        file.Append("#nullable enable\nusing System;\nusing System.Collections.Generic;\n");
        file.Append(hasElements ? "using System.Text.Json;\n" : "").Append(hasAttributes ? "using System.Text.Json.Serialization;\n" : "");
        file.Append($"\nnamespace {Namespace};\n");
        foreach (InferredClass type in model.Classes)
        {
            string code = string.Join('\n', type.Members.Select(member => Write(model, member)));
            file.Append($"\npublic sealed class {type.Name}\n{{\n{code}}}\n");
        }

        return file.ToString();
    }

    private static string Write(InferredModel model, InferredMember member)
    {
        string condition = member.Type.EndsWith('?') ? "WhenWritingNull" : "WhenWritingDefault";
        string remark = member.Remark is null ? "" : $"    // {member.Remark}\n";
        string name = NeedsName(model, member) ? $"    [JsonPropertyName({CodeNames.Literal(member.JsonName)})]\n" : "";
        string leftOut = member.IsLeftOut ? $"    [JsonIgnore(Condition = JsonIgnoreCondition.{condition})]\n" : "";
        string initializer = member.Initializer is null ? "" : $" = {member.Initializer};";
        return $"{remark}{name}{leftOut}    public {member.Type} {member.Name} {{ get; set; }}{initializer}\n";
    }

    private static bool NeedsName(InferredModel model, InferredMember member) => model.Policy.Convert(member.Name) != member.JsonName;
}
