namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>One member of every kind that ordinary types are made of: what a serializer cannot do shows here.</summary>
public sealed class Complex
{
    public sbyte SByte { get; set; }

    public byte Byte { get; set; }

    public short Int16 { get; set; }

    public ushort UInt16 { get; set; }

    public int Int32 { get; set; }

    public uint UInt32 { get; set; }

    public long Int64 { get; set; }

    public ulong UInt64 { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public bool Boolean { get; set; }

    public char Char { get; set; }

    public string Text { get; set; } = "";

    public string NonAsciiText { get; set; } = "";

    public string QuotedText { get; set; } = "";

    public string? AbsentText { get; set; }

    public DateTime UtcTime { get; set; }

    /// <summary>Of unspecified kind, as dates of birth and database columns are.</summary>
    public DateTime PlainTime { get; set; }

    public DateTimeOffset OffsetTime { get; set; }

    public TimeSpan Duration { get; set; }

    public Guid Guid { get; set; }

    public Uri? Link { get; set; }

    public Weekday Weekday { get; set; }

    public Permissions Permissions { get; set; }

    public int? AbsentNumber { get; set; }

    public double? PresentNumber { get; set; }

    public byte[]? Bytes { get; set; }

    public int[]? Numbers { get; set; }

    public List<string>? Words { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public Address? Address { get; set; }
}
