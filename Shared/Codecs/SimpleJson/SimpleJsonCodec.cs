using System.Diagnostics.CodeAnalysis;

namespace JsonAot.Codecs;

/// <summary>Carries the naive serializer through the lanes.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
internal sealed class SimpleJsonCodec<T> : TextCodec<T>
{
    public override string SerializeToString(T value) => SimpleJsonWriter.Write(value, typeof(T));

    public override T? Deserialize(string text) =>
        (T?)new SimpleJsonBinder(text).Bind(SimpleJsonParser.Parse(text), typeof(T));
}
