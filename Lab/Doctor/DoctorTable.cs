using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Doctor;

internal static class DoctorTable
{
    internal static void Print(DoctorReport report)
    {
        var facts = new TextTable("This machine", "", "") { HoldsWords = true };
        foreach (DoctorFact fact in report.Facts)
            facts.Add(fact.Subject, fact.Value);
        facts.Print();

        foreach (IGrouping<string, MachineCheck> group in report.Checks.GroupBy(check => check.Group))
        {
            var table = new TextTable(group.Key, "", "here", "") { HoldsWords = true };
            foreach (MachineCheck check in group)
                table.Add(check.Subject, check.Works ? "yes" : check.IsDefault ? "NO" : "no", check.Detail ?? "");
            table.Print();
            WriteNextActions(group);
        }

        Note.Print(Conclusion(report));
    }

    // Many rows lack the same thing: the action stands once, with their names.
    private static void WriteNextActions(IEnumerable<MachineCheck> checks)
    {
        foreach (IGrouping<string?, MachineCheck> action in checks.Where(check => check.Next is not null).GroupBy(check => check.Next))
            Note.Print($"Next, for {string.Join(", ", action.Select(check => check.Subject))}: {action.Key}.");
    }

    private static string Conclusion(DoctorReport report)
    {
        string[] lacking = [.. report.Checks.Where(check => check.IsDefault && !check.Works).Select(check => check.Subject)];
        return lacking.Length == 0
            ? "Every command works here with its defaults."
            : $"Commands without options need {string.Join(", ", lacking)}, which this machine lacks: see the rows marked NO.";
    }
}
