using System.Text.Json;
using System.Text.Json.Serialization;

namespace JsonAot.Lab.Stages;

/// <summary>How long each stage took here the last time, so that the estimate is this machine's own. May be removed at any time.</summary>
internal sealed class StageTimes(string path)
{
    private readonly Dictionary<string, double> _seconds = Load(path);

    internal TimeSpan Of(Stage stage) => _seconds.TryGetValue(KeyOf(stage), out double seconds) ? TimeSpan.FromSeconds(seconds) : stage.Expected;

    internal void Remember(Stage stage, TimeSpan took)
    {
        _seconds[KeyOf(stage)] = Math.Round(took.TotalSeconds, 1);
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, JsonSerializer.Serialize(_seconds, StageTimesJson.Default.DictionaryStringDouble));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            // An estimate is no reason to end a measurement.
        }
    }

    // With what it is asked to do: another set of contenders takes another time.
    private static string KeyOf(Stage stage) => $"{stage.Id} {string.Join(' ', stage.Arguments)}";

    private static Dictionary<string, double> Load(string path)
    {
        try
        {
            return File.Exists(path) ? JsonSerializer.Deserialize(File.ReadAllText(path), StageTimesJson.Default.DictionaryStringDouble) ?? [] : [];
        }
        catch (JsonException)
        {
            return [];
        }
    }
}

[JsonSerializable(typeof(Dictionary<string, double>))]
internal sealed partial class StageTimesJson : JsonSerializerContext;
