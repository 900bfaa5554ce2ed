using System.Text.Json.Serialization;

namespace JsonAot.Lab.Measures.WarmUp;

/// <summary>One process: nanoseconds from the spawn until one call was done, two, five and so on.</summary>
internal sealed record WarmUpSample(IReadOnlyList<double> SinceSpawn)
{
    // Main, input and set-up come before the first call.
    private const int Before = 3;

    /// <exception cref="InvalidDataException">The report's stamps cannot be.</exception>
    internal static WarmUpSample Of(Launch launch)
    {
        long[] stamps = [launch.Spawned, .. launch.Report!.Stamps, launch.Received];
        if (stamps.Length < 2 + Before + 2 || stamps.Zip(stamps.Skip(1)).Any(pair => pair.First > pair.Second))
            throw new InvalidDataException("reported times that cannot be");
        return new WarmUpSample([.. stamps[(1 + Before)..^1].Select(stamp => (double)(stamp - launch.Spawned))]);
    }
}

[JsonSerializable(typeof(Round<WarmUpSample>))]
internal sealed partial class WarmUpRoundJson : JsonSerializerContext;
