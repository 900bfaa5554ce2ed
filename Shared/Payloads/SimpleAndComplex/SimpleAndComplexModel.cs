namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>Three primitives: the row of a table, the element of a list.</summary>
public sealed class Simple
{
    public int Id { get; set; }
    public string? Name { get; set; }
    public bool IsActive { get; set; }
}

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

    /// <summary>A time of unspecified kind, as dates of birth and database columns are.</summary>
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

public sealed class Address
{
    public string Street { get; set; } = "";
    public string City { get; set; } = "";
    public string? PostalCode { get; set; }
    public int Floor { get; set; }
}

/// <summary>Written as a number, which is what serializers do unless told otherwise; the Enterprise payload has enums by name.</summary>
public enum Weekday
{
    Monday = 1,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

[Flags]
public enum Permissions
{
    None = 0,
    Read = 1,
    Write = 2,
    Execute = 4,
    Share = 8,
}

/// <summary>The object with a member of every kind beside a long list, as the article of ten libraries had it in one.</summary>
public sealed class ComplexList
{
    public Complex? Complex { get; set; }
    public List<Simple>? Simples { get; set; }
}

/// <summary>A parent and a child that name each other; <see cref="Cycles"/> builds one, for the error scenarios only.</summary>
public sealed class SimpleNode
{
    public Simple? Value { get; set; }
    public SimpleNode? Parent { get; set; }
    public SimpleNode? Child { get; set; }
}

/// <summary>A parent with a list of children that name it; <see cref="Cycles"/> builds one, for the error scenarios only.</summary>
public sealed class ComplexNode
{
    public Complex? Value { get; set; }
    public ComplexNode? Parent { get; set; }
    public List<ComplexNode>? Children { get; set; }
}
