using System.Buffers.Binary;
using System.Text;

namespace JsonAot.Lab.Measures.Size;

/// <summary>
/// The sections and symbols of a 64-bit little-endian ELF file: what every NativeAOT executable for Linux and FreeBSD is,
/// and the file of symbols beside it.
/// </summary>
internal sealed class ElfFile
{
    private const int SectionHeaderSize = 64;
    private const int SymbolSize = 24;
    private const uint SymbolTable = 2;
    private const uint NoBits = 8;

    private readonly byte[] _bytes;
    private readonly string _path;
    private readonly Header[] _headers;

    private ElfFile(string path, byte[] bytes)
    {
        _path = path;
        _bytes = bytes;
        _headers = ReadHeaders();
        Header names = _headers[UInt16(0x3E)];
        Sections = [.. _headers.Select((header, index) => new ElfSection(
            index, Text(names, header.Name), header.Type is not (0 or NoBits), header.Address, header.Offset, header.Size))];
        Symbols = [.. ReadSymbols()];
    }

    internal IReadOnlyList<ElfSection> Sections { get; }

    /// <summary>Named addresses in sections; none after they have been stripped.</summary>
    internal IReadOnlyList<ElfSymbol> Symbols { get; }

    internal long Length => _bytes.Length;

    /// <summary>Whether a file begins as such a file does.</summary>
    internal static bool IsOne(string path)
    {
        Span<byte> start = stackalloc byte[6];
        using FileStream file = File.OpenRead(path);
        // Of 64 bits and little-endian.
        return file.ReadAtLeast(start, start.Length, throwOnEndOfStream: false) == start.Length && start.SequenceEqual("\u007fELF\u0002\u0001"u8);
    }

    /// <exception cref="LabException">It is cut, or not what it should be.</exception>
    internal static ElfFile Read(string path)
    {
        try
        {
            return new ElfFile(path, File.ReadAllBytes(path));
        }
        catch (Exception problem) when (problem is ArgumentOutOfRangeException or IndexOutOfRangeException or OverflowException)
        {
            throw Damaged(path, problem);
        }
    }

    private IEnumerable<ElfSymbol> ReadSymbols()
    {
        foreach (Header table in _headers.Where(header => header.Type == SymbolTable))
        {
            Header names = _headers[table.Link];
            for (long position = table.Offset; position < table.Offset + table.Size; position += SymbolSize)
            {
                int section = UInt16(position + 6);
                byte kind = (byte)(_bytes[position + 4] & 0xF);
                // 3 is a section and 4 a source file: neither names code or data. Beyond 0xFF00 are absolute values and the like.
                if (kind is 3 or 4 || section is 0 or >= 0xFF00)
                    continue;
                yield return new ElfSymbol(Text(names, UInt32(position)), UInt64(position + 8), section);
            }
        }
    }

    private Header[] ReadHeaders()
    {
        if (_bytes.Length < 64 || !_bytes.AsSpan(0, 6).SequenceEqual("\u007fELF\u0002\u0001"u8))
            throw Damaged(_path, null);
        long start = Offset(0x28);
        var headers = new Header[UInt16(0x3C)];
        for (int i = 0; i < headers.Length; i++)
        {
            long at = start + i * SectionHeaderSize;
            // All of it, or a file that is cut in its last header would pass.
            _ = _bytes.AsSpan(checked((int)at), SectionHeaderSize);
            headers[i] = new Header(UInt32(at), UInt32(at + 4), UInt64(at + 16), Offset(at + 24), Offset(at + 32), (int)UInt32(at + 40));
        }

        return headers;
    }

    private string Text(Header names, uint offset)
    {
        ReadOnlySpan<byte> rest = _bytes.AsSpan(checked((int)(names.Offset + offset)));
        return Encoding.UTF8.GetString(rest[..rest.IndexOf((byte)0)]);
    }

    private ushort UInt16(long at) => BinaryPrimitives.ReadUInt16LittleEndian(_bytes.AsSpan(checked((int)at), 2));

    private uint UInt32(long at) => BinaryPrimitives.ReadUInt32LittleEndian(_bytes.AsSpan(checked((int)at), 4));

    private ulong UInt64(long at) => BinaryPrimitives.ReadUInt64LittleEndian(_bytes.AsSpan(checked((int)at), 8));

    private long Offset(long at) => checked((long)UInt64(at));

    private static LabException Damaged(string path, Exception? problem) =>
        new($"{path} is not a whole ELF file. Remove it, so that it is published again.", problem!);

    private readonly record struct Header(uint Name, uint Type, ulong Address, long Offset, long Size, int Link);
}

/// <param name="Index">By which symbols name it.</param>
/// <param name="IsInFile">False where it is only room in memory, to be filled when the program starts.</param>
internal sealed record ElfSection(int Index, string Name, bool IsInFile, ulong Address, long Offset, long Size);

/// <summary>A name for an address.</summary>
internal readonly record struct ElfSymbol(string Name, ulong Address, int Section);
