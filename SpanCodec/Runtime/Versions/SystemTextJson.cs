using System.Collections;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>The System.Text.Json that is there at run time may be newer than the one that this assembly was compiled with.</summary>
internal static class SystemTextJson
{
    /// <summary>The newest major version whose attributes and options are all known here. A test lists them.</summary>
    internal const int Newest = 11;

    private static readonly int s_major = typeof(JsonSerializer).Assembly.GetName().Version?.Major ?? 0;

    internal static bool IsElevenOrLater { get; } = s_major >= 11;

    /// <summary>Why a codec may not stand for System.Text.Json at all; null where the version is known.</summary>
    internal static string? Unknown { get; } = UnknownVersion(s_major);

    internal static string? UnknownVersion(int major) => major <= Newest ? null
        : $"System.Text.Json {major} may do what SpanCodec does not know: the newest version that it was tested with is {Newest}.";

    /// <summary>Whether an option of version 11 is on: derived types that no attribute names.</summary>
    internal static bool InfersDerivedTypes(JsonSerializerOptions options) => IsElevenOrLater && InferClosedTypePolymorphism(options);

    /// <summary>
    /// An option of version 11. An accessor cannot name its type, which version 10 does not have; a trimmer sees a property that is named
    /// so.
    /// </summary>
    internal static bool HasTypeClassifiers(JsonSerializerOptions options) => IsElevenOrLater
        && typeof(JsonSerializerOptions).GetProperty("TypeClassifiers")?.GetValue(options) is IEnumerable classifiers
        && classifiers.GetEnumerator().MoveNext();

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_InferClosedTypePolymorphism")]
    private static extern bool InferClosedTypePolymorphism(JsonSerializerOptions options);
}
