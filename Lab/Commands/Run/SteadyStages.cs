using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run that BenchmarkDotNet's hosts measure: a call once all is warm.</summary>
/// <param name="results">Where they write.</param>
internal sealed class SteadyStages(RunScope scope, string results)
{
    internal IEnumerable<Stage> All()
    {
        string[] payloads = [.. scope.Payloads.Select(payload => payload.Name)];
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name)];
        // A full run shows the limit too.
        if (scope.IsFull)
            contenders = [.. contenders, Codecs.BareCopy.ContenderName];
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        yield return Of("steady", "steady state (BenchmarkDotNet)", scope.IsWhole ? "*" : "*Matrix*", scope.Modes, contenders, payloads);
        if (!scope.IsWhole)
            yield break;

        yield return InStrings(
            "strings", "the articles' claims about strings", [Rows.Reflection, Rows.NewtonsoftJson], payloads);
        yield return InStrings(
            "more-strings",
            "the articles' other ways to and from strings",
            [Rows.SourceGen, Rows.FastPath, Rows.ReflectionAnyCase, Rows.SourceGenAnyCase],
            [Rows.CalibrationPoints, Rows.Enterprise]);

        // The other host has a comparison of its own, whose rows stand in the same file.
        DeploymentMode[] native = [.. scope.Modes.Where(mode => mode.IsNative)];
        const string Ways = "the ways of System.Text.Json in a native program";
        if (native.Length == 0)
            yield break;
        Stage own = Of("native", Ways, "*NativeAot*", native, [Rows.SourceGen], [Rows.CalibrationPoints]);
        yield return own with { Host = "BenchmarkJsonAot" };
    }

    private Stage InStrings(string id, string title, string[] contenders, string[] payloads) =>
        Of(id, title, "*Matrix*", scope.Modes, contenders, payloads, "--lane", Rows.Lane);

    private Stage Of(
        string id,
        string title,
        string benchmarks,
        IReadOnlyList<DeploymentMode> modes,
        IReadOnlyList<string> contenders,
        IReadOnlyList<string> payloads,
        params string[] further) => new(id, title,
    [
        "--filter", benchmarks,
        "--job", scope.IsFull ? "default" : "quick",
        "--modes", string.Join(',', modes.Select(mode => mode.Name)),
        "--contender", .. contenders,
        "--payload", .. payloads,
        .. further,
        "--results", results,
    ]);
}
