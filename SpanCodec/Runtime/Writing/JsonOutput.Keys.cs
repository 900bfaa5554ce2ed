using System.Globalization;

namespace SpanCodecs.Support;

// Keys of dictionaries that are no strings: quoted, and with the colon. None of their characters is ever escaped.
public ref partial struct JsonOutput
{
    public int Key(int at, sbyte key) => Quoted(at, key, JsonWrite.MaxSByte + 2, JsonWrite.SByte);

    public int Key(int at, byte key) => Quoted(at, key, JsonWrite.MaxByte + 2, JsonWrite.Byte);

    public int Key(int at, short key) => Quoted(at, key, JsonWrite.MaxInt16 + 2, JsonWrite.Int16);

    public int Key(int at, ushort key) => Quoted(at, key, JsonWrite.MaxUInt16 + 2, JsonWrite.UInt16);

    public int Key(int at, int key) => Quoted(at, key, JsonWrite.MaxInt32 + 2, JsonWrite.Int32);

    public int Key(int at, uint key) => Quoted(at, key, JsonWrite.MaxUInt32 + 2, JsonWrite.UInt32);

    public int Key(int at, long key) => Quoted(at, key, JsonWrite.MaxInt64 + 2, JsonWrite.Int64);

    public int Key(int at, ulong key) => Quoted(at, key, JsonWrite.MaxUInt64 + 2, JsonWrite.UInt64);

    public int Key(int at, Int128 key) => Quoted(at, key, JsonWrite.MaxInt128 + 2, JsonWrite.Int128);

    public int Key(int at, UInt128 key) => Quoted(at, key, JsonWrite.MaxUInt128 + 2, JsonWrite.UInt128);

    public int Key(int at, decimal key) => Quoted(at, key, JsonWrite.MaxDecimal + 2, JsonWrite.Decimal);

    // System.Text.Json writes these two as they are, and refuses the double that is no number.
    public int Key(int at, Half key) => !Half.IsFinite(key) ? Name(at, key.ToString(CultureInfo.InvariantCulture)) : Quoted(at, key, JsonWrite.MaxHalf + 2, JsonWrite.Half);

    public int Key(int at, float key) => !float.IsFinite(key) ? Name(at, key.ToString(CultureInfo.InvariantCulture)) : Quoted(at, key, JsonWrite.MaxSingle + 2, JsonWrite.Single);

    public int Key(int at, double key) => Quoted(at, key, JsonWrite.MaxDouble + 2, JsonWrite.Double);

    /// <summary>With a capital, as Utf8JsonWriter writes names of this type.</summary>
    public int Key(int at, bool key) => Colon(Literal(at, key ? "\"True\""u8 : "\"False\""u8));

    public int Key(int at, Guid key) => Bare(at, key, JsonWrite.MaxGuid, JsonWrite.Guid);

    public int Key(int at, DateTime key) => Bare(at, key, JsonWrite.MaxDateTime, JsonWrite.DateTime);

    public int Key(int at, DateTimeOffset key) => Bare(at, key, JsonWrite.MaxDateTimeOffset, JsonWrite.DateTimeOffset);

    public int Key(int at, DateOnly key) => Bare(at, key, JsonWrite.MaxDateOnly, JsonWrite.DateOnly);

    public int Key(int at, TimeOnly key) => Bare(at, key, JsonWrite.MaxTimeOnly, JsonWrite.TimeOnly);

    public int Key(int at, TimeSpan key) => Bare(at, key, JsonWrite.MaxTimeSpan, JsonWrite.TimeSpan);

    public int Key(int at, char key) => Name(at, key.ToString());

    public int Key(int at, Uri key) => Name(at, key.OriginalString);

    public int Key(int at, Version key) => Name(at, key.ToString());

    public int Key(int at, string key) => Name(at, key);

    private delegate int Writer<T>(Span<byte> span, int at, T value);

    /// <summary>What is written without quotes as a value.</summary>
    private int Quoted<T>(int at, T key, int room, Writer<T> write)
    {
        at = Reserve(at, room);
        _span[at] = (byte)'"';
        at = write(_span, at + 1, key);
        _span[at] = (byte)'"';
        return Colon(at + 1);
    }

    /// <summary>What has quotes as a value, too.</summary>
    private int Bare<T>(int at, T key, int room, Writer<T> write)
    {
        at = Reserve(at, room);
        return Colon(write(_span, at, key));
    }
}
