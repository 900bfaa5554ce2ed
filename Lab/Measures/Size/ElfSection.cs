namespace JsonAot.Lab.Measures.Size;

/// <param name="Index">By which symbols name it.</param>
/// <param name="IsInFile">False where it is only room in memory, to be filled when the program starts.</param>
internal sealed record ElfSection(int Index, string Name, bool IsInFile, ulong Address, long Offset, long Size);

/// <summary>A name for an address.</summary>
internal readonly record struct ElfSymbol(string Name, ulong Address, int Section);
