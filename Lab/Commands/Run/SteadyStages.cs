using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run that BenchmarkDotNet's host measures: a call once all is warm.</summary>
/// <param name="framework">What is measured.</param>
/// <param name="results">Where they write.</param>
internal sealed class SteadyStages(RunScope scope, string framework, string results)
{
    internal IEnumerable<Stage> All()
    {
        string[] payloads = [.. scope.Payloads.Select(payload => payload.Name)];
        // A full run shows the limit too.
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name), .. scope.IsFull ? new[] { Codecs.Floor.FloorName } : []];
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        yield return Stage(scope.IsWhole ? SteadyStage.Matrix with { Benchmarks = ["*"] } : SteadyStage.Matrix, contenders, payloads);
        if (!scope.IsWhole)
            yield break;
        var strings = new SteadyStage("strings", "the articles' claims about strings", ["*Matrix*"], Rows.Lane);
        yield return Stage(strings, [Rows.Reflection, Rows.NewtonsoftJson], payloads);
        yield return Stage(
            strings with { Id = "more-strings", Title = "the articles' other ways to and from strings" },
            [Rows.SourceGen, Rows.FastPath, Rows.ReflectionAnyCase, Rows.SourceGenAnyCase],
            [Rows.CalibrationPoints, Rows.Enterprise]);
        // The other host has a comparison of its own, whose rows stand in the same file.
        DeploymentMode[] native = [.. scope.Modes.Where(mode => mode.IsNative)];
        if (native.Length > 0)
            yield return new SteadyStage("native", "the ways of System.Text.Json in a native program", ["*NativeAot*"], null) { Host = "BenchmarkJsonAot" }
                .Of(framework, native, [Rows.SourceGen], [Rows.CalibrationPoints], scope.IsLong, results);

        Stage Stage(SteadyStage stage, IReadOnlyList<string> ofContenders, IReadOnlyList<string> ofPayloads) =>
            stage.Of(framework, scope.Modes, ofContenders, ofPayloads, scope.IsLong, results);
    }
}
