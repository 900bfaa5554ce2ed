namespace SpanCodecs.Tests.Fuzz;

/// <summary>A document that ends where memory does: a byte read too far ends the process.</summary>
internal static class Guarded
{
    private const int Pages = 16;

    [ThreadStatic]
    private static GuardedMemory? s_memory;

    internal static T? Read<T>(SpanCodec<T> codec, byte[] document)
    {
        if (GuardedMemory.WhyNot is not null || document.Length > Pages * Environment.SystemPageSize)
            return codec.Deserialize(document);
        Span<byte> last = (s_memory ??= new GuardedMemory(Pages)).Last(document.Length);
        document.CopyTo(last);
        return codec.Deserialize(last);
    }
}
