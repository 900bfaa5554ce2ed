using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>A payload of any type, for contenders that need no code of their own for it; equal when System.Text.Json writes both alike.</summary>
internal sealed class ReflectedPayload<T>(T sample) : Payload<T>
    where T : class
{
    private static readonly JsonTypeInfo<T> Reflected =
        (JsonTypeInfo<T>)new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }.GetTypeInfo(typeof(T));

    public override string Name => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override JsonTypeInfo<T> Metadata => Reflected;

    public override JsonTypeInfo<T> FastPath => Reflected;

    public override IHandWrittenCodec<T> HandWritten => throw new NotSupportedException();

    public override T CreateSample() => sample;

    public override bool AreEqual(T? expected, T? actual) =>
        JsonSerializer.Serialize(expected!, Reflected) == JsonSerializer.Serialize(actual!, Reflected);
}
