using System.Runtime.InteropServices;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
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
    /// <summary>The job that builds in a mode, and is called after it.</summary>
    /// <param name="job">What else it does.</param>
    public static Job JobOf(Job job, DeploymentMode mode, BuildOptions options, IExecutor executor)
    {
        var generator = new ModeGenerator(mode, options.Project, options.Framework, RuntimeInformation.RuntimeIdentifier);
        var toolchain = new Toolchain(mode.Name, generator, new ModePublisher(mode, options), executor);
        // BenchmarkDotNet generates other code for a native child, which cannot look its benchmarks up. Which framework it is, the
        // toolchain says: this may be one that BenchmarkDotNet does not know yet.
        return job.WithToolchain(toolchain).WithId(mode.Name)
            .WithRuntime(mode.IsNative ? NativeAotRuntime.Net10_0 : CoreRuntime.Core10_0);
    }
}
