using static JsonAot.Lab.Claims.Sources.Rows;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Claims.Sources;

internal static class MemoryAllocations
{
    private static readonly Source Source = new(
        "Newtonsoft vs System.Text.Json: Memory Allocations using BenchmarkDotNet",
        "an article of 2023, .NET 7",
        "Its document of 3.8 MB is not public; ours is made to the same description. "
        + "It read with names in any case, and so do these rows.");

    private static readonly string Command = TextCommand(Enterprise, "STJ*", NewtonsoftJson);

    internal static IReadOnlyList<Claim> Claims { get; } =
    [
        .. Both("reflection", "writes", "| SystemTextJsonSerialise | 12.306 ms | … | 0.40 | … | 8.69 MB | 0.45 |", "0.40", "0.45",
            WriteText(Enterprise, Reflection), WriteText(Enterprise, NewtonsoftJson)),
        .. Both("source generation", "writes", "| SystemTextJsonSerialise_SourceGen | 9.052 ms | … | 0.27 | … | 7.44 MB | 0.38 |",
            "0.27", "0.38", WriteText(Enterprise, FastPath), WriteText(Enterprise, NewtonsoftJson)),
        .. Both("reflection", "reads", "| SystemTextJsonDeserialise | 46.99 ms | … | 0.61 | … | 16.68 MB | 0.57 |", "0.61", "0.57",
            ReadText(Enterprise, ReflectionAnyCase), ReadText(Enterprise, NewtonsoftJson)),
        .. Both("source generation", "reads", "| SystemTextJsonDeserialise_SourceGen | 45.60 ms | … | 0.59 | … | 16.67 MB | 0.57 |",
            "0.59", "0.57", ReadText(Enterprise, SourceGenerationAnyCase), ReadText(Enterprise, NewtonsoftJson)),
    ];

    /// <summary>A row of the article's tables: its time and its bytes.</summary>
    private static Claim[] Both(string who, string does, string quotation, string time, string bytes, string own, string other) =>
    [
        new(Source, $"{who} {does} 3.8 MB so many times as fast as Newtonsoft.Json", quotation, ClaimedFigure.Time(time),
            Quantity.Time, [new(own, other)], Command),
        new(Source, $"{who} {does} 3.8 MB and allocates this part of Newtonsoft.Json's bytes", quotation, ClaimedFigure.Part(bytes),
            Quantity.Allocated, [new(own, other)], Command),
    ];
}
