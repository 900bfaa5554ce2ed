using System.Text.Json.Serialization;

// Shapes that people write, good or not.
#pragma warning disable CA2227, CA1002, CA1819, CA1034, CA1051, CA1815, CA1040, CA1000, CA1024, IDE0044, CA1823, CA1812

namespace SpanCodecs.Tests.Generation.Types;

public class EveryPrimitive
{
    public bool Boolean { get; set; }
    public sbyte SByte { get; set; }
    public byte Byte { get; set; }
    public short Int16 { get; set; }
    public ushort UInt16 { get; set; }
    public int Int32 { get; set; }
    public uint UInt32 { get; set; }
    public long Int64 { get; set; }
    public ulong UInt64 { get; set; }
    public Int128 Int128 { get; set; }
    public UInt128 UInt128 { get; set; }
    public Half Half { get; set; }
    public float Single { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public char Char { get; set; } = 'x';
    public string? String { get; set; }
    public Uri? Uri { get; set; }
    public Version? Version { get; set; }
    public Guid Guid { get; set; }
    public DateTime DateTime { get; set; }
    public DateTimeOffset DateTimeOffset { get; set; }
    public DateOnly DateOnly { get; set; }
    public TimeOnly TimeOnly { get; set; }
    public TimeSpan TimeSpan { get; set; }
    public byte[]? Bytes { get; set; }
    public Memory<byte> Memory { get; set; }
    public ReadOnlyMemory<byte> ReadOnlyMemory { get; set; }
    public DayOfWeek Enum { get; set; }
    public int? NullableInt32 { get; set; }
    public bool? NullableBoolean { get; set; }
    public byte? NullableByte { get; set; }
    public decimal? NullableDecimal { get; set; }
    public Guid? NullableGuid { get; set; }
    public DateTime? NullableDateTime { get; set; }
    public DayOfWeek? NullableEnum { get; set; }
    public Point? NullableStruct { get; set; }
}

public struct Point
{
    public int X { get; set; }
    public int Y { get; set; }
}

public readonly record struct Size(int Width, int Height);

public class Base
{
    public int Id { get; set; }
    public virtual string? Text { get; set; }
    public string? Shadowed { get; set; }
}

public class Derived : Base
{
    public override string? Text { get; set; }
    public new int Shadowed { get; set; }
    public string? Own { get; set; }
    public int ReadOnly => 7;
    public int WriteOnly { set => Own = value.ToString(System.Globalization.CultureInfo.InvariantCulture); }
    internal int Internal { get; set; } = 3;
    public int PrivateSetter { get; private set; } = 4;
    public int Field = 5;
    [JsonInclude]
    public int IncludedField = 6;
    [JsonInclude]
    private int IncludedPrivate { get; set; } = 8;
    [JsonInclude]
    internal int IncludedSetter { get; private set; } = 9;
}

public class Generic<T>
    where T : notnull
{
    public T? Value { get; init; }
    [JsonInclude]
    private List<T>? Hidden { get; set; }
    public Generic<T>? Next { get; set; }

    public static Generic<T> Create(params T[] hidden) => new() { Value = hidden[0], Hidden = [.. hidden] };
}

public record Made(int Id, string? Name = "none", double Rate = double.NaN, DayOfWeek Day = DayOfWeek.Friday, params string[]? Tags)
{
    public required decimal Price { get; init; }
    public string? Remark { get; set; } = "initial";
    public int Length => Name?.Length ?? 0;
}

public class Initialised
{
    public int Count { get; init; } = 5;
    public required string Name { get; init; }
    [JsonRequired]
    public int Needed { get; set; }
    public required int? Third;
}

public class PrivatelyMade
{
    [JsonConstructor]
    private PrivatelyMade(int value) => Value = value;

    public int Value { get; }

    public static PrivatelyMade Of(int value) => new(value);
}

public class Unmakeable(int a)
{
    public Unmakeable(int a, int b)
        : this(a + b)
    {
    }

    public int A { get; } = a;
}

public class Named
{
    [JsonPropertyName("first name")]
    public string? First { get; set; }
    [JsonPropertyName("naïve \"quoted\" <&>")]
    public int Odd { get; set; }
    [JsonPropertyOrder(-1)]
    public int Leading { get; set; }
    [JsonPropertyOrder(1)]
    public int Trailing { get; set; }
    [JsonIgnore]
    public int Ignored { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public string? Always { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Sometimes { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int Seldom { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int? SeldomNull { get; set; }
    public string? XMLHttpRequest2 { get; set; }
    public int @class { get; set; }
}

public class Sparse
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? First { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int Second { get; set; }
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public List<int>? Third { get; set; }
}
