namespace SpanCodecs.Tests.Checks;

/// <summary>In which lanes JsonSerializer is compared: all, the first that reads and the first that writes, or one alone.</summary>
internal sealed class BridgeLanes
{
    /// <summary>As many lanes at most read; those behind this number write.</summary>
    private const int MostReading = 12;

    /// <summary>BridgeWriting's.</summary>
    private const int Writing = 11;

    /// <summary>The numbers of lanes.</summary>
    internal const int Count = MostReading + Writing;

    private readonly Range _range;
    private readonly int? _only;

    private BridgeLanes(Range range, int? only) => (_range, _only) = (range, only);

    internal static BridgeLanes All { get; } = new(.., null);

    internal static BridgeLanes First { get; } = new(..1, null);

    internal static BridgeLanes Only(int lane) => new(.., lane);

    /// <summary>What cannot be read is not written either: then each number is that of a lane that reads.</summary>
    internal IEnumerable<TLane> OfReading<TLane>(IEnumerable<TLane> lanes, bool hasValue) => _only switch
    {
        null => lanes.Take(_range),
        >= MostReading when hasValue => [],
        { } only => lanes.Skip(only % MostReading).Take(1).DefaultIfEmpty(lanes.First()),
    };

    internal IEnumerable<TLane> OfWriting<TLane>(IEnumerable<TLane> lanes) => _only switch
    {
        null => lanes.Take(_range),
        { } only => lanes.Skip(only - MostReading).Take(only < MostReading ? 0 : 1),
    };
}
