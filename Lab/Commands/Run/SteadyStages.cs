using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages that BenchmarkDotNet's host measures: a call once all is warm.</summary>
/// <param name="results">Where they write.</param>
/// <param name="libraries">The switch of a build with the same libraries as this one.</param>
internal sealed class SteadyStages(RunScope scope, string results, IReadOnlyList<string> libraries)
{
    /// <summary>What publishing the benchmarks takes, before the first row.</summary>
    private const int Publishing = 65;

    internal IEnumerable<Stage> Of(MeasuredFramework framework)
    {
        // A full run shows the limit too.
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name), .. scope.IsFull ? new[] { Codecs.Floor.FloorName } : []];
        string[] payloads = [.. scope.Payloads.Select(payload => payload.Name)];
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        string[] benchmarks = scope.IsWhole ? ["*"] : ["*Matrix*", "*NoiseFloor*"];
        yield return Stage(framework, "steady", "steady state (BenchmarkDotNet)", benchmarks, contenders, payloads, lane: null);
        if (!scope.IsWhole)
            yield break;
        yield return Stage(framework, "strings", "the articles' claims about strings", ["*Matrix*"], [Rows.Reflection, Rows.NewtonsoftJson], payloads, Rows.Lane);
        yield return Stage(framework, "strings-too", "the articles' other ways to and from strings", ["*Matrix*"],
            [Rows.SourceGen, Rows.FastPath, Rows.ReflectionAnyCase, Rows.SourceGenAnyCase], [Rows.CalibrationPoints, Rows.Enterprise], Rows.Lane);
    }

    private Stage Stage(
        MeasuredFramework framework, string id, string title, string[] benchmarks, string[] contenders, string[] payloads, string? lane)
    {
        int rows = (contenders.Length * payloads.Length * 2 + 3) * framework.Modes.Count;
        return new Stage(
            $"{framework.Name}-{id}",
            title,
            TimeSpan.FromSeconds(Publishing + rows * (scope.IsLong ? 6 : 4)),
            "dotnet",
            [
                "run", "--project", Path.Combine(Checkout.Root, "BenchmarkJson"), "-c", "Release", .. libraries, "--",
                "--filter", .. benchmarks,
                "--job", scope.IsLong ? "default" : "quick",
                "--modes", string.Join(',', framework.Modes.Select(mode => mode.Name)),
                "--framework", framework.Name,
                "--contender", .. contenders,
                "--payload", .. payloads,
                .. lane is null ? Array.Empty<string>() : ["--lane", lane],
                "--results", results,
            ]);
    }
}
