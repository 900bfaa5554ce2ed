using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// JsonSerializer with a codec's resolver beside JsonSerializer without: the value alone, and inside a type that has no codec.
/// </summary>
internal sealed class BridgeSubject<T>
{
    private const int Places = 3;

    private readonly string _name;
    private readonly SpanCodec<T> _codec;
    private readonly BridgePair<T> _root;
    private readonly BridgePair<Outer<T>> _outer;

    internal BridgeSubject(string name, SpanCodec<T> codec, SpanCodecResolver resolver, JsonTypeInfo<T> metadata)
    {
        _name = name;
        _codec = codec;
        IJsonTypeInfoResolver next = JsonTypeInfoResolver.Combine(metadata.OriginatingResolver, new OuterResolver<T>());
        var without = new JsonSerializerOptions(metadata.Options) { TypeInfoResolver = next, DefaultBufferSize = 16 };
        var with = new JsonSerializerOptions(metadata.Options) { TypeInfoResolver = next, DefaultBufferSize = 16 };
        with.TypeInfoResolverChain.Insert(0, resolver);
        Left = resolver.WhyNot(typeof(T), with);
        _root = new BridgePair<T>(with, without);
        _outer = new BridgePair<Outer<T>>(with, without);
    }

    /// <summary>Why System.Text.Json keeps the type for itself.</summary>
    internal string? Left { get; }

    /// <summary>Documents that the codec itself reads differently are left to the checks of the codec.</summary>
    internal IEnumerable<Disagreement> Compare(byte[] document, BridgeLanes lanes) =>
        Enumerable.Range(0, Places).SelectMany(place => CompareAt(place, document, lanes));

    /// <summary>The document alone, as a member, or as elements.</summary>
    internal IEnumerable<Disagreement> CompareAt(int place, byte[] document, BridgeLanes lanes) => place switch
    {
        0 => _root.Compare(document, lanes, _codec).Select(found => Named(found, "")),
        1 => _outer.Compare(Member(document), lanes, null).Select(found => Named(found, " inside another")),
        _ => _outer.Compare(Elements(document), lanes, null).Select(found => Named(found, " inside another")),
    };

    // The lane behind both texts: known differences are found by the subject, and compare the ends of the texts.
    private Disagreement Named(Disagreement found, string where)
    {
        string lane = $" [JsonSerializer, {found.Subject}{where}]";
        return found with { Subject = _name, Expected = found.Expected + lane, Actual = found.Actual + lane };
    }

    private static byte[] Member(byte[] document) => [.. "{\"Before\":1,\n \"Value\":"u8, .. document, .. ",\"Unknown\":[]}"u8];

    private static byte[] Elements(byte[] document) =>
    [
        .. "{\"List\":[null,\r\n"u8,
        .. document,
        .. ","u8,
        .. document,
        .. "],\"Map\":{\"a.b\" : "u8,
        .. document,
        .. ",\"c\":null}}"u8,
    ];
}
