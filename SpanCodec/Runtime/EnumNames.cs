using System.Collections.Concurrent;
using System.ComponentModel;
using System.Numerics;
using System.Text;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// An enum that is written by name, as JsonStringEnumConverter does it: names in any case, several separated by commas, numbers
/// where they are allowed. Naming policies and attributes are already applied to the names.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class EnumNames<TEnum>
    where TEnum : struct, Enum
{
    private const int DirectValues = 64;
    private const int MostRemembered = 1024;

    private readonly bool _allowNumbers;
    private readonly bool _isFlags = typeof(TEnum).IsDefined(typeof(FlagsAttribute), inherit: false);
    private readonly Field[] _fields;
    private readonly Utf8Lookup _lookup;
    private readonly bool _differInCaseOnly;

    // Quoted names by value, made when first written; the small values, which most enums have, without a dictionary.
    private readonly byte[]?[] _default = new byte[]?[DirectValues];
    private readonly byte[]?[] _relaxed = new byte[]?[DirectValues];
    private readonly ConcurrentDictionary<(ulong Bits, bool IsRelaxed), byte[]> _others = new();

    public EnumNames(bool allowNumbers, params (string Name, TEnum Value)[] names)
    {
        _allowNumbers = allowNumbers;
        var fields = new List<Field>(names.Length);
        foreach ((string name, TEnum value) in names)
            fields.Add(new Field(name, EnumBits<TEnum>.ToBits(value)));

        _fields = InOrderOfValues([.. fields]);
        // From .NET 10 on those with the most bits go first, so that a combination with a name is found before its parts.
        if (_isFlags && SystemTextJson.IsTenOrLater)
            _fields = [.. _fields.OrderByDescending(field => BitOperations.PopCount(field.Bits))];
        _lookup = new Utf8Lookup([.. _fields.Select(field => field.Name)]);
        _differInCaseOnly = names.Select(name => name.Name).Distinct(StringComparer.OrdinalIgnoreCase).Count()
            < names.Select(name => name.Name).Distinct(StringComparer.Ordinal).Count();
    }

    /// <summary>Names that JsonStringEnumMemberName gave: those match only in their own case.</summary>
    public string[]? CaseSensitive { get; init; }

    /// <summary>
    /// Whether flags are always written as the names of their parts, the least value first. System.Text.Json writes the keys of a dictionary so where a policy
    /// changes them. Until .NET 9 that skips the name of a combination.
    /// </summary>
    public bool WritesParts { get; init; }

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

    /// <summary>From a name's quote to the value after its colon.</summary>
    public int ReadKey(ReadOnlySpan<byte> json, int position, out TEnum value)
    {
        position = JsonRead.SkipBlanks(json, position);
        if (!JsonRead.At(json, position, (byte)'"'))
            JsonFail.ThrowSyntax(position);
        return JsonRead.Colon(json, ReadName(json, position, out value));
    }

    public int Write(ref JsonOutput output, int at, TEnum value)
    {
        ulong bits = EnumBits<TEnum>.ToBits(value);
        byte[] name = Quoted(bits, output.IsRelaxed);
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
        byte[] name = Quoted(bits, output.IsRelaxed);
        if (name.Length > 0)
            return output.Colon(output.Literal(at, name));
        if (!_allowNumbers)
            throw new JsonException();
        return EnumBits<TEnum>.IsSigned ? output.NumberKey<JsonInt64, long>(at, (long)bits) : output.NumberKey<JsonUInt64, ulong>(at, bits);
    }

    /// <summary>The quoted name, or nothing where the value has none.</summary>
    private byte[] Quoted(ulong bits, bool isRelaxed)
    {
        byte[]?[] direct = isRelaxed ? _relaxed : _default;
        if (bits < DirectValues)
            return direct[bits] ??= MakeQuoted(bits, isRelaxed);
        if (_others.TryGetValue((bits, isRelaxed), out byte[]? known))
            return known;
        byte[] made = MakeQuoted(bits, isRelaxed);
        if (_others.Count < MostRemembered)
            _others[(bits, isRelaxed)] = made;
        return made;
    }

    private byte[] MakeQuoted(ulong bits, bool isRelaxed)
    {
        if (NameOf(bits) is not { } name)
            return [];
        JsonOutput output = default;
        output.Begin(new DocumentRules(relaxedEscaping: isRelaxed));
        int length = output.String(0, name);
        byte[] quoted = output.Span[..length].ToArray();
        output.Release();
        return quoted;
    }

    private string? NameOf(ulong bits)
    {
        if (!(_isFlags && WritesParts) && _fields.FirstOrDefault(field => field.Bits == bits) is { } exact)
            return exact.Name;
        if (!_isFlags)
            return null;

        var names = new StringBuilder();
        ulong rest = bits;
        foreach (Field field in _fields)
        {
            if (field.Bits == 0 ? bits != 0 : (rest & field.Bits) != field.Bits)
                continue;
            rest &= ~field.Bits;
            names.Append(names.Length > 0 ? ", " : "").Append(field.Name);
            if (rest == 0)
                return names.ToString();
        }

        return null;
    }

    /// <summary>The order of Enum.GetNames: its sorting is not stable, so it is repeated as it is.</summary>
    private static Field[] InOrderOfValues(Field[] fields)
    {
        ulong[] values = [.. fields.Select(field => field.Bits)];
        for (int i = 1; i < values.Length; i++)
        {
            if (values[i - 1] <= values[i])
                continue;
            Array.Sort(values, fields);
            break;
        }

        return fields;
    }

    private sealed record Field(string Name, ulong Bits);
}
