using System.Text.Json;

namespace JsonAot.Tests.Native;

/// <summary>The JSON that a self-run printed.</summary>
internal sealed record SelfRunJson(JsonElement Root)
{
    // A process that shares two processors with compilers takes ten seconds to start and to fill this little memory.
    internal static (string Name, string Value)[] Limits { get; } = [("BENCHTURNS_CHILD_LIMIT", "20,200")];

    internal static SelfRunJson Of(ProgramRun run)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        using JsonDocument document = JsonDocument.Parse(run.Output);
        return new SelfRunJson(document.RootElement.Clone());
    }

    internal IEnumerable<string> ContendersOf(string list) =>
        Root.GetProperty(list).EnumerateArray().Select(row => row.GetProperty("contender").GetString()!);

    /// <summary>Those that have a figure.</summary>
    internal IEnumerable<string?> DirectionsOf(string contender) =>
        Of("rows", contender).Select(row => row.GetProperty("direction").GetString());

    /// <returns>Null where there is none.</returns>
    internal (string? Direction, string Reason)? Absence(string contender) =>
        Of("unavailable", contender)
            .Select(row => ((string?, string)?)(row.GetProperty("direction").GetString(), row.GetProperty("reason").GetString()!))
            .SingleOrDefault();

    internal long AllocatedReading(string contender) =>
        Of("rows", contender)
            .Single(row => row.GetProperty("direction").GetString() == "Deserialize").GetProperty("allocatedBytes").GetInt64();

    private IEnumerable<JsonElement> Of(string list, string contender) =>
        Root.GetProperty(list).EnumerateArray().Where(row => row.GetProperty("contender").GetString() == contender);
}
