using System.Runtime.InteropServices;
using BenchmarkDotNet.Toolchains;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost.Toolchain;

/// <summary>
/// One toolchain for every mode. All build the same generated project from the same framework build; the publish
/// switches alone differ, so that a difference between two modes is a difference of the modes.
/// </summary>
/// <remarks>
/// BenchmarkDotNet's own toolchains do not serve: its NativeAOT one asks for complete type metadata, and its JIT one
/// measures whatever shared runtime is installed.
/// </remarks>
internal static class ModeToolchain
{
    internal static IToolchain Create(string project, DeploymentMode mode, HostArguments arguments, CommonBuild? common) =>
        new BenchmarkDotNet.Toolchains.Toolchain(
        mode.Name,
        new ModeGenerator(project, arguments.Framework, RuntimeInformation.RuntimeIdentifier),
        new ModePublisher(Arguments(mode, arguments.Framework, RuntimeInformation.RuntimeIdentifier), common),
        new TurnExecutor(arguments.ChildLimit));

    /// <summary>The switches by which a child is restored and published.</summary>
    internal static string[] Arguments(DeploymentMode mode, string framework, string runtimeIdentifier) =>
    [
        "-r", runtimeIdentifier,
        "-p:SelfContained=true",
        $"-p:JsonAotFramework={framework}",
        $"-p:JsonAotMode={mode.Name}",
        // The host's own build has analysed these sources; each child would analyse them all again.
        "-p:RunAnalyzers=false",
        // Symbols change no instruction, and nobody debugs a child that is deleted after the run.
        "-p:NativeDebugSymbols=false",
        .. mode.Switches,
        $"-p:CustomAfterMicrosoftCommonTargets={Path.Combine(Checkout.Root, "Lab", "BenchmarkHost", "BenchmarkChild.targets")}",
        .. Checkout.Libraries.Length > 0 ? [$"-p:Libraries={Checkout.Libraries.Replace(';', '+')}"] : Array.Empty<string>(),
    ];
}
