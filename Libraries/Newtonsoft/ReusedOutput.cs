using System.Diagnostics.CodeAnalysis;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>
/// A stream of bytes and the writer of characters over it, both kept between calls. A JsonTextWriter cannot be: it cannot begin anew.
/// </summary>
[SuppressMessage("Design", "CA1001", Justification = "Streams over an array of their own hold nothing that must be given back.")]
internal sealed class ReusedOutput
{
    private readonly MemoryStream _bytes = new();
    private StreamWriter? _kept;
    private StreamWriter? _current;

    /// <summary>Drops what was written before.</summary>
    internal JsonTextWriter Begin()
    {
        _bytes.SetLength(0);
        _current = _kept ?? NewtonsoftText.Into(_bytes);
        // A failure leaves characters in it, which the next call must not find.
        _kept = null;
        return new JsonTextWriter(_current) { ArrayPool = CharPool.Instance, CloseOutput = false };
    }

    internal ReadOnlySpan<byte> End()
    {
        _current!.Flush();
        _kept = _current;
        return _bytes.GetBuffer().AsSpan(0, (int)_bytes.Length);
    }
}
