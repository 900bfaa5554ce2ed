using System.CommandLine;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run, in their order. All are commands of this suite, which anybody could give by hand.</summary>
/// <param name="results">Where all of them write, and the page reads.</param>
internal sealed class RunPlan(RunScope scope, string results)
{
    private static readonly string[] WarmingUp = ["--calls", "1000000"];

    internal IReadOnlyList<Stage> Stages()
    {
        Stage[] main = [.. Main()];
        return scope.IsFull ? [.. main, .. Others(main)] : main;
    }

    private string Modes => string.Join(',', scope.Modes.Select(mode => mode.Name));

    private string[] Quick => scope.IsFull ? [] : ["--quick"];

    private string[] Contenders => Repeated("--library", scope.Contenders.Select(contender => contender.Name));

    private string[] Payloads => Repeated("--payload", scope.Payloads.Select(payload => payload.Name));

    private string[] ProcessPayloads => Repeated("--payload", scope.ProcessPayloads.Select(payload => payload.Name));

    private IEnumerable<Stage> Main()
    {
        // In every process that times, the gate is passed again: this one is to know early, and for its tables. Under one mode it takes
        // seconds.
        string gateModes = scope.IsFull ? Modes : scope.Modes[0].Name;
        string gate = $"the gate: is what {scope.Contenders.Count} contenders write and read equal?";
        yield return Lab("verify", gate, [.. Contenders, .. Payloads, "--modes", gateModes]) with { IsGate = true };
        foreach (Stage steady in new SteadyStages(scope, results).All())
            yield return steady;
        string[] warmingUp = scope.IsFull ? WarmingUp : [];
        yield return OnLinux(
            Lab("startup", "starting processes", [.. Quick, .. warmingUp, .. Contenders, .. ProcessPayloads, "--modes", Modes]));
        yield return OnLinux(Lab("size", "bytes on disk", [.. Contenders, .. ProcessPayloads, "--modes", Modes]));
        if (scope.Modes.Any(mode => mode.IsNative))
            yield return Lab("verdicts", "which libraries work compiled ahead of time", [.. Contenders, .. VerdictPayloads]);
        if (!scope.IsFull)
            yield break;
        string[] contenders = scope.HasAllContenders ? [] : Contenders;
        yield return Lab(
            "times", "other forms of the documents, and a buffer to write to",
            [.. contenders, .. Payloads, "--lanes", "utf8,buffer", "--forms", "canonical,indented,reordered", "--modes", Modes]);
        yield return OnLinux(Lab("web", "what a serializer changes in a web program", [.. Quick, "--modes", Modes]));
        yield return OnLinux(Lab("build-cost", "what source generators cost when a program is built", [.. Quick, "--modes", CostMode]));
    }

    /// <summary>One program has all payloads, so that all cost little more than one.</summary>
    private string[] VerdictPayloads => scope.IsFull ? Payloads : [.. ProcessPayloads, "--modes", "aot"];

    /// <summary>The compiler does the same in every mode: one is enough, and a native one says more.</summary>
    private string CostMode => scope.Modes.FirstOrDefault(mode => mode.IsNative, scope.Modes[0]).Name;

    /// <summary>
    /// The kinds that a quick run leaves out, a new one among them. Where nothing is chosen they choose by themselves what says most in an
    /// hour.
    /// </summary>
    private IEnumerable<Stage> Others(IReadOnlyCollection<Stage> planned)
    {
        foreach (Command verb in Kinds.All.Select(kind => kind.Verb?.Create()).OfType<Command>())
        {
            if (planned.Any(stage => stage.Id == IdOf(verb.Name)))
                continue;
            string[] quick = Has(verb, "--quick") ? Quick : [];
            string[] contenders = scope.HasAllContenders || !Has(verb, "--library") ? [] : Contenders;
            string[] payloads = scope.HasAllPayloads || !Has(verb, "--payload") ? [] : Payloads;
            yield return Lab(verb.Name, verb.Description![..^1], [.. quick, .. contenders, .. payloads, "--modes", Modes]);
        }
    }

    private static bool Has(Command verb, string option) => verb.Options.Any(one => one.Name == option);

    private string IdOf(string verb) => $"{scope.Framework}-{verb}";

    private static Stage OnLinux(Stage stage) => stage with { Omitted = OperatingSystem.IsLinux() ? null : "it needs Linux" };

    /// <summary>A verb of this program; of its build for another framework where that is measured.</summary>
    private Stage Lab(string verb, string title, string[] arguments)
    {
        // Analyzers take half of a build's time, and say nothing here that the build of the checkout has not said.
        string[] build = ["run", "--project", Path.Combine(Checkout.Root, "Lab"), "-c", "Release", "-p:RunAnalyzers=false"];
        string[] command = scope.Framework == Checkout.Framework
            ? ["exec", typeof(RunPlan).Assembly.Location]
            : [.. build, .. SteadyStage.Libraries(), "--"];
        return new Stage(IdOf(verb), title, "dotnet", [.. command, verb, .. arguments, "--results", results])
        {
            Environment = SteadyStage.Environment(scope.Framework),
        };
    }

    private static string[] Repeated(string option, IEnumerable<string> values) => [.. values.SelectMany(value => new[] { option, value })];
}
