using System.ComponentModel;
using System.Numerics;
using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

/// <summary>
/// A type that is one JSON value. All there is to know about it is in one file of this folder: how it is read and written, how long it can
/// get, what it is as a key and in quotes. The generator and the tests find it by these interfaces, so a new type is a new file.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IPrimitive<T>
    where T : notnull
{
    static abstract int Read(ReadOnlySpan<byte> json, int position, out T? value);
}

/// <summary>Text of any length, or null.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IUnboundedPrimitive<T> : IPrimitive<T>
    where T : notnull
{
    static abstract int Write(ref JsonOutput output, int at, T? value);
}

/// <summary>A type that may be the key of a dictionary. By default a key is written like the value.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IKeyPrimitive<TSelf, T> : IPrimitive<T>
    where TSelf : IKeyPrimitive<TSelf, T>
    where T : notnull
{
    /// <summary>Reads from a name's quote to the value after its colon.</summary>
    static virtual int ReadKey(ReadOnlySpan<byte> json, int position, out T key)
    {
        position = TSelf.Read(json, position, out T? value);
        key = value!;
        return JsonRead.Colon(json, position);
    }

    static abstract int WriteKey(ref JsonOutput output, int at, T key);
}

/// <summary>A type whose longest value is known, so that room for several of them is made at once.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IBoundedPrimitive<TSelf, T> : IKeyPrimitive<TSelf, T>
    where TSelf : IBoundedPrimitive<TSelf, T>
    where T : struct
{
    /// <summary>
    /// The longest length in bytes. Quotes count, even if the value has none: it has them as a key, or with a number handling.
    /// </summary>
    static abstract int MaxLength { get; }

    static abstract int Write(Span<byte> span, int at, T value);

    static int IKeyPrimitive<TSelf, T>.WriteKey(ref JsonOutput output, int at, T key)
    {
        at = output.Reserve(at, TSelf.MaxLength);
        return output.Colon(TSelf.Write(output.Span, at, key));
    }
}

/// <summary>A type whose routine is so large that it becomes part of a loop over elements, and of no other code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IElementPrimitive<T>
{
    static abstract int ReadElement(ReadOnlySpan<byte> json, int position, out T value);
}

/// <summary>A type whose text depends on whether escaping is relaxed.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface IEscapedPrimitive<T>
{
    static abstract int Write(Span<byte> span, int at, T value, bool relaxed);
}

/// <summary>A number: its key is quoted, and its value is where a JsonNumberHandling says so.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public interface INumberPrimitive<TSelf, T> : IBoundedPrimitive<TSelf, T>
    where TSelf : INumberPrimitive<TSelf, T>
    where T : struct, INumberBase<T>
{
    /// <summary>Whether NaN and the infinities are among its values.</summary>
    static virtual bool HasNames => false;

    /// <summary>
    /// The text in quotes, as read by the parser that System.Text.Json uses: a string does not follow JSON's grammar of numbers.
    /// </summary>
    static abstract bool TryParse(ReadOnlySpan<byte> text, out T value);

    static int IKeyPrimitive<TSelf, T>.ReadKey(ReadOnlySpan<byte> json, int position, out T key) =>
        JsonRead.Colon(json, JsonRead.QuotedNumber<TSelf, T>(json, position, out key));

    static int IKeyPrimitive<TSelf, T>.WriteKey(ref JsonOutput output, int at, T key) => output.NumberKey<TSelf, T>(at, key);
}
