
namespace SpanCodecs.Tests.Checks;

/// <summary>The resolver of every class of codecs under test.</summary>
internal static class Resolvers
{
    private static readonly SpanCodecResolver[] All =
    [
        AnnotatedCodecs.Resolver,
        AnyCaseCodecs.Resolver,
        CollectionCodecs.Resolver,
        LenientCodecs.Resolver,
        NamedNumberCodecs.Resolver,
        NumberCodecs.Resolver,
        RelaxedCodecs.Resolver,
        ScalarCodecs.Resolver,
        ShapeCodecs.Resolver,
        .. AllSubjects.IsSmall ? [] : OfOtherOptions(),
    ];

    private static SpanCodecResolver[] OfOtherOptions() =>
    [
        CamelCodecs.Resolver, DisallowCodecs.Resolver, FieldCodecs.Resolver,
        IndentedCodecs.Resolver, ShallowCodecs.Resolver, SnakeCodecs.Resolver,
    ];

    /// <summary>Null for the payloads' own codecs, whose classes are not known here.</summary>
    internal static SpanCodecResolver? Of<T>(SpanCodec<T> codec) =>
        Array.Find(All, resolver => resolver.TryGetCodec(out SpanCodec<T>? found) && ReferenceEquals(found, codec));
}
