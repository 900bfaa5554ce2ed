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

    private static ReadOnlySpan<byte> Blank => " \t\r\n"u8;

    public string FileName => System.IO.Path.GetFileName(Path);

    /// <summary>A file of lines has a document in each, and every other file has one.</summary>
    /// <param name="path">A file, or a minus sign for the standard input.</param>
    public static IReadOnlyList<SampleDocument> LoadAll(string path)
    {
        if (!LineFiles.Contains(System.IO.Path.GetExtension(path), StringComparer.OrdinalIgnoreCase))
            return [Load(path)];
        SampleDocument[] lines =
        [
            .. LinesOf(path, Read(path)).Index()
                .Where(line => !line.Item.AsSpan().Trim(Blank).IsEmpty)
                .Select(line => Parse($"{path}, line {line.Index + 1}", line.Item)),
        ];
        return lines.Length > 0 ? lines : throw new UnusableException($"{path} is empty. Give a file with a JSON document.");
    }

    private static List<byte[]> LinesOf(string path, byte[] bytes)
    {
        CheckEncoding(path, bytes);
        var lines = new List<byte[]>();
        foreach (Range line in bytes.AsSpan().Split((byte)'\n'))
            lines.Add(bytes[line]);
        return lines;
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
                : throw new UnusableException($"{path} has more than {MostBytes >> 20} MiB, which is the most that can be tried. "
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
        CheckEncoding(path, bytes);
        ReadOnlyMemory<byte> utf8 = bytes.AsSpan().StartsWith(Utf8Mark) ? bytes.AsMemory(Utf8Mark.Length) : bytes;
        if (utf8.Span.Trim(Blank).IsEmpty)
            throw new UnusableException($"{path} is empty. Give a file with a JSON document.");
        bool hasComments = path.EndsWith(WithComments, StringComparison.OrdinalIgnoreCase);
        var options = new JsonReaderOptions
        {
            // Its own limit would refuse the document as if it were not JSON.
            MaxDepth = int.MaxValue,
            CommentHandling = hasComments ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
            AllowTrailingCommas = hasComments,
        };
        try
        {
            // Before comments are left out, so that places are those of the file.
            if (FindFault(utf8.Span, options) is { } fault)
                throw new UnusableException($"{path} {fault}");
            if (hasComments)
                utf8 = WithoutComments(utf8);
            return new SampleDocument(path, utf8, JsonDocument.Parse(utf8).RootElement);
        }
        catch (JsonException problem)
        {
            string place = Place(utf8.Span, problem.LineNumber ?? 0, problem.BytePositionInLine ?? 0);
            string what = problem.Message.Split(" LineNumber:")[0];
            string others = $"In a file *{WithComments} comments and needless commas are left out; a file *{LineFiles[0]} has a document "
                + "in each line.";
            throw new UnusableException($"{path} is not JSON: {place}: {what} Correct it there, and try again. {others}", problem);
        }
    }

    /// <summary>The first letters of a document are of ASCII, so that what stands between them tells.</summary>
    private static void CheckEncoding(string path, byte[] bytes)
    {
        if (bytes is [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..] or [0, ..] or [_, 0, ..])
            throw new UnusableException($"{path} is not UTF-8, as JSON documents are. Save it as that, and try again.");
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
    private static string? FindFault(ReadOnlySpan<byte> utf8, JsonReaderOptions options)
    {
        var reader = new Utf8JsonReader(utf8, options);
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
        return Place(utf8, before.Count((byte)'\n'), before.Length - before.LastIndexOf((byte)'\n') - 1);
    }

    /// <summary>The only line is no place: of a file of lines its name says which one it is.</summary>
    private static string Place(ReadOnlySpan<byte> utf8, long line, long column) =>
        (utf8.Contains((byte)'\n') ? $"line {line + 1}, " : "") + $"column {column + 1}";
}
