using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

[JsonConverter(typeof(JsonStringEnumConverter<StartupKind>))]
public enum StartupKind
{
    /// <summary>Writes and reads a payload.</summary>
    Contender,
    /// <summary>Does nothing: what the others cost beyond it is theirs.</summary>
    Floor,
    /// <summary>A contender in a second process of each round: the run's check of itself.</summary>
    [JsonStringEnumMemberName("Again")]
    Twin,
}
