using System.Text.Json;

namespace SpanCodecs.Tests.Fuzz;

internal static class WrittenWays
{
    /// <summary>What is written into a writer whose text looks as the options say.</summary>
    internal static byte[] ByWriter(JsonSerializerOptions options, Action<Utf8JsonWriter> write)
    {
        using var output = new MemoryStream();
        using (var writer = new Utf8JsonWriter(output, new JsonWriterOptions
        {
            Encoder = options.Encoder,
            Indented = options.WriteIndented,
            IndentCharacter = options.IndentCharacter,
            IndentSize = options.IndentSize,
            NewLine = options.NewLine,
            MaxDepth = options.MaxDepth == 0 ? 64 : options.MaxDepth,
        }))
        {
            writer.WriteStartArray();
            write(writer);
            writer.WriteEndArray();
        }

        return output.ToArray();
    }
}
