using System.Text.Json;

namespace JsonAot.Lab.Doctor;

/// <summary>The answers of the package source, in a file that may be removed at any time.</summary>
internal sealed class AnswerCache(string path)
{
    private readonly Dictionary<string, RestoreAnswer> _answers = Load(path);

    internal RestoreAnswer? Find(string key) => _answers.GetValueOrDefault(key);

    /// <summary>Written at once: a run that is interrupted has not asked in vain.</summary>
    internal void Remember(string key, RestoreAnswer answer)
    {
        _answers[key] = answer;
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        string temporary = $"{path}.{Environment.ProcessId}.tmp";
        File.WriteAllText(temporary, JsonSerializer.Serialize(_answers, DoctorJson.Default.DictionaryStringRestoreAnswer));
        File.Move(temporary, path, overwrite: true);
    }

    private static Dictionary<string, RestoreAnswer> Load(string path)
    {
        try
        {
            return File.Exists(path)
                ? JsonSerializer.Deserialize(File.ReadAllText(path), DoctorJson.Default.DictionaryStringRestoreAnswer) ?? []
                : [];
        }
        catch (JsonException)
        {
            // What was remembered can be asked again.
            return [];
        }
    }
}
