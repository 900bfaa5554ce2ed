using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace BenchTurns.Turns;

/// <summary>All figures of a group from processes that lived at the same time.</summary>
/// <param name="Group">The title of its plan.</param>
public sealed record Generation(string Group, int Number, IReadOnlyList<TurnFigure> Figures)
{
    /// <summary>How long it took. A run that is resumed makes as many as it would have made.</summary>
    public TimeSpan Taken { get; init; }

    /// <summary>How a journal keeps it.</summary>
    [JsonIgnore]
    public static JsonTypeInfo<Generation> Json => TurnJson.Default.Generation;
}

[JsonSerializable(typeof(Generation))]
internal sealed partial class TurnJson : JsonSerializerContext;
