using System.Text;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>A program with the types of <see cref="SdkTypes"/>, of which the context names every class.</summary>
internal sealed record LargeProject(CostVariant Variant, int Types) : GeneratedProject(Variant, Types)
{
    /// <summary>The argument for a program that is to write and read once, and say how long that took.</summary>
    internal const string Once = "once";

    internal override string Name => $"Large{Variant.Id}{Types}";

    protected override IEnumerable<(string Name, string Text)> Models() => Enumerable.Range(0, Types)
        .Select(type => ($"{SdkTypes.NameOf(type)}.cs", SdkTypes.SourceOf(type)));

    protected override IEnumerable<string> Named => SdkTypes.Named(Types).Select(SdkTypes.NameOf);

    /// <summary>
    /// It prints the nanoseconds of its first write and read. Its exit code is 0 when everything that was read is written as it was before.
    /// </summary>
    protected override string ProgramText()
    {
        string[] roots = [.. SdkTypes.Roots(Types).Select(SdkTypes.NameOf)];
        var code = new StringBuilder("using System;\nusing System.Diagnostics;\nusing System.Text.Json;\n");
        code.Append("using System.Text.Json.Serialization.Metadata;\nusing Generated;\n\n");
        code.Append("long begin = Stopwatch.GetTimestamp();\n");
        if (Variant.Adopts)
        {
            // As the documents say it: the codecs first, and the context for what they leave.
            code.Append("var options = new JsonSerializerOptions(Contexts.Default.Options);\n");
            code.Append("options.TypeInfoResolverChain.Clear();\n");
            code.Append("options.TypeInfoResolverChain.Add(Codecs.Resolver);\n");
            code.Append("options.TypeInfoResolverChain.Add(Contexts.Default);\n");
        }

        code.Append($"int wrong = Check{roots[^1]}();\n");
        code.Append("double took = Stopwatch.GetElapsedTime(begin).TotalNanoseconds;\n");
        code.Append($"if (args is [\"{Once}\"])\n{{\n    Console.WriteLine((long)took);\n    return wrong;\n}}\n\n");
        foreach (string model in roots[..^1])
            code.Append($"wrong += Check{model}();\n");
        code.Append("return wrong;\n");
        foreach (string model in roots)
            AppendCheck(code, model);
        return code.ToString();
    }

    private void AppendCheck(StringBuilder code, string model)
    {
        code.Append($"\nint Check{model}()\n{{\n    var value = new {model} {{ Children = new() {{ new {model}() }} }};\n");
        if (!Variant.HasSystemTextJson && !Variant.HasSpanCodec)
        {
            code.Append("    return value.GetHashCode() == 0 ? 1 : 0;\n}\n");
            return;
        }

        (string serializer, string further) = Variant.Adopts ? ("JsonSerializer", ", info")
            : Variant.HasSpanCodec ? ($"Codecs.{model}", "") : ("JsonSerializer", $", Contexts.Default.{model}");
        if (Variant.Adopts)
            code.Append($"    var info = (JsonTypeInfo<{model}>)options.GetTypeInfo(typeof({model}));\n");
        code.Append($"    byte[] written = {serializer}.SerializeToUtf8Bytes(value{further});\n");
        code.Append($"    {model}? read = {serializer}.Deserialize(written{further});\n");
        code.Append($"    byte[] again = {serializer}.SerializeToUtf8Bytes(read!{further});\n");
        code.Append("    return written.AsSpan().SequenceEqual(again) ? 0 : 1;\n}\n");
    }
}
