using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>The System.Text.Json that is there at run time may be newer than the one that this assembly was compiled with.</summary>
internal static class SystemTextJson
{
    internal static bool IsElevenOrLater { get; } = typeof(JsonSerializer).Assembly.GetName().Version is { Major: >= 11 };
}
