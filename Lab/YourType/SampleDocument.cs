using System.Text;
using System.Text.Json;

namespace JsonAot.Lab.YourType;

/// <summary>A document that somebody gave: read whole, and known to be JSON that says everything once.</summary>
/// <param name="Path">The file it came from.</param>
/// <param name="Utf8">Without a byte-order mark.</param>
public sealed record SampleDocument(string Path, ReadOnlyMemory<byte> Utf8, JsonElement Root)
{
    /// <summary>More would be timed for hours, and compiled into every program.</summary>
    public const int MostBytes = 32 << 20;

    public const string StandardInput = "-";

    private const string WithComments = ".jsonc";

    private static readonly string[] LineFiles = [".ndjson", ".jsonl"];

    // What System.Text.Json writes: it reads one level more.
    private const int MostDepth = 63;

    private static ReadOnlySpan<byte> Utf8Mark => [0xEF, 0xBB, 0xBF];

    public string FileName => System.IO.Path.GetFileName(Path);

    /// <summary>A file of lines has a document in each, and every other file has one.</summary>
    /// <param name="path">A file, or a minus sign for the standard input.</param>
    public static IReadOnlyList<SampleDocument> LoadAll(string path)
    {
        if (!LineFiles.Contains(System.IO.Path.GetExtension(path), StringComparer.OrdinalIgnoreCase))
            return [Load(path)];
        SampleDocument[] lines =
        [
            .. Encoding.UTF8.GetString(Read(path)).Split('\n').Index()
                .Where(line => !string.IsNullOrWhiteSpace(line.Item))
                .Select(line => Parse($"{path}, line {line.Index + 1}", Encoding.UTF8.GetBytes(line.Item))),
        ];
        return lines.Length > 0 ? lines : throw new UnusableException($"{path} is empty. Give a file with a JSON document.");
    }

    public static SampleDocument Load(string path) => Parse(path == StandardInput ? "document" : path, Read(path));

    private static byte[] Read(string path)
    {
        try
        {
            using Stream input = path == StandardInput ? Console.OpenStandardInput() : File.OpenRead(path);
            using var read = new MemoryStream();
            byte[] part = new byte[1 << 16];
            // A pipe or a device does not say how long it is, and may have no end.
            while (read.Length <= MostBytes && input.Read(part) is > 0 and var count)
                read.Write(part, 0, count);
            return read.Length <= MostBytes
                ? read.ToArray()
                : throw new UnusableException($"{path} has more than {MostBytes / 1e6:0} MB, which is the most that can be tried. "
                    + "Cut it down to a part that has every kind of value, and try that.");
        }
        catch (Exception missing) when (missing is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new UnusableException($"There is no file {path}. Give the path of a JSON document.");
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new UnusableException($"{path} cannot be read: {problem.Message}", problem);
        }
    }

    /// <param name="path">Its name in messages.</param>
    public static SampleDocument Parse(string path, byte[] bytes)
    {
        ReadOnlyMemory<byte> utf8 = bytes.AsSpan().StartsWith(Utf8Mark) ? bytes.AsMemory(Utf8Mark.Length) : bytes;
        if (utf8.Span.Trim(" \t\r\n"u8).IsEmpty)
            throw new UnusableException($"{path} is empty. Give a file with a JSON document.");
        if (bytes is [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..])
            throw new UnusableException($"{path} is UTF-16. JSON documents are UTF-8: save it as that, and try again.");
        try
        {
            if (path.EndsWith(WithComments, StringComparison.OrdinalIgnoreCase))
                utf8 = WithoutComments(utf8);
            if (FindFault(utf8.Span) is { } fault)
                throw new UnusableException($"{path} {fault}");
            return new SampleDocument(path, utf8, JsonDocument.Parse(utf8).RootElement);
        }
        catch (JsonException problem)
        {
            string what = problem.Message.Split(" LineNumber:")[0];
            throw new UnusableException(
                $"{path} is not JSON: line {problem.LineNumber + 1}, column {problem.BytePositionInLine + 1}: {what} "
                + $"Correct it there, and try again. In a file *{WithComments} comments and needless commas are left out.", problem);
        }
    }

    private static byte[] WithoutComments(ReadOnlyMemory<byte> utf8)
    {
        var options = new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };
        using var document = JsonDocument.Parse(utf8, options);
        return JsonSerializer.SerializeToUtf8Bytes(document.RootElement);
    }

    /// <summary>
    /// Looks at what a parser does not: whether texts are texts, which it asks only when they are read, and whether a name stands twice.
    /// </summary>
    /// <returns>What is wrong, and what to do; null where nothing is.</returns>
    private static string? FindFault(ReadOnlySpan<byte> utf8)
    {
        // Its own limit would refuse the document as if it were not JSON.
        var reader = new Utf8JsonReader(utf8, new JsonReaderOptions { MaxDepth = int.MaxValue });
        var names = new Stack<HashSet<string>>();
        try
        {
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray && reader.CurrentDepth >= MostDepth)
                    return $"is nested deeper than {MostDepth} levels ({Place(utf8, reader.TokenStartIndex)}), which serializers "
                        + "refuse. Cut it down, and try again.";
                if (reader.TokenType == JsonTokenType.StartObject)
                    names.Push([]);
                else if (reader.TokenType == JsonTokenType.EndObject)
                    names.Pop();
                else if (reader.TokenType == JsonTokenType.String)
                    _ = reader.GetString();
                else if (reader.TokenType == JsonTokenType.PropertyName && !names.Peek().Add(reader.GetString()!))
                    return $"has the name '{reader.GetString()}' twice in one object ({Place(utf8, reader.TokenStartIndex)}). No "
                        + "reader can keep both: remove one.";
            }

            return null;
        }
        catch (InvalidOperationException)
        {
            (string what, string todo) = System.Text.Unicode.Utf8.IsValid(reader.ValueSpan)
                ? ("it has half of a character", "Correct it there")
                : ("it is not UTF-8", "Save it as UTF-8");
            return $"has a text that cannot be read ({Place(utf8, reader.TokenStartIndex)}: {what}). {todo}, and try again.";
        }
    }

    private static string Place(ReadOnlySpan<byte> utf8, long index)
    {
        ReadOnlySpan<byte> before = utf8[..(int)index];
        return $"line {before.Count((byte)'\n') + 1}, column {before.Length - before.LastIndexOf((byte)'\n')}";
    }
}
