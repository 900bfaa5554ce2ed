namespace JsonAot.Lab.Doctor;

/// <summary>wrk, which sends requests to a server at full speed.</summary>
internal static class LoadTool
{
    internal const string HowToInstall = "Debian and Ubuntu: apt-get install wrk; macOS: brew install wrk; elsewhere github.com/wg/wrk";

    internal static string? Find() => MachineTool.Find("wrk");

    internal static MachineCheck Check() => Find() is not null
        ? new MachineCheck("Load generator", "wrk", false, "sends the requests of 'web'")
        : new MachineCheck("Load generator", "wrk", false, "without it 'web' measures first answers only", HowToInstall);
}
