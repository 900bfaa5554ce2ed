using System.Globalization;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Emit;

/// <summary>What the user calls: a codec for each declared type, and short ways to it.</summary>
internal static class RootEmitter
{
    /// <summary>GeneratedCode.Newest of the runtime that this generator is packed with.</summary>
    internal const int SupportVersion = 1;

    // Somebody may want to read it.
    private const int LongestLine = 300;

    internal static void Emit(CodeWriter code, EmitScope scope)
    {
        bool isFirst = true;
        if (scope.Context.Roots.Count > 0)
        {
            code.Line($"private static readonly bool {GeneratedNames.IsSupported} = SpanCode::GeneratedCode.Require({SupportVersion});");
            code.Line();
        }

        foreach (RootModel root in scope.Context.Roots)
        {
            if (!isFirst)
                code.Line();
            isFirst = false;
            EmitRoot(code, scope, root, scope[root.Type]);
        }

        if (SharedOptionsEmitter.AreNeeded(scope.Context))
            SharedOptionsEmitter.Emit(code, scope.Context);
    }

    private static void EmitRoot(CodeWriter code, EmitScope scope, RootModel root, TypeModel type)
    {
        scope.BeginMethod();
        string access = root.IsPublic ? "public" : "internal";
        string name = root.PropertyName;
        // Its name alone may be a parameter's here.
        string property = scope.Context.CodeOf(name);
        string document = ContextEmitter.Documentation(type.Name.Display);
        string codec = $"global::SpanCodecs.SpanCodec<{type.Name.Code}>";
        string variable = EmitScope.Variable(type);

        code.Line($"/// <summary>Reads and writes <c>{document}</c>, from and to bytes, text, streams and pipes.</summary>");
        code.Line($"{access} static {codec} {TypeNames.Escaped(name)} {{ get; }} = new {type.Name.Key}Codec();");
        code.Line();
        foreach ((string summary, string signature, string call) in Members(name, variable))
        {
            code.Line($"/// <summary>{string.Format(CultureInfo.InvariantCulture, summary, document)}</summary>");
            string line = $"{access} static {signature} => {property}.{call};";
            if (line.Length <= LongestLine)
            {
                code.Line(line);
            }
            else
            {
                code.Line($"{access} static {signature} =>");
                code.Line($"    {property}.{call};");
            }

            code.Line();
        }

        code.Open($"private sealed class {type.Name.Key}Codec() : {codec}({Rules(scope.Options)})");
        code.Line(Names.NoInline);
        code.Line($"protected override int Read({Names.Bytes} json, int position, int depth, out {variable} value) =>");
        code.Line($"    {ValueReading.Call(scope, type, "depth", "value")};");
        code.Line();
        code.Line(Names.NoInline);
        code.Open($"protected override int Write(ref {Names.Output} output, int at, int depth, {variable} value)");
        if (ValueWriting.Bound(scope, type) is { } bound)
            ValueWriting.Alone(code, scope, type, "value", bound);
        else
            ValueWriting.Unbounded(code, scope, type, "value", "depth");
        code.Line("return at;");
        code.Close();
        if (type is ConverterModel)
        {
            code.Line();
            code.Line("protected override bool HandlesNull => true;");
        }

        code.Close();
    }

    /// <summary>Short ways to the codec, so that callers need not name it.</summary>
    private static IEnumerable<(string Summary, string Signature, string Call)> Members(string name, string value)
    {
        const string Buffer = "global::System.Buffers.IBufferWriter<byte>";
        const string Stream = "global::System.IO.Stream";
        const string Writer = "global::System.Text.Json.Utf8JsonWriter";
        const string Reader = "global::System.Text.Json.Utf8JsonReader";
        const string Cancellation = "global::System.Threading.CancellationToken cancellationToken = default";
        yield return ("Writes <c>{0}</c> as UTF-8.", $"void Serialize({Buffer} output, {value} value)", "Serialize(output, value)");
        yield return ("Writes <c>{0}</c> as UTF-8.", $"void Serialize({Stream} output, {value} value)", "Serialize(output, value)");
        yield return ("Writes <c>{0}</c> where the writer stands.", $"void Serialize({Writer} output, {value} value)", "Serialize(output, value)");
        yield return (
            "Writes <c>{0}</c> as UTF-8.",
            $"global::System.Threading.Tasks.Task SerializeAsync({Stream} output, {value} value, {Cancellation})",
            "SerializeAsync(output, value, cancellationToken)");
        yield return ("Writes <c>{0}</c> as UTF-8.", $"byte[] SerializeToUtf8Bytes({value} value)", "SerializeToUtf8Bytes(value)");
        yield return ("Writes <c>{0}</c> as text.", $"string SerializeToString({value} value)", "SerializeToString(value)");
        yield return ("Reads <c>{0}</c> from UTF-8.", $"{value} Deserialize{name}({Names.Bytes} utf8Json)", "Deserialize(utf8Json)");
        yield return ("Reads <c>{0}</c> from text.", $"{value} Deserialize{name}(string json)", "Deserialize(json)");
        yield return ("Reads <c>{0}</c> from text.", $"{value} Deserialize{name}(global::System.ReadOnlySpan<char> json)", "Deserialize(json)");
        yield return ("Reads <c>{0}</c> from UTF-8, to the end of the stream.", $"{value} Deserialize{name}({Stream} utf8Json)", "Deserialize(utf8Json)");
        yield return ("Reads <c>{0}</c> where the reader stands.", $"{value} Deserialize{name}(ref {Reader} reader)", "Deserialize(ref reader)");
        yield return (
            "Reads <c>{0}</c> from UTF-8, to the end of the stream.",
            $"global::System.Threading.Tasks.ValueTask<{value}> Deserialize{name}Async({Stream} utf8Json, {Cancellation})",
            "DeserializeAsync(utf8Json, cancellationToken)");
    }

    /// <summary>Only what differs from the defaults is said.</summary>
    private static string Rules(OptionsModel options)
    {
        var rules = new List<string>();
        if (options.EffectiveMaxDepth != OptionsModel.DefaultMaxDepth)
            rules.Add($"maxDepth: {options.EffectiveMaxDepth}");
        if (options.AllowTrailingCommas)
            rules.Add("allowTrailingCommas: true");
        if (options.SkipComments)
            rules.Add("skipComments: true");
        if (options.RelaxedEscaping)
            rules.Add("relaxedEscaping: true");
        if (options.WriteIndented)
            rules.Add("indented: true");
        if (options is { WriteIndented: true, NewLine: { } newLine })
            rules.Add($"newLine: {Utf8Literal.Quoted(newLine)}");
        if (options is { WriteIndented: true, IndentCharacter: '\t' })
            rules.Add("indentCharacter: '\\t'");
        if (options.WriteIndented && options.IndentSize != 2)
            rules.Add($"indentSize: {options.IndentSize}");
        if (options.MaxLength > 0)
            rules.Add($"maxLength: {options.MaxLength}");
        return $"new SpanCode::DocumentRules({string.Join(", ", rules)})";
    }
}
