using System.Globalization;
using System.Numerics;

namespace SpanCodecs.Support;

// Keys of dictionaries: quoted, and with the colon.
public ref partial struct JsonOutput
{
    public int Key<TSelf, T>(int at, T key)
        where TSelf : IKeyPrimitive<TSelf, T>
        where T : notnull => TSelf.WriteKey(ref this, at, key);

    /// <summary>A number in quotes, which it does not have as a value. None of its characters is ever escaped.</summary>
    internal int NumberKey<TSelf, T>(int at, T key)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : struct, INumberBase<T>
    {
        at = Reserve(at, TSelf.MaxLength);
        _span[at] = (byte)'"';
        at = TSelf.Write(_span, at + 1, key);
        _span[at] = (byte)'"';
        return Colon(at + 1);
    }

    /// <summary>
    /// Writes the smaller floating-point types as System.Text.Json does: NaN and the infinities by their names. It refuses those of a
    /// double.
    /// </summary>
    internal int NumberOrNameKey<TSelf, T>(int at, T key)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : struct, INumberBase<T> =>
        T.IsFinite(key) ? NumberKey<TSelf, T>(at, key) : Name(at, key.ToString(null, CultureInfo.InvariantCulture));
}
