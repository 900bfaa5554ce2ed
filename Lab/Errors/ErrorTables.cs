using System.Globalization;
using JsonAot.Errors;
using JsonAot.Lab.Terminal;
using JsonAot.Results;
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

        Console.WriteLine("accepts: gives the whole value as if nothing were wrong; cuts: gives another value without a word; null: gives none;");
        Console.WriteLine("overflow: ends the process by a stack overflow; crash: by another fault; hang: never comes back.");
        foreach (ErrorScenario scenario in ErrorScenarios.All)
            Console.WriteLine($"  {scenario.Title}: {scenario.Description}");
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
            yield return Table($"What happens: {where}", rows, row => Outcome(row, wide, reasons));
            yield return Table($"A failing call takes: {where}", rows, row => row.MedianNs is { } median ? Duration.Format(median) : "–");
            yield return Table($"A failing call allocates: {where}", rows, row =>
                row.AllocatedBytes is { } bytes ? string.Create(CultureInfo.InvariantCulture, $"{bytes:N0} B") : "–");
        }
    }

    private static TextTable Table(string title, ErrorRow[] rows, Func<ErrorRow, string> cell)
    {
        string[] scenarios = [.. ErrorScenarios.All.Select(scenario => scenario.Name).Where(name => rows.Any(row => row.Scenario == name))];
        var table = new TextTable(title, ["", .. scenarios.Select(name => ErrorScenarios.Named(name).Title)]);
        foreach (IGrouping<string, ErrorRow> contender in rows.GroupBy(row => row.Contender))
        {
            table.Add([contender.Key, .. scenarios.Select(name =>
                contender.FirstOrDefault(row => row.Scenario == name) is { } row ? cell(row) : "")]);
        }

        return table;
    }

    private static string Outcome(ErrorRow row, bool wide, Reasons reasons) => row switch
    {
        { Outcome: null } => $"n/a {reasons.Mark(row.Unavailable!)}",
        { Outcome: ErrorKind.ReturnsNull } => "null",
        { Outcome: ErrorKind.Throws } => wide ? row.Exception! : "throws",
        _ => $"{Word(row.Outcome.Value)} {reasons.Mark($"{row.Contender}, {ErrorScenarios.Named(row.Scenario).Title}: {row.Detail}")}",
    };

    private static string Word(ErrorKind outcome) => outcome switch
    {
        ErrorKind.Accepts => "accepts",
        ErrorKind.Cuts => "cuts",
        ErrorKind.StackOverflow => "overflow",
        ErrorKind.Hangs => "hang",
        _ => "crash",
    };
}
