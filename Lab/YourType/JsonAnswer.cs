using System.Text.Encodings.Web;
using System.Text.Json;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Patching;

namespace JsonAot.Lab.YourType;

/// <summary>What try answers, for programs: the same words and figures as its tables, in one object.</summary>
internal static class JsonAnswer
{
    private static readonly JsonWriterOptions Readable = new() { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <param name="move">Null where the types are System.Text.Json's already.</param>
    /// <param name="results">The folder of all figures.</param>
    /// <param name="report">The page.</param>
    internal static void Write(Stream output, TypeAnswer answer, MoveAnswer? move, string results, string report)
    {
        using (var writer = new Utf8JsonWriter(output, Readable))
        {
            writer.WriteStartObject();
            if (move is not null)
                Write(writer, move);
            Write(writer, answer);
            writer.WriteString("results", results);
            writer.WriteString("report", report);
            writer.WriteEndObject();
        }

        output.WriteByte((byte)'\n');
    }

    private static void Write(Utf8JsonWriter writer, TypeAnswer answer)
    {
        writer.WriteString("type", answer.Type);
        Write(writer, "calls", answer.Table);
        if (answer.Gain is { } gain)
            Write(writer, "gain", gain);
        Write(writer, "notes", answer.Notes);
        Write(writer, "sentences", answer.Sentences);
        writer.WriteString("winner", answer.Winner);
        Write(writer, "code", answer.Code);
    }

    private static void Write(Utf8JsonWriter writer, string name, TextTable table)
    {
        writer.WriteStartArray(name);
        foreach (string[] row in table.Rows)
        {
            writer.WriteStartObject();
            foreach ((string head, string cell) in table.Heads.Select(head => head.Text).Zip(row))
                writer.WriteString(head.Length == 0 ? "row" : head, cell);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    private static void Write(Utf8JsonWriter writer, MoveAnswer move)
    {
        writer.WriteStartArray("documents");
        foreach (DocumentChanges changes in move.Changes)
            Write(writer, changes);
        writer.WriteEndArray();
        Write(writer, "documentsNotCompared", move.Unknown);
        writer.WriteStartArray("patches");
        foreach (TriedPatch tried in move.Patches)
        {
            writer.WriteStartObject();
            writer.WriteString("library", tried.Patch.Declaration.Library);
            writer.WriteString("file", tried.File);
            writer.WriteString("appliesIn", tried.File is null ? null : tried.Patch.Base);
            writer.WriteString("whyNot", tried.WhyNot);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
        Write(writer, "callsOfNewtonsoft", move.Calls);
    }

    private static void Write(Utf8JsonWriter writer, DocumentChanges changes)
    {
        writer.WriteStartObject();
        writer.WriteString("type", changes.Title);
        writer.WriteNumber("tried", changes.Tried);
        writer.WriteNumber("same", changes.Equal);
        writer.WriteNumber("notMade", changes.Skipped);
        Write(writer, "remarks", changes.Remarks);
        writer.WriteStartArray("differences");
        foreach (Change change in changes.All)
        {
            writer.WriteStartObject();
            writer.WriteString("direction", change.IsRead ? "read" : "write");
            writer.WriteString("name", change.Name);
            writer.WriteString("kind", change.IsOfSample ? "sample" : change.IsRefused ? "refused" : "silent");
            writer.WriteString("path", change.Path);
            writer.WriteNumber("morePlaces", change.Others);
            writer.WriteString("newtonsoft", change.Newtonsoft);
            writer.WriteString("systemTextJson", change.SystemTextJson);
            writer.WriteString("spanCodec", change.SpanCodec);
            writer.WriteString("advice", change.Advice);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    private static void Write(Utf8JsonWriter writer, string name, IEnumerable<string> texts)
    {
        writer.WriteStartArray(name);
        foreach (string text in texts)
            writer.WriteStringValue(text);
        writer.WriteEndArray();
    }
}
