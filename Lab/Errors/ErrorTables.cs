using System.Globalization;
using JsonAot.Errors;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;
using Spectre.Console;

namespace JsonAot.Lab.Errors;

/// <summary>Libraries down, scenarios across: what happens, what it takes and what it allocates.</summary>
internal static class ErrorTables
{
    // From here on eight columns have room for the names of exceptions.
    private const int Wide = 180;

    internal static void Print(IReadOnlyList<ErrorResults> measured)
    {
        bool wide = !Console.IsOutputRedirected && AnsiConsole.Profile.Width >= Wide;
        var reasons = new Reasons();
        foreach (ErrorResults errors in measured)
        {
            foreach (TextTable table in Tables(errors, wide, reasons))
                table.Print();
        }

        if (wide)
            Note.Print("JsonReader and the like: throws the exception of that name.");
        Note.Print("accepts: gives the whole value as if nothing were wrong; cuts: gives another value without a word; null: gives none;");
        Note.Print("overflow: ends the process by a stack overflow; crash: by another fault; hang: never comes back.");
        foreach (ErrorScenario scenario in ErrorScenarios.All)
            Note.Print($"  {scenario.Title}: {scenario.Description}");
        foreach (string line in measured.SelectMany(Oddities))
            Note.Print(line);
        reasons.Print();
    }

    internal static IEnumerable<TextTable> Tables(ErrorResults errors, bool wide, Reasons reasons)
    {
        ErrorRow[] damaged = [.. errors.Rows.Where(row => ErrorScenarios.Named(row.Scenario).Direction == Directions.Deserialize)];
        string[] payloads = [.. damaged.Select(row => row.Payload).Distinct()];
        foreach (string payload in payloads)
        {
            ErrorRow[] rows = [.. errors.Rows.Where(row => row.Payload == payload || !damaged.Contains(row))];
            string where = $"{payload}, {errors.Manifest.Framework} {errors.Manifest.Mode}";
            ErrorRow[] thrown = [.. rows.Where(row => row.MedianNs is not null)];
            yield return Table($"What happens: {where}", rows, row => Outcome(row, wide), reasons);
            yield return Table($"A failing call takes: {where}", thrown, row => Duration.Format(row.MedianNs!.Value), reasons);
            yield return Table($"A failing call allocates: {where}", thrown, row => string.Create(CultureInfo.InvariantCulture, $"{row.AllocatedBytes:N0} B"), reasons);
        }
    }

    private static TextTable Table(string title, ErrorRow[] rows, Func<ErrorRow, string> cell, Reasons reasons)
    {
        string[] scenarios = [.. ErrorScenarios.All.Select(scenario => scenario.Name).Where(name => rows.Any(row => row.Scenario == name))];
        var table = new TextTable(title, ["", .. scenarios.Select(name => ErrorScenarios.Named(name).Title)]);
        foreach (IGrouping<string, ErrorRow> contender in rows.GroupBy(row => row.Contender))
        {
            string marks = string.Concat(contender.Select(row => row.Unavailable).OfType<string>().Distinct().Select(reason => $" {reasons.Mark(reason)}"));
            table.Add([contender.Key + marks, .. scenarios.Select(name =>
                contender.FirstOrDefault(row => row.Scenario == name) is { } row ? cell(row) : "–")]);
        }

        return table;
    }

    /// <summary>Whatever is not an exception, in words.</summary>
    private static IEnumerable<string> Oddities(ErrorResults errors) =>
        from row in errors.Rows
        let outcome = row.Outcome ?? ErrorKind.Throws
        where outcome is not (ErrorKind.Throws or ErrorKind.ReturnsNull)
        select $"  {errors.Manifest.Mode}: {row.Contender}, {row.Payload}, {ErrorScenarios.Named(row.Scenario).Title}: {Word(outcome)}: {row.Detail}";

    private static string Outcome(ErrorRow row, bool wide) => row switch
    {
        { Outcome: null } => "n/a",
        { Outcome: ErrorKind.Throws } when wide => Short(row.Exception!),
        _ => Word(row.Outcome.Value),
    };

    private static string Short(string exception) =>
        exception.EndsWith(nameof(Exception), StringComparison.Ordinal) ? exception[..^nameof(Exception).Length] : exception;

    internal static string Word(ErrorKind outcome) => outcome switch
    {
        ErrorKind.Throws => "throws",
        ErrorKind.Accepts => "accepts",
        ErrorKind.Cuts => "cuts",
        ErrorKind.ReturnsNull => "null",
        ErrorKind.StackOverflow => "overflow",
        ErrorKind.Hangs => "hang",
        _ => "crash",
    };
}
