using System.Numerics;
using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

// Numbers with a JsonNumberHandling: a quoted number is accepted only where it says so, a plain number always.
public static partial class JsonRead
{
    public static int Number<TSelf, T>(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out T value)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : struct, INumberBase<T>
    {
        position = SkipBlanks(json, position);
        if (At(json, position, (byte)'"'))
        {
            if ((handling & JsonNumberHandling.AllowReadingFromString) != 0)
                return QuotedNumber<TSelf, T>(json, position, out value);
            if (TSelf.HasNames && (handling & JsonNumberHandling.AllowNamedFloatingPointLiterals) != 0)
                return QuotedNumber<TSelf, T>(json, position, out value, onlyNames: true);
        }

        return TSelf.Read(json, position, out value);
    }

    internal static int QuotedNumber<TSelf, T>(ReadOnlySpan<byte> json, int position, out T value, bool onlyNames = false)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : struct, INumberBase<T>
    {
        int quote = Quote(json, position, typeof(T));
        int after = UnescapedContent.Read(json, quote, typeof(T), out UnescapedContent content);
        value = default;
        bool isParsed = (TSelf.HasNames && TryName(content.Bytes, out value)) || (!onlyNames && TSelf.TryParse(content.Bytes, out value));
        content.Release();
        return isParsed ? after : JsonFail.ThrowConversion(quote, typeof(T));
    }

    private static bool TryName<T>(ReadOnlySpan<byte> text, out T value)
        where T : struct, INumberBase<T>
    {
        double named = text.SequenceEqual("NaN"u8) ? double.NaN
            : text.SequenceEqual("Infinity"u8) ? double.PositiveInfinity
            : text.SequenceEqual("-Infinity"u8) ? double.NegativeInfinity
            : 0;
        value = T.CreateTruncating(named);
        return named != 0;
    }
}
