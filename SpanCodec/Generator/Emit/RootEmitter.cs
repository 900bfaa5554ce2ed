using System.Globalization;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Emit;

/// <summary>What the user calls: a codec for each declared type, and short ways to it.</summary>
internal static class RootEmitter
{
    /// <summary>GeneratedCode.Newest of the runtime that this generator is packed with.</summary>
    internal const int SupportVersion = 2;

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
        foreach (ShortWay way in ShortWays(name, variable))
        {
            code.Line($"/// <summary>{string.Format(CultureInfo.InvariantCulture, way.Summary, document)}</summary>");
            string line = $"{access} static {way.Signature} => {property}.{way.Call};";
            if (line.Length <= LongestLine)
            {
                code.Line(line);
            }
            else
            {
                code.Line($"{access} static {way.Signature} =>");
                code.Line($"    {property}.{way.Call};");
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

        if (Opening(scope, type) is { } opening)
        {
            code.Line();
            code.Line($"protected override byte Opening => (byte)'{opening}';");
        }

        code.Close();
    }

    /// <summary>The bracket with which each value begins that is not null.</summary>
    private static char? Opening(EmitScope scope, TypeModel type) => type switch
    {
        ObjectModel or DictionaryModel => '{',
        CollectionModel => '[',
        NullableModel nullable => Opening(scope, scope[nullable.Underlying]),
        _ => null,
    };

    /// <summary>Short ways to the codec, so that callers need not name it.</summary>
    /// <param name="name">The property's name.</param>
    /// <param name="value">The type, as code.</param>
    internal static IEnumerable<ShortWay> ShortWays(string name, string value)
    {
        (string, string) buffer = ("global::System.Buffers.IBufferWriter<byte>", "output");
        (string, string) to = ("global::System.IO.Stream", "output");
        (string, string) from = ("global::System.IO.Stream", "utf8Json");
        (string, string) writer = ("global::System.Text.Json.Utf8JsonWriter", "output");
        (string, string) written = (value, "value");
        (string, string) cancellation = ("global::System.Threading.CancellationToken", "cancellationToken = default");
        const string Task = "global::System.Threading.Tasks.Task";
        yield return new("Writes <c>{0}</c> as UTF-8.", "void", "Serialize", [buffer, written], "Serialize(output, value)");
        yield return new("Writes <c>{0}</c> as UTF-8.", "void", "Serialize", [to, written], "Serialize(output, value)");
        yield return new("Writes <c>{0}</c> where the writer stands.", "void", "Serialize", [writer, written], "Serialize(output, value)");
        yield return new(
            "Writes <c>{0}</c> as UTF-8.", Task, "SerializeAsync", [to, written, cancellation],
            "SerializeAsync(output, value, cancellationToken)");
        yield return new("Writes <c>{0}</c> as UTF-8.", "byte[]", "SerializeToUtf8Bytes", [written], "SerializeToUtf8Bytes(value)");
        yield return new("Writes <c>{0}</c> as text.", "string", "SerializeToString", [written], "SerializeToString(value)");
        string read = "Deserialize" + name;
        yield return new("Reads <c>{0}</c> from UTF-8.", value, read, [(Names.Bytes, "utf8Json")], "Deserialize(utf8Json)");
        yield return new("Reads <c>{0}</c> from text.", value, read, [("string", "json")], "Deserialize(json)");
        yield return new("Reads <c>{0}</c> from text.", value, read, [("global::System.ReadOnlySpan<char>", "json")], "Deserialize(json)");
        yield return new("Reads <c>{0}</c> from UTF-8, to the end of the stream.", value, read, [from], "Deserialize(utf8Json)");
        yield return new(
            "Reads <c>{0}</c> where the reader stands.", value, read, [("ref global::System.Text.Json.Utf8JsonReader", "reader")],
            "Deserialize(ref reader)");
        yield return new(
            "Reads <c>{0}</c> from UTF-8, to the end of the stream.", $"global::System.Threading.Tasks.ValueTask<{value}>", read + "Async",
            [from, cancellation], "DeserializeAsync(utf8Json, cancellationToken)");
    }

    /// <param name="Summary">With the type's name for {0}.</param>
    internal sealed record ShortWay(string Summary, string Returns, string Name, (string Type, string Name)[] Parameters, string Call)
    {
        internal string Signature =>
            $"{Returns} {Name}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Type} {parameter.Name}"))})";
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
            rules.Add($"newLine: {ConstantCode.Of(newLine)}");
        if (options is { WriteIndented: true, IndentCharacter: not ' ' })
            rules.Add($"indentCharacter: {ConstantCode.Of(options.IndentCharacter)}");
        if (options.WriteIndented && options.IndentSize != 2)
            rules.Add($"indentSize: {options.IndentSize}");
        if (options.MaxLength > 0)
            rules.Add($"maxLength: {options.MaxLength}");
        return $"new SpanCode::DocumentRules({string.Join(", ", rules)})";
    }
}
