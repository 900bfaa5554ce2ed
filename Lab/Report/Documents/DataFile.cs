using System.Text.Json;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Documents;

/// <summary>All tables of the page as JSON, for other programs. docs/report.md says what is in it.</summary>
internal static class DataFile
{
    private const int Schema = 1;

    internal static string Of(ReportModel model)
    {
        var tables = model.Tables.ToDictionary(table => table.Id, table => (object)table.Rows.Select(row => Members(table, row)));
        tables.Add("schema", Schema);
        return JsonSerializer.Serialize(tables);
    }

    /// <summary>What is not known has no member.</summary>
    private static Dictionary<string, object> Members(ResultTable table, TableRow row) =>
        table.Columns.Select(column => (column.Id, Value: ValueOf(row[column.Id])))
            .Where(member => member.Value is not null).ToDictionary(member => member.Id, member => member.Value!);

    private static object? ValueOf(Cell cell) => cell.Number is { } number && double.IsFinite(number) ? number
        : cell.Text is { Length: > 0 } text ? text : cell.Series;
}
