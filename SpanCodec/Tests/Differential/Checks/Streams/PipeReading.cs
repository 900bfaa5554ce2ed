using System.IO.Pipelines;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>Reads from a pipe with System.Text.Json, which may not come to an end: docs/differences.md.</summary>
internal static class PipeReading
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(5);

    /// <exception cref="OperationCanceledException">It did not end.</exception>
    internal static T? Read<T>(Stream stream, JsonTypeInfo<T> type)
    {
        using var limit = new CancellationTokenSource(Longest);
        return Waiting.For(JsonSerializer.DeserializeAsync(PipeReader.Create(stream), type, limit.Token));
    }
}
