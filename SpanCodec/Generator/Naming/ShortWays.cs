namespace SpanCodecs.Generator.Naming;

/// <summary>The methods that each root gives its class, so that callers need not name the codec.</summary>
internal static class ShortWays
{
    /// <param name="name">The property's name.</param>
    /// <param name="value">The type, as code.</param>
    internal static IEnumerable<ShortWay> Of(string name, string value)
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
}

/// <param name="Summary">With the type's name for {0}.</param>
internal sealed record ShortWay(string Summary, string Returns, string Name, (string Type, string Name)[] Parameters, string Call)
{
    internal string Signature =>
        $"{Returns} {Name}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Type} {parameter.Name}"))})";
}
