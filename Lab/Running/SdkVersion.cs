using System.Text.RegularExpressions;

namespace JsonAot.Lab.Running;

internal static class SdkVersion
{
    /// <summary>The version of the SDK that global.json selects here.</summary>
    internal static string Current => field ??= Ask();

    private static string Ask()
    {
        ChildRun run = new ChildProcess("dotnet") { Folder = Checkout.Root }.Run(["--version"], TimeSpan.FromMinutes(1));
        return run is { End: ChildEnd.Exited, ExitCode: 0 }
            ? run.Output.Trim()
            : throw new ProcessException($"There is no usable .NET SDK here: {ReasonOf(run)}");
    }

    /// <summary>The command speaks of many things at length; what is asked for, and by whom, it says in two lines.</summary>
    private static string ReasonOf(ChildRun run)
    {
        string[] beginnings = ["Requested SDK version:", "global.json file:"];
        string[] lines = (run.Output + run.Errors).Split('\n', StringSplitOptions.TrimEntries);
        string[] told = [.. lines.Where(line => beginnings.Any(beginning => line.StartsWith(beginning, StringComparison.Ordinal)))];
        return told.Length == 0
            ? $"dotnet --version {run.Describe()}."
            : $"{string.Join(", ", told)}. Install it, or change that file.";
    }
}

/// <summary>The framework to measure. Which ones there are, the SDK knows.</summary>
internal static partial class FrameworkName
{
    // The language and the packages of this suite need it.
    private const int Oldest = 10;

    /// <returns>Why nobody can measure it with this suite; null where somebody can.</returns>
    internal static string? Complaint(string name) => MajorOf(name) switch
    {
        null => $"'{name}' is not a framework such as net{Oldest}.0.",
        < Oldest => $"{name} cannot be measured: this suite needs net{Oldest}.0 or a later one.",
        _ => null,
    };

    /// <returns>What its programs are compiled for: another framework where the SDK need not know it.</returns>
    internal static string TargetOf(string name) => name == Checkout.FrameworkByPacks ? $"net{Oldest}.0" : name;

    /// <returns>Why the SDK of this machine cannot build it; null where it can.</returns>
    internal static string? ComplaintOfSdk(string name) => MajorOf(TargetOf(name)) > int.Parse(SdkVersion.Current.Split('.')[0])
        ? $"{name} cannot be built here, because the SDK is {SdkVersion.Current}: install the SDK of .NET {MajorOf(name)}."
        : null;

    private static int? MajorOf(string name) =>
        Pattern().Match(name) is { Success: true } match ? int.Parse(match.Groups["major"].ValueSpan) : null;

    [GeneratedRegex(@"^net(?<major>[1-9][0-9]?)\.0$", RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
