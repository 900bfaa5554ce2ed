using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>A payload of any type, for contenders that need no code of their own for it.</summary>
internal sealed class ReflectedPayload<T>(T sample) : Payload<T>, IHasFastPath<T>
    where T : class
{
    private static readonly JsonTypeInfo<T> Reflected =
        (JsonTypeInfo<T>)new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }.GetTypeInfo(typeof(T));

    public override string Name => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override JsonTypeInfo<T> Metadata => Reflected;

    public JsonTypeInfo<T> FastPath => Reflected;

    public override T CreateSample() => sample;
}
