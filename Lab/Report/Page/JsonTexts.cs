using System.Text.Json;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Lab.Report.Page;

/// <summary>Lists of texts, and the answers that are made of them, in the page's data.</summary>
internal static class JsonTexts
{
    /// <summary>Of each machine.</summary>
    internal static void WriteAnswers(this Utf8JsonWriter writer, ReportModel model)
    {
        writer.WriteStartObject("answers");
        foreach ((string machine, MachineAnswer answer) in model.Answers)
        {
            writer.WriteStartObject(machine);
            writer.WriteStartArray("decisions");
            foreach (Decision decision in answer.Decisions)
                writer.WriteTexts(decision.Cells);
            writer.WriteEndArray();
            writer.WriteTexts("findings", answer.Findings);
            writer.WriteTexts("doubts", answer.Doubts);
            writer.WriteEndObject();
        }

        writer.WriteEndObject();
    }

    internal static void WriteTexts(this Utf8JsonWriter writer, string name, IEnumerable<string> texts)
    {
        writer.WritePropertyName(name);
        writer.WriteTexts(texts);
    }

    private static void WriteTexts(this Utf8JsonWriter writer, IEnumerable<string> texts)
    {
        writer.WriteStartArray();
        foreach (string text in texts)
            writer.WriteStringValue(text);
        writer.WriteEndArray();
    }
}
