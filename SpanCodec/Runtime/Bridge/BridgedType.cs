using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>
/// One type of a resolver. Generated code makes them, so that a native compiler sees every type that JsonSerializer may ask for.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public abstract class BridgedType
{
    // The constructor keeps others from deriving from it.
    private protected BridgedType(object codec, string? leftBecause) => (Codec, LeftBecause) = (codec, leftBecause);

    internal object Codec { get; }

    /// <summary>Why JsonSerializer gets no codec for the type, as the end of a sentence about it.</summary>
    internal string? LeftBecause { get; }

    internal abstract Type Type { get; }

    internal abstract JsonTypeInfo ToTypeInfo(JsonSerializerOptions options, ContextOptions context);
}

/// <summary>A type that JsonSerializer reads and writes by its codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class BridgedType<T>(SpanCodec<T> codec) : BridgedType(codec, null)
{
    internal override Type Type => typeof(T);

    internal new SpanCodec<T> Codec => (SpanCodec<T>)base.Codec;

    internal override JsonTypeInfo ToTypeInfo(JsonSerializerOptions options, ContextOptions context) =>
        JsonMetadataServices.CreateValueInfo<T>(options, new CodecConverter<T>(Codec, options, context));
}

/// <summary>A union that JsonSerializer reads and writes by its codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class BridgedUnion<T>(SpanCodec<T> codec) : BridgedType(codec, null)
{
    internal override Type Type => typeof(T);

    internal override JsonTypeInfo ToTypeInfo(JsonSerializerOptions options, ContextOptions context) =>
        JsonMetadataServices.CreateValueInfo<T>(options, new UnionConverter<T>((SpanCodec<T>)Codec, options, context));
}

/// <summary>A type whose codec JsonSerializer does not use.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class LeftType<T>(SpanCodec<T> codec, string because) : BridgedType(codec, because)
{
    internal override Type Type => typeof(T);

    internal override JsonTypeInfo ToTypeInfo(JsonSerializerOptions options, ContextOptions context) =>
        throw new NotSupportedException(LeftBecause);
}
