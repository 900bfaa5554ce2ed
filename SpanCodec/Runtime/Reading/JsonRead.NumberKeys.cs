namespace SpanCodecs.Support;

// Keys of dictionaries: from a name's quote to the value behind its colon.
public static partial class JsonRead
{
    public static int KeyString(ReadOnlySpan<byte> json, int position, out string key) => NameString(json, position, out key);

    public static int KeySByte(ReadOnlySpan<byte> json, int position, out sbyte key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyByte(ReadOnlySpan<byte> json, int position, out byte key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyInt16(ReadOnlySpan<byte> json, int position, out short key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyUInt16(ReadOnlySpan<byte> json, int position, out ushort key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyInt32(ReadOnlySpan<byte> json, int position, out int key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyUInt32(ReadOnlySpan<byte> json, int position, out uint key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyInt64(ReadOnlySpan<byte> json, int position, out long key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyUInt64(ReadOnlySpan<byte> json, int position, out ulong key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyInt128(ReadOnlySpan<byte> json, int position, out Int128 key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyUInt128(ReadOnlySpan<byte> json, int position, out UInt128 key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyDecimal(ReadOnlySpan<byte> json, int position, out decimal key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyHalf(ReadOnlySpan<byte> json, int position, out Half key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeySingle(ReadOnlySpan<byte> json, int position, out float key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyDouble(ReadOnlySpan<byte> json, int position, out double key) =>
        Colon(json, Quoted(json, position, TryParse, out key));

    public static int KeyBoolean(ReadOnlySpan<byte> json, int position, out bool key) =>
        Colon(json, Quoted(json, position, TryParse, out key));
}
