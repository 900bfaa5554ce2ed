namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>
/// The values that are measured. Each is one that System.Text.Json returns unchanged on every machine, which is why
/// no DateTime is of local kind: it is written with the machine's own offset, so that the document would differ.
/// </summary>
internal static class SimpleAndComplexSamples
{
    internal const int ListLength = 2000;

    internal static Simple CreateSimple() => new() { Id = 42, Name = "Zoë O'Neill", IsActive = true };

    internal static List<Simple> CreateSimpleList()
    {
        var random = new DeterministicRandom(2000);
        var list = new List<Simple>(ListLength);
        for (int i = 0; i < ListLength; i++)
            list.Add(new Simple { Id = i + 1, Name = CreateName(random), IsActive = random.Next(4) != 0 });
        return list;
    }

    internal static Complex CreateComplex() => new()
    {
        SByte = -128,
        Byte = 255,
        Int16 = -32768,
        UInt16 = 65535,
        Int32 = -2147483648,
        UInt32 = 4294967295,
        Int64 = -9223372036854775808,
        UInt64 = 18446744073709551615,
        Single = 3.1415927f,
        Double = -1.2345678901234567E-89,
        Decimal = 7922816251426433.7593543950335m,
        Boolean = true,
        Char = 'ß',
        Text = "The quick brown fox jumps over the lazy dog",
        NonAsciiText = "Łódź, 東京 🚀",
        QuotedText = "\"C:\\temp\" & <b>\t\u0001",
        AbsentText = null,
        UtcTime = new DateTime(2024, 2, 29, 23, 59, 59, DateTimeKind.Utc).AddTicks(1234567),
        PlainTime = new DateTime(1969, 7, 20, 20, 17, 40, DateTimeKind.Unspecified),
        OffsetTime = new DateTimeOffset(2021, 10, 31, 2, 30, 0, TimeSpan.FromMinutes(-210)).AddMilliseconds(5),
        Duration = new TimeSpan(12, 3, 4, 5, 6, 7),
        Guid = new Guid("c0ffee00-1dea-4bad-8ace-0123456789ab"),
        Link = new Uri("https://example.org/search?q=json&page=2#top"),
        Weekday = Weekday.Thursday,
        Permissions = Permissions.Read | Permissions.Execute | Permissions.Share,
        AbsentNumber = null,
        PresentNumber = 0.30000000000000004,
        Bytes = [0, 1, 2, 127, 128, 250, 251, 252, 253, 254, 255],
        Numbers = [0, -1, 1, int.MaxValue, int.MinValue, 1000000007],
        Words = ["", "plain", "naïve", "a/b", "two\nlines"],
        Counts = new() { ["apples"] = 3, ["crème"] = -1, ["5\" disks"] = 0 },
        Address = new() { Street = "Große Straße 7", City = "München", PostalCode = null, Floor = -2 },
    };

    private static string? CreateName(DeterministicRandom random) => random.Next(16) switch
    {
        0 => null,
        1 => $"Renée \"{random.Next(1000)}\" Øster",
        _ => $"Item {random.Next(1_000_000)} of shelf {random.Next(100)}",
    };
}

/// <summary>
/// Values that refer back to themselves. No serializer can write them as a tree: one that looks throws, one that
/// does not look runs out of stack. They are no payloads, because nothing about them can be timed by the gate's rules;
/// both contexts carry their metadata.
/// </summary>
public static class Cycles
{
    public static SimpleNode CreateSimple()
    {
        var parent = new SimpleNode { Value = SimpleAndComplexSamples.CreateSimple() };
        parent.Child = new SimpleNode { Value = SimpleAndComplexSamples.CreateSimple(), Parent = parent };
        return parent;
    }

    public static ComplexNode CreateComplex()
    {
        var parent = new ComplexNode { Value = SimpleAndComplexSamples.CreateComplex() };
        parent.Children =
        [
            new() { Value = SimpleAndComplexSamples.CreateComplex(), Parent = parent },
            new() { Value = null, Parent = parent },
        ];
        return parent;
    }
}
