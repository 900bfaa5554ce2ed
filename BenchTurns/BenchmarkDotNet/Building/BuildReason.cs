using BenchmarkDotNet.Toolchains.Results;

namespace BenchTurns.Building;

/// <summary>Why a program was not built.</summary>
public static class BuildReason
{
    /// <summary>The sentence in place of its figures; <see cref="BuildFailure.IsOfPackages"/> knows one of missing packages.</summary>
    public static string Of(BuildResult build)
    {
        string message = build.ErrorMessage ?? build.GenerateException?.Message ?? "no reason was given";
        return BuildFailure.IsOfPackages(message) ? message : $"the build failed: {BuildFailure.FirstError(message)}";
    }
}
