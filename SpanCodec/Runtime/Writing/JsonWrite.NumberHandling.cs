using System.Numerics;
using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

// Numbers with a JsonNumberHandling: in quotes where it says WriteAsString, or where they have no other form.
public static partial class JsonWrite
{
    public static int Number<TSelf, T>(Span<byte> span, int at, JsonNumberHandling handling, T value)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : struct, INumberBase<T>
    {
        bool isFinite = T.IsFinite(value);
        JsonNumberHandling quoted = isFinite
            ? JsonNumberHandling.WriteAsString
            : JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowNamedFloatingPointLiterals;
        if ((handling & quoted) == 0)
            return TSelf.Write(span, at, value);
        at = Literal(span, at, "\""u8);
        at = isFinite ? TSelf.Write(span, at, value)
            : Literal(span, at, T.IsNaN(value) ? "NaN"u8 : T.IsNegative(value) ? "-Infinity"u8 : "Infinity"u8);
        return Literal(span, at, "\""u8);
    }
}
