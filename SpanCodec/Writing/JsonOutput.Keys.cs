namespace SpanCodecs.Generated;

// Keys of dictionaries that are no strings: quoted, and with the colon. None of their characters is ever escaped.
public ref partial struct JsonOutput
{
    public void Key(sbyte key) => Quoted(key, JsonWrite.MaxSByte + 2, JsonWrite.SByte);

    public void Key(byte key) => Quoted(key, JsonWrite.MaxByte + 2, JsonWrite.Byte);

    public void Key(short key) => Quoted(key, JsonWrite.MaxInt16 + 2, JsonWrite.Int16);

    public void Key(ushort key) => Quoted(key, JsonWrite.MaxUInt16 + 2, JsonWrite.UInt16);

    public void Key(int key) => Quoted(key, JsonWrite.MaxInt32 + 2, JsonWrite.Int32);

    public void Key(uint key) => Quoted(key, JsonWrite.MaxUInt32 + 2, JsonWrite.UInt32);

    public void Key(long key) => Quoted(key, JsonWrite.MaxInt64 + 2, JsonWrite.Int64);

    public void Key(ulong key) => Quoted(key, JsonWrite.MaxUInt64 + 2, JsonWrite.UInt64);

    public void Key(Int128 key) => Quoted(key, JsonWrite.MaxInt128 + 2, JsonWrite.Int128);

    public void Key(UInt128 key) => Quoted(key, JsonWrite.MaxUInt128 + 2, JsonWrite.UInt128);

    public void Key(decimal key) => Quoted(key, JsonWrite.MaxDecimal + 2, JsonWrite.Decimal);

    public void Key(Half key) => Quoted(key, JsonWrite.MaxHalf + 2, JsonWrite.Half);

    public void Key(float key) => Quoted(key, JsonWrite.MaxSingle + 2, JsonWrite.Single);

    public void Key(double key) => Quoted(key, JsonWrite.MaxDouble + 2, JsonWrite.Double);

    /// <summary>With a capital, as Utf8JsonWriter writes names of this type.</summary>
    public void Key(bool key)
    {
        Literal(key ? "\"True\""u8 : "\"False\""u8);
        Colon();
    }

    public void Key(Guid key) => Bare(key, JsonWrite.MaxGuid, JsonWrite.Guid);

    public void Key(DateTime key) => Bare(key, JsonWrite.MaxDateTime, JsonWrite.DateTime);

    public void Key(DateTimeOffset key) => Bare(key, JsonWrite.MaxDateTimeOffset, JsonWrite.DateTimeOffset);

    public void Key(DateOnly key) => Bare(key, JsonWrite.MaxDateOnly, JsonWrite.DateOnly);

    public void Key(TimeOnly key) => Bare(key, JsonWrite.MaxTimeOnly, JsonWrite.TimeOnly);

    public void Key(TimeSpan key) => Bare(key, JsonWrite.MaxTimeSpan, JsonWrite.TimeSpan);

    public void Key(char key) => Name(key.ToString());

    public void Key(Uri key) => Name(key.OriginalString);

    public void Key(Version key) => Name(key.ToString());

    public void Key(string key) => Name(key);

    private delegate int Writer<T>(Span<byte> span, int at, T value);

    /// <summary>What is written without quotes as a value.</summary>
    private void Quoted<T>(T key, int room, Writer<T> write)
    {
        Span<byte> span = Reserve(room);
        span[0] = (byte)'"';
        int at = write(span, 1, key);
        span[at] = (byte)'"';
        Advance(at + 1);
        Colon();
    }

    /// <summary>What has quotes as a value, too.</summary>
    private void Bare<T>(T key, int room, Writer<T> write)
    {
        Advance(write(Reserve(room), 0, key));
        Colon();
    }
}
