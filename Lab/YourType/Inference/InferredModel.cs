using System.Text;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>The types that a sample says something of.</summary>
/// <param name="Root">The type of the whole document, as C# writes it: <c>Order</c>, <c>List&lt;Order&gt;</c>.</param>
/// <param name="Classes">The root's first, each before those that it uses.</param>
/// <param name="Policy">What makes the document's names of most members' names; the others carry theirs.</param>
public sealed record InferredModel(string Root, IReadOnlyList<InferredClass> Classes, NamePolicy Policy)
{
    public const string Namespace = "Inferred";

    /// <summary>What somebody must know of the whole document; null where there is nothing.</summary>
    public string? Remark { get; init; }

    /// <summary>All remarks on what most libraries do not keep, for people who do not look into the file.</summary>
    internal IEnumerable<string> Warnings =>
    [
        .. Remark is null ? [] : new[] { $"{Root}, the whole document: {Remark}" },
        .. from type in Classes
           where type.Discriminator is not null
           select $"{type.Name}: \"{type.Discriminator}\" tells which of {type.Derived.Count} derived types an object is: "
               + "many libraries know none.",
        .. from type in Classes
           from member in type.Members
           where member.Remark?.Contains("JsonElement", StringComparison.Ordinal) == true
           select $"{type.Name}.{member.Name}: {member.Remark}",
    ];

    /// <summary>A C# file for somebody to keep: it needs nothing but the framework.</summary>
    public string ToCode(IEnumerable<string> samples)
    {
        var file = new StringBuilder();
        file.Append($"// Inferred from {string.Join(", ", samples)}: a guess to start from. The whole document is {Root}.\n");
        if (Remark is not null)
            file.Append($"// {Remark}\n");
        if (Policy.Code is { } policy)
            file.Append($"// The names are {Policy.Text}: serialize with PropertyNamingPolicy = JsonNamingPolicy.{policy}.\n");
        file.Append("#nullable enable\nusing System;\nusing System.Collections.Generic;\nusing System.Text.Json;\n");
        file.Append("using System.Text.Json.Serialization;\n");
        file.Append($"\nnamespace {Namespace};\n");
        foreach (InferredClass type in Classes)
        {
            string code = string.Join('\n', type.Members.Select(Code));
            file.Append($"\n{Attributes(type)}public {(type.Discriminator is null ? "sealed" : "abstract")} class {type.Name}");
            file.Append($"{(type.Base is null ? "" : $" : {type.Base}")}\n{{\n{code}}}\n");
        }

        return file.ToString();
    }

    // Members that several have stay with each: those of a base are written behind its derived types' own.
    private static string Attributes(InferredClass type) => type.Discriminator is null ? ""
        : $"[JsonPolymorphic(TypeDiscriminatorPropertyName = {CodeNames.Literal(type.Discriminator)})]\n"
            + string.Concat(
                type.Derived.Select(derived => $"[JsonDerivedType(typeof({derived.Name}), {CodeNames.Literal(derived.Tag)})]\n"));

    private string Code(InferredMember member)
    {
        string condition = member.Type.EndsWith('?') ? "WhenWritingNull" : "WhenWritingDefault";
        string remark = member.Remark is null ? "" : $"    // {member.Remark}\n";
        string name = Policy.Convert(member.Name) == member.JsonName ? ""
            : $"    [JsonPropertyName({CodeNames.Literal(member.JsonName)})]\n";
        string leftOut = member.IsLeftOut ? $"    [JsonIgnore(Condition = JsonIgnoreCondition.{condition})]\n" : "";
        string initializer = member.Initializer is null ? "" : $" = {member.Initializer};";
        return $"{remark}{name}{leftOut}    public {member.Type} {member.Name} {{ get; set; }}{initializer}\n";
    }
}

public sealed record InferredClass(string Name, IReadOnlyList<InferredMember> Members)
{
    /// <summary>The type that this is a variant of; null for most.</summary>
    public string? Base { get; init; }

    /// <summary>The member whose text tells which of the derived types an object is; null where there are none.</summary>
    public string? Discriminator { get; init; }

    public IReadOnlyList<(string Tag, string Name)> Derived { get; init; } = [];
}

/// <param name="Type">As C# writes it, with a question mark where there may be none.</param>
/// <param name="Initializer">What it is before a document says otherwise; null where the type's own default will do.</param>
/// <param name="IsLeftOut">Some objects do not have it. So it is left out when it has its default value, such as null.</param>
/// <param name="Remark">What somebody must know who keeps the type.</param>
public sealed record InferredMember(string JsonName, string Name, string Type, string? Initializer, bool IsLeftOut, string? Remark);
