using System.Runtime.InteropServices;
using BenchmarkDotNet.Toolchains;

namespace BenchTurns.Building;

/// <summary>
/// One toolchain for every mode. All build the same generated project from the same framework build; the publish switches alone differ,
/// so that a difference between two modes is a difference of the modes.
/// </summary>
/// <remarks>
/// BenchmarkDotNet's own toolchains do not serve: its NativeAOT one asks for complete type metadata, and its JIT one measures whatever
/// shared runtime is installed.
/// </remarks>
public static class ModeToolchain
{
    /// <summary>Makes the toolchain of a mode.</summary>
    public static IToolchain Create(DeploymentMode mode, BuildOptions options, IExecutor executor) => new Toolchain(
        mode.Name,
        new ModeGenerator(options.Project, options.Framework, RuntimeInformation.RuntimeIdentifier),
        new ModePublisher(mode, options),
        executor);
}
