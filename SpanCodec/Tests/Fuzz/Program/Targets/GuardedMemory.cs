using System.Buffers;
using System.Runtime.InteropServices;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Memory that ends where the next page is forbidden: a byte read or written too far ends the process.</summary>
internal sealed unsafe partial class GuardedMemory : MemoryManager<byte>
{
    private const int ReadAndWrite = 3;
    private const int PrivateAndAnonymous = 0x22;
    private readonly nint _start;
    private readonly nint _size;

    public GuardedMemory(int pages)
    {
        _size = (nint)pages * Environment.SystemPageSize;
        _start = Map(0, (nuint)(_size + Environment.SystemPageSize), ReadAndWrite, PrivateAndAnonymous, -1, 0);
        if (_start == -1 || Protect(_start + _size, (nuint)Environment.SystemPageSize, 0) != 0)
            throw new InvalidOperationException("The system gave no guarded memory.");
    }

    public static string? WhyNot => OperatingSystem.IsLinux() ? null : "mmap is called with Linux's constants";

    /// <summary>The last bytes before the forbidden page.</summary>
    public Span<byte> Last(int length) => GetSpan()[^length..];

    public override Span<byte> GetSpan() => new((void*)_start, (int)_size);

    public override MemoryHandle Pin(int elementIndex = 0) => new((void*)(_start + elementIndex));

    public override void Unpin()
    {
    }

    protected override void Dispose(bool disposing) => _ = Unmap(_start, (nuint)(_size + Environment.SystemPageSize));

    [LibraryImport("libc", EntryPoint = "mmap")]
    private static partial nint Map(nint address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect")]
    private static partial int Protect(nint address, nuint length, int protection);

    [LibraryImport("libc", EntryPoint = "munmap")]
    private static partial int Unmap(nint address, nuint length);
}
