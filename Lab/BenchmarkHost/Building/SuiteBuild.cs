using System.Runtime.InteropServices;
using BenchTurns.Building;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost.Building;

/// <summary>What the suite adds to the build of its benchmarks' programs.</summary>
internal static class SuiteBuild
{
    // The programs are made of them, and of what they reference.
    private static readonly string[] Common = ["Shared", "Lab/Running", "BenchTurns/BenchmarkDotNet"];

    internal static BuildOptions Of(string project, HostArguments arguments) => new(project, FrameworkName.TargetOf(arguments.Framework))
    {
        SwitchesOf = mode => SwitchesOf(mode, arguments.Framework),
        SwitchesFor = benchmarks => LeftOutPayloads.Switch(benchmarks) is { Length: > 0 } leftOut ? [leftOut] : [],
        BeforeBuild = () =>
        {
            // For the host's own framework the host's build has made it.
            if (arguments.Framework != Checkout.Framework)
                CommonBuilds.Make(Common, [$"-p:JsonAotFramework={arguments.Framework}"]);
        },
        UsesOwnFolders = true,
    };

    internal static IReadOnlyList<string> SwitchesOf(DeploymentMode mode, string framework) =>
    [
        $"-p:JsonAotFramework={framework}",
        $"-p:JsonAotMode={mode.Name}",
        $"-p:BenchTurnsChildTargets={Path.Combine(Checkout.Root, "Lab", "BenchmarkHost", "BenchmarkChild.targets")}",
        .. Checkout.LibrariesSwitch,
        // All projects get them: by them the libraries choose what a native program is made of, and each mode has folders of its own.
        "-r", RuntimeInformation.RuntimeIdentifier,
        "-p:SelfContained=true",
        .. mode.Switches,
    ];
}

/// <summary>
/// The payloads that no benchmark of a child asks for. The native compiler would compile every contender for each of them: a child of one
/// payload is a fifth smaller without, and published in a seventh less time.
/// </summary>
internal static class LeftOutPayloads
{
    /// <returns>The switch for a publish (Lab/BenchmarkHost/BenchmarkChild.targets); empty where the child needs all of them.</returns>
    internal static string Switch(IEnumerable<BenchmarkCase> benchmarks)
    {
        IPayload?[] needed = [.. benchmarks.Select(MeasuredPayload.PayloadOf)];
        // One that does not say what it reads and writes may ask for any of them.
        if (needed.Any(payload => payload is null))
            return "";
        string[] leftOut =
        [
            .. MeasuredPayloads.EveryOne.Select(payload => payload.GetType())
                .Except(needed.Select(payload => payload!.GetType())).Select(type => type.Name),
        ];
        return leftOut.Length == 0 ? "" : $"-p:LeftOutPayloads={string.Join('+', leftOut)}";
    }
}
