using System.Runtime.InteropServices;

namespace JsonAot.Processes.Launching;

/// <summary>An array of C strings that ends with a null, made once for many launches.</summary>
internal sealed class NativeTexts : IDisposable
{
    private readonly nint[] _texts;

    internal NativeTexts(IEnumerable<string> texts)
    {
        _texts = [.. texts.Select(Marshal.StringToCoTaskMemUTF8), 0];
        Address = Marshal.AllocHGlobal(_texts.Length * nint.Size);
        Marshal.Copy(_texts, 0, Address, _texts.Length);
    }

    internal nint Address { get; }

    public void Dispose()
    {
        Marshal.FreeHGlobal(Address);
        foreach (nint text in _texts)
            Marshal.FreeCoTaskMem(text);
    }
}
