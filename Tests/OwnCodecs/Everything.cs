using System.Text.Json.Serialization;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>One member of every kind that SimpleJson carries.</summary>
public sealed class Everything
{
    public sbyte SByte { get; set; } = sbyte.MinValue;

    public byte Byte { get; set; } = byte.MaxValue;

    public short Short { get; set; } = short.MinValue;

    public ushort UShort { get; set; } = ushort.MaxValue;

    public int Int { get; set; } = int.MinValue;

    public uint UInt { get; set; } = uint.MaxValue;

    public long Long { get; set; } = long.MinValue;

    public ulong ULong { get; set; } = ulong.MaxValue;

    public float Float { get; set; } = 16777217.1f;

    public double Double { get; set; } = -1.7976931348623157E+308;

    public double NegativeZero { get; set; } = -0.0;

    public decimal Decimal { get; set; } = 79228162514264337593543950.335m;

    public bool Bool { get; set; } = true;

    public char Char { get; set; } = '"';

    public string Text { get; set; } = "quote \" backslash \\ slash / newline \n bell \a é € 😀";

    public string? NoText { get; set; }

    public DateTime Utc { get; set; } = new DateTime(2026, 11, 21, 10, 20, 30, DateTimeKind.Utc).AddTicks(1234560);

    public DateTime Local { get; set; } = new(2026, 7, 1, 10, 20, 30, DateTimeKind.Local);

    public DateTime Unspecified { get; set; } = new DateTime(1, 1, 1, 0, 0, 0, DateTimeKind.Unspecified).AddTicks(1);

    public DateTimeOffset Offset { get; set; } = new(2026, 11, 21, 10, 20, 30, 5, new TimeSpan(-3, -30, 0));

    public TimeSpan Span { get; set; } = new(-1, -2, -3, -4, -5);

    public Guid Guid { get; set; } = new("0f8fad5b-d9cb-469f-a165-70867728950e");

    public Uri Uri { get; set; } = new("https://example.org/é?q=1&r=%20#f");

    public Uri RelativeUri { get; set; } = new("a/b", UriKind.Relative);

    public Colour Colour { get; set; } = Colour.Green;

    public Colour UnnamedColour { get; set; } = (Colour)77;

    public Named Named { get; set; } = Named.First | Named.Second;

    public Named NoName { get; set; } = (Named)8;

    [JsonConverter(typeof(JsonStringEnumConverter))]
    public Colour NamedColour { get; set; } = Colour.Green;

    public int? Number { get; set; } = 5;

    public int? NoNumber { get; set; }

    public Colour? NoColour { get; set; }

    public byte[] Bytes { get; set; } = [0, 1, 254, 255];

    public byte[] NoBytes { get; set; } = [];

    public int[] Ints { get; set; } = [1, -2, 3];

    public int?[] MaybeInts { get; set; } = [1, null];

    public int[][] Jagged { get; set; } = [[1], [], [2, 3]];

    public List<string?> Texts { get; set; } = ["a", null, ""];

    public IEnumerable<string> Sequence { get; set; } = ["x", "y"];

    public IReadOnlyList<Point> Points { get; set; } = [new Point(1, 2), new Point(3, 4)];

    public Dictionary<string, int> Counts { get; set; } = new() { ["z"] = 1, ["a \" b"] = 2, [""] = 3, ["m"] = 4 };

    public IReadOnlyDictionary<string, List<int>?> Lists { get; set; } = new Dictionary<string, List<int>?> { ["a"] = [1], ["b"] = null };

    public Everything? Inner { get; set; }

    [JsonPropertyName("an other")]
    public string Renamed { get; set; } = "here";

    [JsonIgnore]
    public object Ignored { get; set; } = new();

    public int Computed => Int;

    public string this[int index] => "";
}

public enum Colour : byte
{
    Red,
    Green,
}

[Flags]
[JsonConverter(typeof(JsonStringEnumConverter<Named>))]
public enum Named
{
    None = 0,
    First = 1,
    Second = 2,
}

public readonly record struct Point(int X, int Y);
