using JsonAot.Lab.Terminal;
using Spectre.Console;

namespace JsonAot.Lab.Doctor;

internal static class DoctorTable
{
    internal static void Write(DoctorReport report)
    {
        Table facts = Tables.Create(null, "This machine", "");
        foreach (DoctorFact fact in report.Facts)
            facts.AddCells(fact.Subject, fact.Value);
        Tables.Console.Write(facts);

        foreach (IGrouping<string, DoctorCheck> group in report.Checks.GroupBy(check => check.Group))
        {
            Table table = Tables.Create(null, group.Key, "Here", "");
            foreach (DoctorCheck check in group)
                table.AddCells(check.Subject, check.Works ? "yes" : check.IsDefault ? "NO" : "no", check.Detail ?? "");
            Tables.Console.Write(table);
            WriteNextActions(group);
        }

        Tables.WriteLine(Conclusion(report));
    }

    // Many rows lack the same thing: the action stands once, with their names.
    private static void WriteNextActions(IEnumerable<DoctorCheck> checks)
    {
        foreach (IGrouping<string?, DoctorCheck> action in checks.Where(check => check.Next is not null).GroupBy(check => check.Next))
            Tables.WriteLine($"Next, for {string.Join(", ", action.Select(check => check.Subject))}: {action.Key}.");
    }

    private static string Conclusion(DoctorReport report)
    {
        string[] lacking = [.. report.Checks.Where(check => check.IsDefault && !check.Works).Select(check => check.Subject)];
        return lacking.Length == 0
            ? "Every command works here with its defaults. Answers about packages are remembered; --refresh asks again."
            : $"Commands without options need {string.Join(", ", lacking)}, which this machine lacks: see the rows marked NO.";
    }
}
