namespace SpanCodecs.Generated;

// Keys of dictionaries that are no strings: quoted, and with the colon. None of their characters is ever escaped.
public ref partial struct JsonOutput
{
    public void Key(sbyte key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxSByte + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.SByte(span, 1, key));
    }

    public void Key(byte key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxByte + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Byte(span, 1, key));
    }

    public void Key(short key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxInt16 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Int16(span, 1, key));
    }

    public void Key(ushort key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxUInt16 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.UInt16(span, 1, key));
    }

    public void Key(int key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxInt32 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Int32(span, 1, key));
    }

    public void Key(uint key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxUInt32 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.UInt32(span, 1, key));
    }

    public void Key(long key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxInt64 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Int64(span, 1, key));
    }

    public void Key(ulong key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxUInt64 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.UInt64(span, 1, key));
    }

    public void Key(Int128 key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxInt128 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Int128(span, 1, key));
    }

    public void Key(UInt128 key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxUInt128 + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.UInt128(span, 1, key));
    }

    public void Key(decimal key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxDecimal + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Decimal(span, 1, key));
    }

    public void Key(Half key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxHalf + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Half(span, 1, key));
    }

    public void Key(float key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxSingle + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Single(span, 1, key));
    }

    public void Key(double key)
    {
        Span<byte> span = Reserve(JsonWrite.MaxDouble + 2);
        span[0] = (byte)'"';
        EndKey(span, JsonWrite.Double(span, 1, key));
    }

    /// <summary>With a capital, as Utf8JsonWriter writes names of this type.</summary>
    public void Key(bool key)
    {
        Literal(key ? "\"True\""u8 : "\"False\""u8);
        Colon();
    }

    public void Key(Guid key)
    {
        Advance(JsonWrite.Guid(Reserve(JsonWrite.MaxGuid), 0, key));
        Colon();
    }

    public void Key(DateTime key)
    {
        Advance(JsonWrite.DateTime(Reserve(JsonWrite.MaxDateTime), 0, key));
        Colon();
    }

    public void Key(DateTimeOffset key)
    {
        Advance(JsonWrite.DateTimeOffset(Reserve(JsonWrite.MaxDateTimeOffset), 0, key));
        Colon();
    }

    public void Key(DateOnly key)
    {
        Advance(JsonWrite.DateOnly(Reserve(JsonWrite.MaxDateOnly), 0, key));
        Colon();
    }

    public void Key(TimeOnly key)
    {
        Advance(JsonWrite.TimeOnly(Reserve(JsonWrite.MaxTimeOnly), 0, key));
        Colon();
    }

    public void Key(TimeSpan key)
    {
        Advance(JsonWrite.TimeSpan(Reserve(JsonWrite.MaxTimeSpan), 0, key));
        Colon();
    }

    public void Key(char key) => Name(key.ToString());

    public void Key(Uri key) => Name(key.OriginalString);

    public void Key(Version key) => Name(key.ToString());

    public void Key(string key) => Name(key);

    private void EndKey(Span<byte> span, int at)
    {
        span[at] = (byte)'"';
        Advance(at + 1);
        Colon();
    }
}
