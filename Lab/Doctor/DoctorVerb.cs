using System.CommandLine;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Doctor;

/// <summary>What this machine can measure, and for what it cannot, why and what to do about it.</summary>
internal sealed class DoctorVerb : IVerb
{
    private const string GovernorFile = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";

    public Command Create()
    {
        var command = new Command("doctor", "Says what this machine can measure, by trying it: framework, libraries, native linker.");
        command.SetAction(_ => Run());
        return command;
    }

    private static int Run()
    {
        MachineCheck[] checks;
        using (var progress = new ProgressLine())
        {
            progress.Show("asking the package source by one restore");
            checks = [.. NativeLinker.Check(), LoadTool.Check(), .. Examination.Run()];
        }

        PrintFacts();
        foreach (IGrouping<string, MachineCheck> group in checks.GroupBy(check => check.Group))
            Print(group);
        string[] lacking = [.. checks.Where(check => check.IsDefault && !check.Works).Select(check => check.Subject)];
        Note.Print(lacking.Length == 0
            ? "Every command works here with its defaults."
            : $"Commands without options need {string.Join(", ", lacking)}, which this machine lacks: see the rows marked NO.");
        return lacking.Length == 0 ? ExitCodes.Success : ExitCodes.Differs;
    }

    /// <summary>What a reader of figures from this machine would ask first.</summary>
    private static void PrintFacts()
    {
        string libraries = Checkout.Libraries.Length == 0 ? "the default set" : Checkout.Libraries;
        string governor = File.Exists(GovernorFile) ? File.ReadAllText(GovernorFile).Trim()
            : "not known: the clock may change while something is measured";
        var facts = new TextTable("This machine", "", "") { HoldsWords = true };
        facts.Add("System", Machine.Current.System);
        facts.Add("Processor", $"{Machine.Current.Processor}, {Environment.ProcessorCount} cores");
        facts.Add("Frequency governor", governor);
        facts.Add("New page of memory", NewPage.Nanoseconds is { } page ? Duration.Format(page) : "not counted by this system");
        facts.Add("SDK", SdkVersion.Current);
        facts.Add("Measured by default", $"{Checkout.Framework}, libraries: {libraries}");
        facts.Print();
        if (NewPage.WarningOf(NewPage.Nanoseconds) is { } warning)
            Note.Print(warning);
    }

    private static void Print(IGrouping<string, MachineCheck> group)
    {
        var table = new TextTable(group.Key, "", "here", "") { HoldsWords = true };
        foreach (MachineCheck check in group)
            table.Add(check.Subject, check.Works ? "yes" : check.IsDefault ? "NO" : "no", check.Detail ?? "");
        table.Print();
        // Many rows lack the same thing: the action stands once, with their names.
        foreach (IGrouping<string?, MachineCheck> action in group.Where(check => check.Next is not null).GroupBy(check => check.Next))
            Note.Print($"Next, for {string.Join(", ", action.Select(check => check.Subject))}: {action.Key}.");
    }
}

/// <summary>wrk, which sends requests to a server at full speed.</summary>
internal static class LoadTool
{
    internal const string HowToInstall = "Debian and Ubuntu: apt-get install wrk; macOS: brew install wrk; elsewhere github.com/wg/wrk";

    internal static string? Find() => MachineTool.Find("wrk");

    internal static MachineCheck Check() => Find() is not null
        ? new MachineCheck("Load generator", "wrk", false, "sends the requests of 'web'")
        : new MachineCheck("Load generator", "wrk", false, "without it 'web' measures first answers only", HowToInstall);
}
