using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run that BenchmarkDotNet's host measures: a call once all is warm.</summary>
/// <param name="results">Where they write.</param>
internal sealed class SteadyStages(RunScope scope, string results)
{
    internal IEnumerable<Stage> All()
    {
        string[] payloads = [.. scope.Payloads.Select(payload => payload.Name)];
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name)];
        // A full run shows the limit too.
        if (scope.IsFull)
            contenders = [.. contenders, Codecs.Floor.FloorName];
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        yield return Of(scope.IsWhole ? SteadyStage.Matrix with { Benchmarks = ["*"] } : SteadyStage.Matrix, contenders, payloads);
        if (!scope.IsWhole)
            yield break;
        var strings = new SteadyStage("strings", "the articles' claims about strings", ["*Matrix*"], Rows.Lane);
        yield return Of(strings, [Rows.Reflection, Rows.NewtonsoftJson], payloads);
        yield return Of(
            strings with { Id = "more-strings", Title = "the articles' other ways to and from strings" },
            [Rows.SourceGen, Rows.FastPath, Rows.ReflectionAnyCase, Rows.SourceGenAnyCase],
            [Rows.CalibrationPoints, Rows.Enterprise]);
        // The other host has a comparison of its own, whose rows stand in the same file.
        DeploymentMode[] native = [.. scope.Modes.Where(mode => mode.IsNative)];
        var own = new SteadyStage("native", "the ways of System.Text.Json in a native program", ["*NativeAot*"], null)
        {
            Host = "BenchmarkJsonAot",
        };
        if (native.Length > 0)
            yield return own.Of(scope.Framework, native, [Rows.SourceGen], [Rows.CalibrationPoints], scope.IsFull, results);
    }

    private Stage Of(SteadyStage stage, IReadOnlyList<string> contenders, IReadOnlyList<string> payloads) =>
        stage.Of(scope.Framework, scope.Modes, contenders, payloads, scope.IsFull, results);
}
