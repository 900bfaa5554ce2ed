using System.Runtime.InteropServices;
using System.Text;

namespace JsonAot.Lab.Results;

/// <summary>What macOS calls its processor, such as "Apple M3 Pro". There is no file that says so.</summary>
internal static partial class MacProcessor
{
    /// <summary>Null where the system does not say.</summary>
    internal static string? Name
    {
        get
        {
            Span<byte> text = stackalloc byte[256];
            nint length = text.Length;
            return Ask("machdep.cpu.brand_string", text, ref length, 0, 0) == 0
                ? Encoding.UTF8.GetString(text[..(int)length]).TrimEnd('\0')
                : null;
        }
    }

    [LibraryImport("libc", EntryPoint = "sysctlbyname", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Ask(string name, Span<byte> value, ref nint length, nint newValue, nint newLength);
}
