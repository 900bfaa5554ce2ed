using System.Text.Json.Serialization;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>What one launch took; times in nanoseconds. A phase that a program does not have is null.</summary>
internal sealed record StartupSample
{
    public double ToMain { get; init; }

    public double? Input { get; init; }

    public double? SetUp { get; init; }

    public double? FirstWrite { get; init; }

    public double? FirstRead { get; init; }

    public double Done { get; init; }

    public double Exit { get; init; }

    public double Wall { get; init; }

    public double User { get; init; }

    public double System { get; init; }

    public double PeakBytes { get; init; }

    public double MinorFaults { get; init; }

    /// <exception cref="InvalidDataException">The report's stamps cannot be.</exception>
    internal static StartupSample Of(Launch launch)
    {
        long[] stamps = [.. launch.Report!.Stamps];
        long[] taken = [launch.Spawned, .. stamps.Where(stamp => stamp != StartReport.NoStamp), launch.Received];
        if (stamps.Length is not (1 or 5) || taken.Zip(taken.Skip(1)).Any(pair => pair.First > pair.Second))
            throw new InvalidDataException("reported times that cannot be");
        return new StartupSample
        {
            ToMain = stamps[0] - launch.Spawned,
            Input = Phase(stamps, 1),
            SetUp = Phase(stamps, 2),
            FirstWrite = Phase(stamps, 3),
            FirstRead = Phase(stamps, 4),
            Done = taken[^2] - launch.Spawned,
            Exit = launch.Ended - launch.Released,
            Wall = launch.Received - launch.Spawned + launch.Ended - launch.Released,
            User = launch.UserNs,
            System = launch.SystemNs,
            PeakBytes = launch.PeakBytes ?? 0,
            MinorFaults = launch.Usage.MinorFaults,
        };
    }

    private static double? Phase(long[] stamps, int index)
    {
        if (index >= stamps.Length || stamps[index] == StartReport.NoStamp)
            return null;
        return stamps[index] - stamps.Take(index).Last(stamp => stamp != StartReport.NoStamp);
    }
}

[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Round<StartupSample>))]
internal sealed partial class StartupRoundJson : JsonSerializerContext;
