using System.Buffers.Binary;

namespace JsonAot.Payloads.Enterprise;

/// <summary>Chooses the ordinary values of the sample. Decimals and doubles have few digits, as amounts and places do.</summary>
internal sealed class SampleChooser(ulong seed)
{
    private static readonly DateTime Newest = new(2025, 12, 31, 0, 0, 0, DateTimeKind.Unspecified);

    private readonly DeterministicRandom _random = new(seed);

    internal int Below(int exclusive) => _random.Next(exclusive);

    internal int Between(int least, int most) => least + _random.Next(most - least + 1);

    internal bool OneIn(int chances) => _random.Next(chances) == 0;

    internal T Of<T>(T[] values) => values[_random.Next(values.Length)];

    internal T Of<T>()
        where T : struct, Enum => Of(Enum.GetValues<T>());

    internal decimal Amount(int most) => new(Between(0, most * 100), 0, 0, isNegative: false, scale: 2);

    internal decimal RoundAmount(int most) => Between(1, most) * 1000m;

    /// <summary>A day without a time and of no zone, as people write dates.</summary>
    internal DateTime Day(int years) => Newest.AddDays(-Below(years * 365));

    internal DateTime UtcMoment(int years) =>
        new(Newest.AddDays(-Below(years * 365)).AddSeconds(Below(86400)).Ticks, DateTimeKind.Utc);

    internal DateTimeOffset Moment(int years) =>
        new(Newest.AddDays(-Below(years * 365)).AddMilliseconds(Below(86400) * 1000L), TimeSpan.FromMinutes(Between(-20, 22) * 30));

    internal double Coordinate(int range) => (_random.Next(range * 2000) - (range * 1000)) / 1000.0;

    internal Guid Id()
    {
        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, _random.Next());
        BinaryPrimitives.WriteUInt64LittleEndian(bytes[8..], _random.Next());
        return new Guid(bytes);
    }

    /// <summary>Some sentences in the order in which they are given, none of them twice.</summary>
    internal string Sentences(string[] sentences, int least, int most)
    {
        int next = Below(sentences.Length);
        return string.Join(' ', List(Between(least, most), () => sentences[next++ % sentences.Length]));
    }

    internal List<T> List<T>(int count, Func<T> create)
    {
        var list = new List<T>(count);
        for (int i = 0; i < count; i++)
            list.Add(create());
        return list;
    }

    /// <summary>A few of the named things, each at most once, in the order in which they are named.</summary>
    internal Dictionary<string, TValue> Some<TName, TValue>(TName[] named, int chances, Func<TName, (string Name, TValue Value)> entry)
    {
        var some = new Dictionary<string, TValue>();
        foreach (TName one in named)
        {
            if (!OneIn(chances))
                continue;
            (string name, TValue value) = entry(one);
            some[name] = value;
        }

        return some;
    }
}
