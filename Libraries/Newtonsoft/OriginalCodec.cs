using System.Buffers;
using Newtonsoft.Json;
using StjSerializer = System.Text.Json.JsonSerializer;

namespace JsonAot.Libraries;

/// <summary>
/// Newtonsoft.Json on the type that somebody has, where the payload's is a copy of it. The gate sees values of the copy, made by way of
/// documents; what is timed makes none.
/// </summary>
internal sealed class OriginalCodec<T>(NewtonsoftCodec<object> original, Payload<T> payload) : ICodec<T>, IHasOwnCalls<T>
    where T : class
{
    internal static OriginalCodec<T> Of(Payload<T> payload, IHasOriginal has)
    {
        JsonSerializerSettings settings = has.Settings as JsonSerializerSettings
            ?? NewtonsoftSettings.OfOriginal(payload.NamingPolicy, payload.EnumsByName);
        // As all others write it.
        settings.Formatting = Formatting.None;
        return new OriginalCodec<T>(new NewtonsoftCodec<object>(settings, has.Original), payload);
    }

    public CodecTraits Traits => original.Traits;

    public ICodec<object> Own => original;

    public LaneCalls CallsOn(Payload<T> payload, Lanes lane) =>
        LaneCalls.Of(original, OriginalOf(payload.Sample), payload.CanonicalUtf8, payload.CanonicalUtf8.Length, lane);

    public byte[] SerializeToUtf8Bytes(T value) => original.SerializeToUtf8Bytes(OriginalOf(value));

    public string SerializeToString(T value) => original.SerializeToString(OriginalOf(value));

    public void Serialize(IBufferWriter<byte> output, T value) => original.Serialize(output, OriginalOf(value));

    public void Serialize(Stream output, T value) => original.Serialize(output, OriginalOf(value));

    public T? Deserialize(byte[] utf8) => CopyOf(original.Deserialize(utf8));

    public T? Deserialize(string text) => CopyOf(original.Deserialize(text));

    public T? Deserialize(ReadOnlySequence<byte> utf8) => CopyOf(original.Deserialize(utf8));

    public T? Deserialize(Stream utf8) => CopyOf(original.Deserialize(utf8));

    private object OriginalOf(T value) => original.Deserialize(StjSerializer.SerializeToUtf8Bytes(value, payload.Reference))
        ?? throw new InvalidOperationException("The document of the sample is null.");

    private T? CopyOf(object? value) =>
        value is null ? null : StjSerializer.Deserialize(original.SerializeToUtf8Bytes(value), payload.Metadata);
}
