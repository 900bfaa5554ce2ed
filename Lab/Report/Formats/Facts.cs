using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Formats;

/// <summary>Every figure for other programs, in full precision: times in nanoseconds, sizes in bytes.</summary>
internal static class Facts
{
    private static readonly string[] Names = [ResultTable.Machine, ResultTable.Deployment, ResultTable.Payload, ResultTable.Contender];

    /// <summary>One line a figure: what it is of, what was measured, and its value.</summary>
    internal static string Csv(ReportModel model)
    {
        var text = new StringBuilder("table,machine,deployment,payload,contender,of,measure,value\n");
        foreach (ResultTable table in model.Tables)
        {
            foreach (object?[] row in table.Rows)
                Append(text, table, row);
        }

        return text.ToString();
    }

    private static void Append(StringBuilder text, ResultTable table, object?[] row)
    {
        string[] of = [table.Id, .. Names.Select(name => Value(table, row, name)), Rest(table, row)];
        string prefix = string.Join(',', of.Select(Field));
        foreach ((int index, Column column) in table.Columns.Index())
        {
            if (column.Kind == ColumnKind.Series || row[index] is null or "" || column.IsKey)
                continue;
            text.Append(prefix).Append(',').Append(Field(column.Id)).Append(',').Append(Field(Convert.ToString(row[index], CultureInfo.InvariantCulture)!)).Append('\n');
        }
    }

    private static string Value(ResultTable table, object?[] row, string column) => table.IndexOf(column) is >= 0 and var index ? (string?)row[index] ?? "" : "";

    /// <summary>What else a row is of: its lane and direction, its task, its scenario.</summary>
    private static string Rest(ResultTable table, object?[] row) => string.Join(
        "; ",
        table.Columns.Index().Where(column => !Names.Contains(column.Item.Id) && column.Item.IsKey)
            .Select(column => Convert.ToString(row[column.Index], CultureInfo.InvariantCulture)));

    private static string Field(string text) =>
        text.AsSpan().ContainsAny("\",\r\n") ? $"\"{text.Replace("\"", "\"\"", StringComparison.Ordinal)}\"" : text;

    /// <summary>One object a row, under the names of its table.</summary>
    internal static string Json(ReportModel model)
    {
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, new JsonWriterOptions { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
        {
            writer.WriteStartObject();
            writer.WriteTexts("skipped", model.Skipped);
            writer.WriteString("baseline", model.Baseline);
            writer.WriteAnswers(model);
            foreach (ResultTable table in model.Tables)
                WriteTable(writer, table);
            writer.WriteEndObject();
        }

        return Encoding.UTF8.GetString(stream.ToArray()) + "\n";
    }

    private static void WriteTable(Utf8JsonWriter writer, ResultTable table)
    {
        writer.WriteStartArray(table.Id);
        foreach (object?[] row in table.Rows)
        {
            writer.WriteStartObject();
            foreach ((int index, Column column) in table.Columns.Index())
            {
                if (row[index] is { } value)
                    WriteValue(writer, column.Id, value);
            }

            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    private static void WriteValue(Utf8JsonWriter writer, string name, object value)
    {
        switch (value)
        {
            case double number when double.IsFinite(number): writer.WriteNumber(name, number); break;
            case string text: writer.WriteString(name, text); break;
            case double[] series:
                writer.WriteStartArray(name);
                foreach (double number in series)
                    writer.WriteNumberValue(number);
                writer.WriteEndArray();
                break;
        }
    }
}

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
