using JsonAot.Lab.Claims.Sources;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run, in their order. All are commands of this suite, which anybody could give by hand.</summary>
/// <param name="results">Where all of them write, and the page reads.</param>
internal sealed class RunPlan(RunScope scope, string results)
{
    private static readonly string[] Articles =
        ["*HighPerformance*", "*Original*", "*StringThenBytes*", "*LowerCaseNames*", "*Documents*"];

    private readonly MeasuringVerb[] _verbs = [.. Kinds.All.Select(kind => kind.Verb).OfType<MeasuringVerb>()];

    internal IReadOnlyList<Stage> Stages() => [.. Planned()];

    private string Modes => string.Join(',', scope.Modes.Select(mode => mode.Name));

    private string[] Quick => scope.IsFull ? [] : ["--quick"];

    private string[] Contenders => Repeated("--contender", scope.Contenders.Select(contender => contender.Name));

    /// <summary>Without variants of a contender, among which nobody chooses in a run of everything: naming one measures it.</summary>
    private string[] Compared => !scope.HasAllContenders ? Contenders : Repeated("--contender",
        scope.Contenders.Select(contender => contender.Name).Where(name => ShownName.FamilyOf(name) == name));

    private string[] Payloads => Repeated("--payload", scope.Payloads.Select(payload => payload.Name));

    private string[] ProcessPayload => ["--payload", scope.ProcessPayload.Name];

    private IEnumerable<Stage> Planned()
    {
        // In every process that times, the gate is passed again: this one is to know early, and for its tables. Under one mode it takes
        // seconds.
        string gateModes = scope.IsFull ? Modes : scope.Modes[0].Name;
        string gate = $"the gate: is what {scope.Contenders.Count} contenders write and read equal?";
        yield return Of("verify", gate, [.. Contenders, .. Payloads, "--modes", gateModes]) with { IsGate = true };

        // A full run shows the limit too.
        string[] limit = scope.IsFull ? ["--contender", Codecs.BareCopy.ContenderName] : [];
        yield return Of("times", "a call once all is warm", [.. Quick, .. Compared, .. limit, .. Payloads, "--modes", Modes]);
        string[] warmingUp = scope.IsFull ? ["--calls", "1000000"] : [];
        yield return OnLinux(
            Of("startup", "starting processes", [.. Quick, .. warmingUp, .. Compared, .. ProcessPayload, "--modes", Modes]));
        yield return OnLinux(Of("size", "bytes on disk", [.. Compared, .. ProcessPayload, "--modes", Modes]));
        if (scope.Modes.Any(mode => mode.IsNative))
            yield return Of("verdicts", "which libraries work compiled ahead of time", [.. Contenders, .. VerdictPayloads]);
        if (!scope.IsFull)
            yield break;

        string[] contenders = scope.HasAllContenders ? [] : Contenders;
        yield return Of(
            "times", "other forms of the documents", [.. contenders, .. Payloads, "--forms", "indented,reordered,varied", "--modes", Modes])
            with { Id = "forms" };
        contenders = scope.HasAllContenders ? Repeated("--contender", [.. Rows.InStrings, "SpanCodec"]) : Contenders;
        yield return Of(
            "times", "strings, and a buffer to write to", [.. contenders, .. Payloads, "--lanes", $"{Rows.Lane},buffer", "--modes", Modes])
            with { Id = "lanes" };
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        if (scope.IsWhole)
        {
            yield return Of(
                "times", "names in any case, which one article read",
                // With all that is compared in this lane: a ratio is of those that live side by side.
                [.. Repeated("--contender", Rows.InStrings.Union(Rows.InAnyCase)),
                    "--payload", Rows.Enterprise, "--lanes", Rows.Lane, "--modes", Modes])
                with { Id = "any-case" };
            yield return OfHost(
                "BenchmarkJson", "articles", "the articles' own benchmarks (BenchmarkDotNet)",
                [.. Articles, .. Repeated("--payload", Rows.WithoutTypes)], scope.Modes);
        }

        DeploymentMode[] native = [.. scope.Modes.Where(mode => mode.IsNative)];
        if (scope.IsWhole && native.Length > 0)
            yield return OfHost("BenchmarkJsonAot", "native", "the ways of System.Text.Json in a native program", ["*NativeAot*"], native);

        yield return OnLinux(Of("web", "what a serializer changes in a web program", ["--modes", Modes]));
        yield return Of("build-cost", "what source generators cost when a program is built", ["--modes", CostMode]);
        // Where nothing is chosen, the payload is the largest.
        contenders = scope.HasAllContenders ? [] : Contenders;
        string[] large = scope.HasAllPayloads ? [] : Payloads;
        yield return Of("memory", "what a working process needs", [.. contenders, .. large, "--modes", Modes]);
    }

    private Stage OfHost(string host, string id, string title, string[] benchmarks, IReadOnlyList<DeploymentMode> modes) => new(
        id, title,
        ["--filter", .. benchmarks, "--modes", string.Join(',', modes.Select(mode => mode.Name)), "--results", results]) { Host = host };

    /// <summary>One program has all payloads, so that all cost little more than one.</summary>
    private string[] VerdictPayloads => scope.IsFull ? Payloads : [.. ProcessPayload, "--modes", "aot"];

    /// <summary>The compiler does the same in every mode: one is enough, and a native one says more.</summary>
    private string CostMode => scope.Modes.FirstOrDefault(mode => mode.IsNative, scope.Modes[0]).Name;

    private static Stage OnLinux(Stage stage) => stage with { Omitted = OperatingSystem.IsLinux() ? null : "it needs Linux" };

    private Stage Of(string verb, string title, string[] words) => new(verb, title, [.. words, "--results", results])
    {
        Verb = _verbs.Single(one => one.Name == verb),
    };

    private static string[] Repeated(string option, IEnumerable<string> values) => [.. values.SelectMany(value => new[] { option, value })];
}

/// <summary>One part of a run, which measures one thing and leaves its results.</summary>
/// <param name="Id">Unique in a run, and a file name.</param>
/// <param name="Title">What is done, as a person would say it.</param>
/// <param name="Words">What is asked for, as a person would type it behind the verb, or behind the host.</param>
internal sealed record Stage(string Id, string Title, IReadOnlyList<string> Words)
{
    /// <summary>What measures it in this process; null where BenchmarkDotNet's host does in another.</summary>
    internal MeasuringVerb? Verb { get; init; }

    /// <summary>The project of BenchmarkDotNet's host.</summary>
    internal string Host { get; init; } = "";

    /// <summary>When it fails nothing that comes after it would mean anything.</summary>
    internal bool IsGate { get; init; }

    /// <summary>Why it is left out here; null where it is not.</summary>
    internal string? Omitted { get; init; }
}
