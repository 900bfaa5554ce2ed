using System.IO.MemoryMappedFiles;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>What a worker is at, in memory that outlives it: an input that ends the process, or does not end, is found there.</summary>
internal sealed unsafe class CurrentInput : IDisposable
{
    private const int Header = 16;
    private const int Size = 1 << 20;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;
    private readonly byte* _memory;

    internal CurrentInput(string path)
    {
        _file = MemoryMappedFile.CreateFromFile(path, FileMode.OpenOrCreate, null, Size);
        _view = _file.CreateViewAccessor();
        _view.SafeMemoryMappedViewHandle.AcquirePointer(ref _memory);
    }

    /// <summary>How many inputs were begun.</summary>
    internal long Count => Volatile.Read(ref *(long*)_memory);

    internal (int Target, byte[] Input) Last => (((int*)_memory)[2], new Span<byte>(_memory + Header, ((int*)_memory)[3]).ToArray());

    internal void Begin(int target, byte[] input)
    {
        ((int*)_memory)[2] = target;
        ((int*)_memory)[3] = input.Length;
        input.CopyTo(new Span<byte>(_memory + Header, Size - Header));
        Volatile.Write(ref *(long*)_memory, *(long*)_memory + 1);
    }

    public void Dispose()
    {
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file.Dispose();
    }
}
