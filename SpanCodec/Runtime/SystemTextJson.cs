using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>The System.Text.Json that is there at run time may be newer than the one that this assembly was compiled with.</summary>
internal static class SystemTextJson
{
    internal static bool IsTenOrLater { get; } = typeof(JsonSerializer).Assembly.GetName().Version is { Major: >= 10 };

    /// <summary>An option of version 10; before, duplicates were always allowed.</summary>
    internal static bool AllowsDuplicates(JsonSerializerOptions options) => !IsTenOrLater || AllowDuplicateProperties(options);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_AllowDuplicateProperties")]
    private static extern bool AllowDuplicateProperties(JsonSerializerOptions options);
}
