using System.Buffers.Binary;
using System.Collections.Concurrent;
using System.Numerics;
using System.Text;

namespace SpanCodecs.Support;

/// <summary>
/// The names of an enum and their values, without its type: so that a native program has this code once, and not once for each enum.
/// </summary>
internal sealed class EnumFields
{
    private const int DirectValues = 64;
    private const int MostRemembered = 1024;

    private readonly bool _isFlags;
    private readonly EnumField[] _fields;
    private readonly ulong[] _bits;
    private readonly NameIndex _lookup;
    private readonly bool _differInCaseOnly;

    // Quoted names by value, made when first written; the small values, which most enums have, without a dictionary.
    private readonly byte[]?[] _default = new byte[]?[DirectValues];
    private readonly byte[]?[] _relaxed = new byte[]?[DirectValues];
    private readonly ConcurrentDictionary<(ulong Bits, bool IsRelaxed), byte[]> _others = new();

    internal EnumFields(EnumField[] fields, bool isFlags)
    {
        _isFlags = isFlags;
        _fields = InOrderOfValues(fields);
        // Values with the most bits go first, so that a combination with a name is found before its parts.
        if (isFlags)
            _fields = [.. _fields.OrderByDescending(field => BitOperations.PopCount(field.Bits))];
        _bits = [.. _fields.Select(field => field.Bits)];
        string[] names = [.. _fields.Select(field => field.Name)];
        _lookup = new NameIndex(names);
        _differInCaseOnly = names.Distinct(StringComparer.OrdinalIgnoreCase).Count() < names.Distinct(StringComparer.Ordinal).Count();
    }

    internal string[]? CaseSensitive { get; set; }

    internal bool WritesParts { get; set; }

    /// <summary>The quoted name, or nothing where the value has none.</summary>
    internal byte[] Quoted(ulong bits, bool isRelaxed)
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

    /// <summary>The usual form: one name as it is written, or several with a comma, with or without a blank after it.</summary>
    internal bool TryFindWritten(ReadOnlySpan<byte> names, out ulong bits)
    {
        int whole = _lookup.Find(names);
        bits = whole >= 0 ? _fields[whole].Bits : 0;
        if (whole >= 0)
            return true;
        if (_differInCaseOnly)
            return false;
        while (true)
        {
            names = names[PassShort(names, ref bits)..];
            int comma = names.IndexOf((byte)',');
            ReadOnlySpan<byte> name = comma < 0 ? names : names[..comma];
            int index = name.IsEmpty ? -1 : _lookup.Find(name);
            if (index < 0)
                return false;
            bits |= _bits[index];
            if (comma < 0)
                return true;
            names = names[(comma + 1)..];
            if (names.StartsWith(" "u8))
                names = names[1..];
        }
    }

    /// <summary>Short names with a comma behind each, found by their bytes as one number. Returns how many bytes they are.</summary>
    private int PassShort(ReadOnlySpan<byte> names, ref ulong bits)
    {
        int at = 0;
        while (BitConverter.IsLittleEndian && names.Length - at > sizeof(ulong))
        {
            ulong eight = BinaryPrimitives.ReadUInt64LittleEndian(names[at..]);
            ulong commas = ShortRunDecoding.Zeros(eight ^ 0x2C2C_2C2C_2C2C_2C2C);
            int length = BitOperations.TrailingZeroCount(commas) / 8;
            int index = commas == 0 ? -1 : _lookup.FindShort(eight & ((1UL << (length * 8)) - 1));
            if (index < 0)
                break;
            bits |= _bits[index];
            // The byte is taken of the number if possible: the next name waits for it.
            byte behind = length < sizeof(ulong) - 1 ? (byte)(eight >> ((length + 1) * 8)) : names[at + sizeof(ulong)];
            at += length + (behind == (byte)' ' ? 2 : 1);
        }

        return at;
    }

    /// <summary>Every other form: names in any case, with blanks around them.</summary>
    internal bool TryParse(ReadOnlySpan<char> text, out ulong bits)
    {
        foreach (EnumField field in _fields)
        {
            bits = field.Bits;
            if (text.SequenceEqual(field.Name))
                return true;
        }

        bits = 0;
        ReadOnlySpan<char> rest = text;
        do
        {
            int comma = rest.IndexOf(',');
            ReadOnlySpan<char> name = comma < 0 ? rest : rest[..comma].TrimEnd();
            rest = comma < 0 ? default : rest[(comma + 1)..].TrimStart();
            if (!TryFind(name, out ulong part))
                return false;
            bits |= part;
        }
        while (!rest.IsEmpty);
        return true;
    }

    /// <summary>The first that equals it apart from case, even where another is exactly equal.</summary>
    internal bool TryFind(ReadOnlySpan<char> name, out ulong bits)
    {
        foreach (EnumField field in _fields)
        {
            bits = field.Bits;
            StringComparison comparison = CaseSensitive?.Contains(field.Name) == true
                ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase;
            if (name.Equals(field.Name, comparison))
                return true;
        }

        bits = 0;
        return false;
    }

    private byte[] MakeQuoted(ulong bits, bool isRelaxed)
    {
        if (NameOf(bits) is not { } name)
            return [];
        JsonOutput output = default;
        output.Begin(new DocumentRules(relaxedEscaping: isRelaxed));
        int length = output.String(0, name);
        byte[] quoted = output.Span[..length].ToArray();
        output.Release(length);
        return quoted;
    }

    private string? NameOf(ulong bits)
    {
        if (!(_isFlags && WritesParts) && Array.Find(_fields, field => field.Bits == bits) is { } exact)
            return exact.Name;
        if (!_isFlags)
            return null;

        var names = new StringBuilder();
        ulong rest = bits;
        foreach (EnumField field in _fields)
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
    private static EnumField[] InOrderOfValues(EnumField[] fields)
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
}

internal sealed record EnumField(string Name, ulong Bits);
