using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>A payload of any type, for contenders that need no code of their own for it.</summary>
/// <param name="policy">Makes the document's names of the members'.</param>
internal sealed class ReflectedPayload<T>(T sample, JsonNamingPolicy? policy = null) : Payload<T>, IHasFastPath<T>
    where T : class
{
    private readonly JsonTypeInfo<T> _reflected = (JsonTypeInfo<T>)new JsonSerializerOptions
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(), PropertyNamingPolicy = policy,
    }.GetTypeInfo(typeof(T));

    public override string Name => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override JsonNamingPolicy? NamingPolicy { get; } = policy;

    public override bool IsFromOutside => NamingPolicy is not null;

    public override JsonTypeInfo<T> Metadata => _reflected;

    public JsonTypeInfo<T> FastPath => _reflected;

    public override T CreateSample() => sample;
}
