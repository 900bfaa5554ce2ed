using System.Text.Json;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report;

/// <summary>A report on disk, and in the reader's browser.</summary>
internal static class ReportFile
{
    internal static string DefaultPath => Path.Combine(Checkout.Artifacts, "report.html");

    internal static void NameSkipped(ReportModel model)
    {
        foreach (string file in model.Skipped)
            Console.Error.WriteLine($"Left out: {file}");
    }

    /// <param name="open">Whether to show it in a browser: yes, no, or auto where there is a screen.</param>
    /// <param name="option">The one that names the file.</param>
    internal static void Write(string path, string text, string open = "auto", string option = "--out")
    {
        Save(path, text, option);
        Console.WriteLine($"Report: {ShownPath.Of(path)}");
        bool isWanted = open == "yes" || open == "auto" && HasScreen;
        if (isWanted && Desktop.Open(Path.GetFullPath(path)) is { } why)
            Console.WriteLine($"{why} Open the file yourself.");
    }

    /// <summary>The same without a word.</summary>
    internal static void Save(string path, string text, string option = "--out")
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
            File.WriteAllText(path, text);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The report cannot be written to {path}: {problem.Message} Name another file with {option}.");
        }
    }

    private static bool HasScreen => !Console.IsOutputRedirected
        && (OperatingSystem.IsWindows() || OperatingSystem.IsMacOS() || IsSet("DISPLAY") || IsSet("WAYLAND_DISPLAY"));

    private static bool IsSet(string variable) => Environment.GetEnvironmentVariable(variable) is { Length: > 0 };
}

/// <summary>All tables of the page as JSON, for other programs. docs/report.md says what is in it.</summary>
internal static class DataFile
{
    internal static string Of(ReportModel model)
    {
        var tables = model.Tables.ToDictionary(table => table.Id, table => (object)table.Rows.Select(row => Members(table, row)));
        tables.Add("schema", 1);
        return JsonSerializer.Serialize(tables);
    }

    /// <summary>What is not known has no member.</summary>
    private static Dictionary<string, object> Members(ResultTable table, TableLine row) =>
        table.Columns.Select(column => (column.Id, Value: ValueOf(row[column.Id])))
            .Where(member => member.Value is not null).ToDictionary(member => member.Id, member => member.Value!);

    private static object? ValueOf(Cell cell) => cell.Number is { } number && double.IsFinite(number) ? number
        : cell.Text is { Length: > 0 } text ? text : cell.Series;
}
