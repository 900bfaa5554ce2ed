namespace JsonAot.Lab.Doctor;

/// <summary>What a reader of figures from this machine would ask first.</summary>
internal static class MachineFacts
{
    private const string GovernorFile = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";

    internal static IReadOnlyList<DoctorFact> All() =>
    [
        new("System", Machine.Current.System),
        new("Processor", Machine.Current.Processor),
        new("Cores", Environment.ProcessorCount.ToString()),
        new("Frequency governor", Governor()),
        NewMemory.Fact(),
        new("Time zone", TimeZone()),
        new("SDK", SdkVersion.Current),
        new("Runtimes", Runtimes()),
        new("Measured by default", $"{Checkout.Framework}, libraries: {Libraries}"),
    ];

    private static string Libraries => Checkout.Libraries.Length == 0 ? "the default set" : Checkout.Libraries;

    private static string Governor()
    {
        try
        {
            return File.ReadAllText(GovernorFile).Trim();
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return "not readable: the clock may change while something is measured";
        }
    }

    private static string TimeZone()
    {
        TimeZoneInfo zone = TimeZoneInfo.Local;
        TimeSpan offset = zone.GetUtcOffset(DateTimeOffset.UtcNow);
        string sign = offset < TimeSpan.Zero ? "-" : "+";
        string note = zone.HasSameRules(TimeZoneInfo.Utc) ? ": hides a library's local-time faults; the tests run in others too" : "";
        return $"{zone.Id} (UTC{sign}{offset:hh\\:mm}){note}";
    }

    private static string Runtimes()
    {
        const string Name = "Microsoft.NETCore.App ";
        string[] versions =
        [
            .. MachineTool.TryRun("dotnet", "--list-runtimes").Text.Split('\n')
                .Where(line => line.StartsWith(Name, StringComparison.Ordinal)).Select(line => line.Split(' ')[1]),
        ];
        return versions.Length == 0 ? "none" : $"{string.Join(", ", versions)} (for tools; what is measured brings its own)";
    }
}
