using Serde;

namespace JsonAot.Libraries;

/// <summary>A proxy that is named for a type is taken for its values that may be null too, and a generated one knows no null.</summary>
internal sealed class OrNull<T, TProxy> : ISerializeProvider<T?>, IDeserializeProvider<T?>
    where T : class
    where TProxy : ISerializeProvider<T>, IDeserializeProvider<T>
{
    static ISerialize<T?> ISerializeProvider<T?>.Instance => NullableRefProxy.Ser<T, TProxy>.Instance;

    static IDeserialize<T?> IDeserializeProvider<T?>.Instance => NullableRefProxy.De<T, TProxy>.Instance;
}
