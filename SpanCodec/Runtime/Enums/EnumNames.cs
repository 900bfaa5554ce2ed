using System.ComponentModel;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// An enum that is written by name, as JsonStringEnumConverter does it: names in any case, several separated by commas, numbers
/// where they are allowed. Naming policies and attributes are already applied to the names.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class EnumNames<TEnum>
    where TEnum : struct, Enum
{
    private readonly bool _allowNumbers;
    private readonly EnumFields _fields;

    public EnumNames(bool allowNumbers, params (string Name, TEnum Value)[] names)
    {
        _allowNumbers = allowNumbers;
        var fields = new EnumField[names.Length];
        for (int i = 0; i < fields.Length; i++)
            fields[i] = new EnumField(names[i].Name, EnumBits<TEnum>.ToBits(names[i].Value));
        _fields = new EnumFields(fields, typeof(TEnum).IsDefined(typeof(FlagsAttribute), inherit: false));
    }

    /// <summary>Names that JsonStringEnumMemberName gave: those match only in their own case.</summary>
    public string[]? CaseSensitive
    {
        get => _fields.CaseSensitive;
        init => _fields.CaseSensitive = value;
    }

    /// <summary>
    /// Whether flags are always written as the names of their parts. System.Text.Json writes the keys of a dictionary so where a policy
    /// changes them.
    /// </summary>
    public bool WritesParts
    {
        get => _fields.WritesParts;
        init => _fields.WritesParts = value;
    }

    public int Read(ReadOnlySpan<byte> json, int position, out TEnum value)
    {
        position = JsonRead.SkipBlanks(json, position);
        if (JsonRead.At(json, position, (byte)'"'))
            return ReadName(json, position, out value);
        if (_allowNumbers)
            return JsonRead.Enum(json, position, out value);
        value = default;
        return JsonFail.ThrowConversion(position, typeof(TEnum));
    }

    /// <summary>Reads from a name's quote to the value after its colon.</summary>
    public int ReadKey(ReadOnlySpan<byte> json, int position, out TEnum value)
    {
        position = JsonRead.SkipBlanks(json, position);
        if (!JsonRead.At(json, position, (byte)'"'))
            JsonFail.ThrowSyntax(position);
        return JsonRead.Colon(json, ReadName(json, position, out value));
    }

    public int Write(ref JsonOutput output, int at, TEnum value)
    {
        byte[] name = _fields.Quoted(EnumBits<TEnum>.ToBits(value), output.IsRelaxed);
        if (name.Length > 0)
            return output.Literal(at, name);
        if (!_allowNumbers)
            throw new JsonException();
        at = output.Reserve(at, JsonWrite.MaxEnum);
        return JsonWrite.Enum(output.Span, at, value);
    }

    public int WriteKey(ref JsonOutput output, int at, TEnum value)
    {
        ulong bits = EnumBits<TEnum>.ToBits(value);
        byte[] name = _fields.Quoted(bits, output.IsRelaxed);
        if (name.Length > 0)
            return output.Colon(output.Literal(at, name));
        if (!_allowNumbers)
            throw new JsonException();
        return EnumBits<TEnum>.IsSigned ? output.NumberKey<JsonInt64, long>(at, (long)bits) : output.NumberKey<JsonUInt64, ulong>(at, bits);
    }

    // Names in their usual form are found by their bytes; every other form is parsed as text.
    private int ReadName(ReadOnlySpan<byte> json, int quote, out TEnum value)
    {
        int start = quote + 1;
        int end = PlainRunSearch.EndOfPlain(json, start);
        if (JsonRead.At(json, end, (byte)'"') && _fields.TryFindWritten(json[start..end], out ulong bits))
        {
            value = EnumBits<TEnum>.ToEnum(bits);
            return end + 1;
        }

        int after = UnescapedContent.Read(json, quote, typeof(TEnum), out UnescapedContent content);
        bool isText = StrictUtf8Decoding.TryDecode(content.Bytes, out string text);
        content.Release();
        if (isText && TryParse(text.AsSpan().Trim(), out value))
            return after;
        value = default;
        return JsonFail.ThrowConversion(quote, typeof(TEnum));
    }

    private bool TryParse(ReadOnlySpan<char> text, out TEnum value)
    {
        bool isInteger = IsInteger(text);
        if (isInteger ? _fields.TryFind(text, out ulong bits) : _fields.TryParse(text, out bits))
        {
            value = EnumBits<TEnum>.ToEnum(bits);
            return true;
        }

        value = default;
        return isInteger && _allowNumbers && Enum.TryParse(text, out value);
    }

    private static bool IsInteger(ReadOnlySpan<char> text)
    {
        if (text.Length > 0 && text[0] is '+' or '-')
            text = text[1..];
        return text.Length > 0 && !text.ContainsAnyExceptInRange('0', '9');
    }
}
