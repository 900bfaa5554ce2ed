using JsonAot.Payloads.SimpleAndComplex;
using Serde;

namespace JsonAot.Libraries;

[GenerateSerde(ForType = typeof(Simple))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct SimpleProxy
{
    public int Id;
    public string? Name;
    public bool IsActive;

    public static explicit operator SimpleProxy(Simple value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        IsActive = value.IsActive,
    };

    public static explicit operator Simple(SimpleProxy value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        IsActive = value.IsActive,
    };
}

[GenerateSerde(ForType = typeof(Complex))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(DateTime), Proxy = typeof(TimeProxy))]
[UseProxy(ForType = typeof(TimeSpan), Proxy = typeof(DurationProxy))]
[UseProxy(ForType = typeof(Uri), Proxy = typeof(OrNull<Uri, UriProxy>))]
[UseProxy(ForType = typeof(Address), Proxy = typeof(OrNull<Address, AddressProxy>))]
internal partial struct ComplexProxy
{
    public sbyte SByte;
    public byte Byte;
    public short Int16;
    public ushort UInt16;
    public int Int32;
    public uint UInt32;
    public long Int64;
    public ulong UInt64;
    public float Single;
    public double Double;
    public decimal Decimal;
    public bool Boolean;
    public char Char;
    public string Text;
    public string NonAsciiText;
    public string QuotedText;
    public string? AbsentText;
    public DateTime UtcTime;
    public DateTime PlainTime;
    public DateTimeOffset OffsetTime;
    public TimeSpan Duration;
    public Guid Guid;
    public Uri? Link;
    public int Weekday;
    public int Permissions;
    public int? AbsentNumber;
    public double? PresentNumber;

    [SerdeMemberOptions(Proxy = typeof(OrNull<byte[], ByteArrayProxy>))]
    public byte[]? Bytes;

    public int[]? Numbers;
    public List<string>? Words;
    public Dictionary<string, int>? Counts;
    public Address? Address;

    public static explicit operator ComplexProxy(Complex value) => new()
    {
        SByte = value.SByte,
        Byte = value.Byte,
        Int16 = value.Int16,
        UInt16 = value.UInt16,
        Int32 = value.Int32,
        UInt32 = value.UInt32,
        Int64 = value.Int64,
        UInt64 = value.UInt64,
        Single = value.Single,
        Double = value.Double,
        Decimal = value.Decimal,
        Boolean = value.Boolean,
        Char = value.Char,
        Text = value.Text,
        NonAsciiText = value.NonAsciiText,
        QuotedText = value.QuotedText,
        AbsentText = value.AbsentText,
        UtcTime = value.UtcTime,
        PlainTime = value.PlainTime,
        OffsetTime = value.OffsetTime,
        Duration = value.Duration,
        Guid = value.Guid,
        Link = value.Link,
        Weekday = (int)value.Weekday,
        Permissions = (int)value.Permissions,
        AbsentNumber = value.AbsentNumber,
        PresentNumber = value.PresentNumber,
        Bytes = value.Bytes,
        Numbers = value.Numbers,
        Words = value.Words,
        Counts = value.Counts,
        Address = value.Address,
    };

    public static explicit operator Complex(ComplexProxy value) => new()
    {
        SByte = value.SByte,
        Byte = value.Byte,
        Int16 = value.Int16,
        UInt16 = value.UInt16,
        Int32 = value.Int32,
        UInt32 = value.UInt32,
        Int64 = value.Int64,
        UInt64 = value.UInt64,
        Single = value.Single,
        Double = value.Double,
        Decimal = value.Decimal,
        Boolean = value.Boolean,
        Char = value.Char,
        Text = value.Text,
        NonAsciiText = value.NonAsciiText,
        QuotedText = value.QuotedText,
        AbsentText = value.AbsentText,
        UtcTime = value.UtcTime,
        PlainTime = value.PlainTime,
        OffsetTime = value.OffsetTime,
        Duration = value.Duration,
        Guid = value.Guid,
        Link = value.Link,
        Weekday = (Weekday)value.Weekday,
        Permissions = (Permissions)value.Permissions,
        AbsentNumber = value.AbsentNumber,
        PresentNumber = value.PresentNumber,
        Bytes = value.Bytes,
        Numbers = value.Numbers,
        Words = value.Words,
        Counts = value.Counts,
        Address = value.Address,
    };
}

[GenerateSerde(ForType = typeof(Address))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct AddressProxy
{
    public string Street;
    public string City;
    public string? PostalCode;
    public int Floor;

    public static explicit operator AddressProxy(Address value) => new()
    {
        Street = value.Street,
        City = value.City,
        PostalCode = value.PostalCode,
        Floor = value.Floor,
    };

    public static explicit operator Address(AddressProxy value) => new()
    {
        Street = value.Street,
        City = value.City,
        PostalCode = value.PostalCode,
        Floor = value.Floor,
    };
}

[GenerateSerde(ForType = typeof(ComplexList))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Complex), Proxy = typeof(OrNull<Complex, ComplexProxy>))]
[UseProxy(ForType = typeof(Simple), Proxy = typeof(OrNull<Simple, SimpleProxy>))]
internal partial struct ComplexListProxy
{
    public Complex? Complex;
    public List<Simple?>? Simples;

    public static explicit operator ComplexListProxy(ComplexList value) => new()
    {
        Complex = value.Complex,
        Simples = value.Simples!,
    };

    public static explicit operator ComplexList(ComplexListProxy value) => new()
    {
        Complex = value.Complex,
        Simples = value.Simples!,
    };
}

[GenerateSerde(ForType = typeof(SimpleNode))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Simple), Proxy = typeof(OrNull<Simple, SimpleProxy>))]
[UseProxy(ForType = typeof(SimpleNode), Proxy = typeof(OrNull<SimpleNode, SimpleNodeProxy>))]
internal partial struct SimpleNodeProxy
{
    public Simple? Value;
    public SimpleNode? Parent;
    public SimpleNode? Child;

    public static explicit operator SimpleNodeProxy(SimpleNode value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Child = value.Child,
    };

    public static explicit operator SimpleNode(SimpleNodeProxy value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Child = value.Child,
    };
}

[GenerateSerde(ForType = typeof(ComplexNode))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Complex), Proxy = typeof(OrNull<Complex, ComplexProxy>))]
[UseProxy(ForType = typeof(ComplexNode), Proxy = typeof(OrNull<ComplexNode, ComplexNodeProxy>))]
internal partial struct ComplexNodeProxy
{
    public Complex? Value;
    public ComplexNode? Parent;
    public List<ComplexNode?>? Children;

    public static explicit operator ComplexNodeProxy(ComplexNode value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Children = value.Children!,
    };

    public static explicit operator ComplexNode(ComplexNodeProxy value) => new()
    {
        Value = value.Value,
        Parent = value.Parent,
        Children = value.Children!,
    };
}
