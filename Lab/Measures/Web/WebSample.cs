using System.Text.Json.Serialization;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What one launch of a server took; times in nanoseconds from the spawn. A floor neither listens nor answers.</summary>
internal sealed record WebSample(double ToMain, double? Listening, double? Answered, double PeakBytes)
{
    /// <exception cref="InvalidDataException">The report's stamps cannot be.</exception>
    internal static WebSample Of(Launch launch)
    {
        long[] stamps = [.. launch.Report!.Stamps];
        long[] taken = [launch.Spawned, .. stamps, launch.Received, .. launch.Visit is { } visit ? [visit.Answered] : Array.Empty<long>()];
        if (stamps.Length is not (1 or 4) || taken.Zip(taken.Skip(1)).Any(pair => pair.First > pair.Second))
            throw new InvalidDataException("reported times that cannot be");
        return new WebSample(
            stamps[0] - launch.Spawned,
            stamps.Length == 4 ? stamps[3] - launch.Spawned : null,
            launch.Visit?.Answered - launch.Spawned,
            launch.Memory?.PeakBytes ?? 0);
    }
}

[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Round<WebSample>))]
internal sealed partial class WebRoundJson : JsonSerializerContext;
