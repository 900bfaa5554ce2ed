using System.Globalization;
using System.Text.Json;

namespace JsonAot.Try.Samples;

/// <summary>A document that somebody gave: read whole, and known to be JSON that says everything once.</summary>
/// <param name="Path">The file it came from.</param>
/// <param name="Utf8">Without a byte-order mark.</param>
public sealed record SampleDocument(string Path, ReadOnlyMemory<byte> Utf8, JsonElement Root)
{
    /// <summary>More would be timed for hours, and compiled into every program.</summary>
    public const int MostBytes = 32 << 20;

    private static ReadOnlySpan<byte> Utf8Mark => [0xEF, 0xBB, 0xBF];

    public string FileName => System.IO.Path.GetFileName(Path);

    /// <exception cref="UnusableException">There is no such file, or it is not JSON that can be measured.</exception>
    public static SampleDocument Load(string path)
    {
        try
        {
            var file = new FileInfo(path);
            if (!file.Exists)
                throw new UnusableException($"There is no file {path}. Give the path of a JSON document.");
            return file.Length > MostBytes
                ? throw new UnusableException(string.Create(CultureInfo.InvariantCulture,
                    $"{path} has {file.Length / 1e6:0} MB; up to {MostBytes / 1e6:0} MB can be tried. Cut it down to a part that has every kind of value, and try that."))
                : Parse(path, File.ReadAllBytes(path));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new UnusableException($"{path} cannot be read: {problem.Message}", problem);
        }
    }

    /// <param name="path">Its name in messages.</param>
    /// <exception cref="UnusableException">It is not JSON, or has a name twice.</exception>
    public static SampleDocument Parse(string path, byte[] bytes)
    {
        ReadOnlyMemory<byte> utf8 = bytes.AsSpan().StartsWith(Utf8Mark) ? bytes.AsMemory(Utf8Mark.Length) : bytes;
        if (utf8.Span.Trim(" \t\r\n"u8).IsEmpty)
            throw new UnusableException($"{path} is empty. Give a file with a JSON document.");
        if (bytes is [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..])
            throw new UnusableException($"{path} is UTF-16. JSON documents are UTF-8: save it as that, and try again.");
        try
        {
            if (FindDuplicate(utf8.Span) is { } twice)
                throw new UnusableException($"{path} has the name {twice} twice in one object. No reader can keep both: remove one.");
            return new SampleDocument(path, utf8, JsonDocument.Parse(utf8).RootElement);
        }
        catch (JsonException problem)
        {
            throw new UnusableException(string.Create(CultureInfo.InvariantCulture,
                $"{path} is no JSON: line {problem.LineNumber + 1}, column {problem.BytePositionInLine + 1}: {WithoutPlace(problem.Message)} Correct it there, "
                    + $"and try again."), problem);
        }
        catch (InvalidOperationException problem)
        {
            throw new UnusableException($"{path} has a text that is not UTF-8: {problem.Message} Save it as UTF-8, and try again.", problem);
        }
    }

    /// <returns>The path of the first name that its object has already; null where there is none.</returns>
    private static string? FindDuplicate(ReadOnlySpan<byte> utf8)
    {
        var reader = new Utf8JsonReader(utf8);
        var names = new Stack<HashSet<string>>();
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.StartObject)
                names.Push([]);
            else if (reader.TokenType == JsonTokenType.EndObject)
                names.Pop();
            else if (reader.TokenType == JsonTokenType.PropertyName && reader.GetString() is { } name && !names.Peek().Add(name))
                return $"'{name}' (byte {reader.TokenStartIndex.ToString(CultureInfo.InvariantCulture)})";
        }

        return null;
    }

    private static string WithoutPlace(string message) =>
        message.IndexOf(" LineNumber:", StringComparison.Ordinal) is > 0 and var end ? message[..end] : message;
}
