using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>Strings share their routines with names and keys, so those stand in JsonRead and JsonOutput.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonString : IUnboundedPrimitive<string>, IKeyPrimitive<JsonString, string>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out string? value) => JsonRead.String(json, position, out value);

    public static int Write(ref JsonOutput output, int at, string? value) => output.String(at, value);

    public static int ReadKey(ReadOnlySpan<byte> json, int position, out string key) => JsonRead.NameString(json, position, out key);

    public static int WriteKey(ref JsonOutput output, int at, string key) => output.Name(at, key);
}
