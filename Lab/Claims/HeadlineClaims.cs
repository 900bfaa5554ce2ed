using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Claims;

/// <summary>The headline figures of the texts that this suite grew from: one file for each of them, in <c>Sources</c>.</summary>
internal static class HeadlineClaims
{
    internal static IReadOnlyList<Claim> All { get; } =
    [
        .. JsonSerializationBenchmarks.Claims,
        .. BenchmarkingJsonSerializers.Claims,
        .. TryTheNewApis.Claims,
        .. MemoryAllocations.Claims,
        .. CSharpAndJsonUtf8.Claims,
    ];
}
