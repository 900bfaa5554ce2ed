using System.Buffers.Binary;
using System.Text;

namespace JsonAot.Tests.Lab.Size;

/// <summary>Makes ELF files of a few hundred bytes, with the sections and symbols that a test wants.</summary>
internal sealed class SmallElf
{
    private const int HeaderSize = 64;
    private const ulong FirstAddress = 0x1000;

    private readonly List<(string Name, uint Type, ulong Address, byte[] Bytes, int Link)> _sections = [("", 0, 0, [], 0)];
    private readonly List<byte> _names = [0];
    private readonly List<byte> _symbols = [.. new byte[24]];

    /// <returns>Its address.</returns>
    internal ulong Section(string name, int size)
    {
        ulong address = _sections.Count == 1 ? FirstAddress : _sections[^1].Address + (ulong)_sections[^1].Bytes.Length;
        _sections.Add((name, 1, address, new byte[size], 0));
        return address;
    }

    internal void Symbol(string name, ulong address)
    {
        byte[] symbol = new byte[24];
        BinaryPrimitives.WriteUInt32LittleEndian(symbol, (uint)_names.Count);
        symbol[4] = 2;
        BinaryPrimitives.WriteUInt16LittleEndian(symbol.AsSpan(6), (ushort)(_sections.Count - 1));
        BinaryPrimitives.WriteUInt64LittleEndian(symbol.AsSpan(8), address);
        _symbols.AddRange(symbol);
        _names.AddRange(Encoding.UTF8.GetBytes(name + "\0"));
    }

    /// <summary>All that was added.</summary>
    internal byte[] ToBytes()
    {
        var sections = _sections.ToList();
        sections.Add((".symtab", 2, 0, _symbols.ToArray(), sections.Count + 1));
        sections.Add((".strtab", 3, 0, _names.ToArray(), 0));
        var titles = new List<byte>();
        uint[] offsets = [.. sections.Select(section => Append(titles, section.Name)), Append(titles, ".shstrtab")];
        sections.Add((".shstrtab", 3, 0, titles.ToArray(), 0));

        byte[] file = new byte[HeaderSize + sections.Sum(section => section.Bytes.Length) + 64 * sections.Count];
        int position = HeaderSize;
        int table = file.Length - 64 * sections.Count;
        for (int i = 0; i < sections.Count; i++)
        {
            Span<byte> header = file.AsSpan(table + 64 * i, 64);
            BinaryPrimitives.WriteUInt32LittleEndian(header, offsets[i]);
            BinaryPrimitives.WriteUInt32LittleEndian(header[4..], sections[i].Type);
            BinaryPrimitives.WriteUInt64LittleEndian(header[16..], sections[i].Address);
            BinaryPrimitives.WriteUInt64LittleEndian(header[24..], (ulong)position);
            BinaryPrimitives.WriteUInt64LittleEndian(header[32..], (ulong)sections[i].Bytes.Length);
            BinaryPrimitives.WriteUInt32LittleEndian(header[40..], (uint)sections[i].Link);
            sections[i].Bytes.CopyTo(file, position);
            position += sections[i].Bytes.Length;
        }

        "\u007fELF\u0002\u0001\u0001"u8.CopyTo(file);
        BinaryPrimitives.WriteUInt64LittleEndian(file.AsSpan(0x28), (ulong)table);
        BinaryPrimitives.WriteUInt16LittleEndian(file.AsSpan(0x3C), (ushort)sections.Count);
        BinaryPrimitives.WriteUInt16LittleEndian(file.AsSpan(0x3E), (ushort)(sections.Count - 1));
        return file;
    }

    private static uint Append(List<byte> titles, string title)
    {
        uint offset = (uint)titles.Count;
        titles.AddRange(Encoding.UTF8.GetBytes(title + "\0"));
        return offset;
    }
}
