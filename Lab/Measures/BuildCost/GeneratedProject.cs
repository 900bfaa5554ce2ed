using System.Text;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// A program of many types, written to a folder: each root is written and read once by every generator that the project asks for.
/// </summary>
internal record GeneratedProject(CostVariant Variant, int Types)
{
    internal virtual string Name => $"Cost{Variant.Id}{Types}";

    internal ProgramProject Program => new(Path.GetRelativePath(Checkout.Root, Folder), Name) { IsMade = true };

    internal string Folder => Path.Combine(Checkout.Artifacts, "build-cost", "projects", Name);

    internal string ProjectFile => Path.Combine(Folder, $"{Name}.csproj");

    internal void Write()
    {
        foreach ((string file, string text) in Files())
            OwnFolder.Put(Path.Combine(Folder, file), text);
    }

    internal IEnumerable<(string Name, string Text)> Files()
    {
        yield return ($"{Name}.csproj", ProjectText());
        foreach ((string Name, string Text) file in Models())
            yield return file;
        if (Variant.HasSystemTextJson)
        {
            const string Context = "internal sealed partial class Contexts : JsonSerializerContext;";
            yield return ("Contexts.cs", ContextText("System.Text.Json.Serialization", "JsonSerializable", Context));
        }

        if (Variant.HasSpanCodec)
            yield return ("Codecs.cs", CodecsText());
        yield return ("Program.cs", ProgramText());
    }

    /// <summary>A file for each type, and what they share.</summary>
    protected virtual IEnumerable<(string Name, string Text)> Models()
    {
        yield return ("Level.cs", "namespace Generated;\n\npublic enum Level { Low, Medium, High }\n");
        for (int type = 0; type < Types; type++)
            yield return ($"{TypeMix.NameOf(type)}.cs", TypeMix.SourceOf(type));
    }

    /// <summary>The types that a serializer is asked for, by name.</summary>
    protected virtual IEnumerable<string> Named => TypeMix.Roots(Types).Select(TypeMix.NameOf);

    private string CodecsText()
    {
        const string Declaration = "internal static partial class Codecs;";
        return Variant.Adopts ? $"using SpanCodecs;\n\nnamespace Generated;\n\n[SpanCodecsOf(typeof(Contexts))]\n{Declaration}\n"
            : ContextText("SpanCodecs", "SpanCodec", Declaration);
    }

    private const string ImportOfSpanCodec = "  <Import Project=\"$(JsonAotRoot)SpanCodec/SpanCodec.targets\" />\n";

    private string ProjectText() =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <RootNamespace>Generated</RootNamespace>
            <ImplicitUsings>disable</ImplicitUsings>
            <GenerateAssemblyInfo>false</GenerateAssemblyInfo>
            <GenerateTargetFrameworkAttribute>false</GenerateTargetFrameworkAttribute>
          </PropertyGroup>
        {(Variant.HasSpanCodec ? ImportOfSpanCodec : "")}  <Import Project="$(JsonAotRoot)Lab/MeasuredPrograms/LeanNativePublish.targets" />
        </Project>

        """;

    private string ContextText(string library, string attribute, string declaration)
    {
        IEnumerable<string> attributes = Named.Select(type => $"[{attribute}(typeof({type}))]\n");
        return $"using {library};\n\nnamespace Generated;\n\n{string.Concat(attributes)}{declaration}\n";
    }

    /// <summary>Its exit code is 0 when everything that was read is written as it was before.</summary>
    protected virtual string ProgramText()
    {
        var code = new StringBuilder("using System.Text.Json;\nusing Generated;\n\nint wrong = 0;\n");
        foreach (string model in Named)
            code.Append($"wrong += Check{model}();\n");
        code.Append("return wrong;\n");
        foreach (string model in Named)
        {
            code.Append($"\nstatic int Check{model}()\n{{\n    var value = new {model}();\n");
            code.Append("    int wrong = value.GetHashCode() == 0 ? 1 : 0;\n");
            if (Variant.HasSystemTextJson)
                AppendCheck(code, "Stj", "JsonSerializer", $", Contexts.Default.{model}");
            if (Variant.HasSpanCodec)
                AppendCheck(code, "Span", $"Codecs.{model}", "");
            code.Append("    return wrong;\n}\n");
        }

        return code.ToString();
    }

    /// <param name="serializer">What has the methods.</param>
    /// <param name="further">What they take besides a value, or a document.</param>
    private static void AppendCheck(StringBuilder code, string name, string serializer, string further)
    {
        string Write(string value) => $"{serializer}.SerializeToUtf8Bytes({value}{further})";
        code.Append($"    byte[] written{name} = {Write("value")};\n");
        string again = Write($"{serializer}.Deserialize(written{name}{further})");
        code.Append($"    wrong += System.MemoryExtensions.SequenceEqual<byte>(written{name}, {again}) ? 0 : 1;\n");
    }
}
