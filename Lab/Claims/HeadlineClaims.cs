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

    /// <summary>Of the text that the suite grew from too, and that has no file in <c>Sources</c>.</summary>
    internal const string WithoutFigures =
        "One more article has no claim here. It compared ten libraries: a simple and a complex object, written and read, with success "
        + "and with an error. "
        + "This suite has none of its figures word for word, and a claim needs an exact quotation. "
        + "What it compared is measured all the same: time and allocated bytes "
        + "in the matrix (payloads Simple, Complex and ComplexList2000), failing calls by errors, and processor time by times.";
}
