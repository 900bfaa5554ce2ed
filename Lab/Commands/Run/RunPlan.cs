using System.CommandLine;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run, in their order. All are commands of this suite, which anybody could give by hand.</summary>
/// <param name="framework">What is measured.</param>
/// <param name="results">Where all of them write, and the page reads.</param>
internal sealed class RunPlan(RunScope scope, string framework, string results)
{
    private static readonly string[] WarmingUp = ["--calls", "1000000"];

    internal IReadOnlyList<Stage> Stages()
    {
        Stage[] main = [.. Main()];
        return scope.IsFull ? [.. main, .. Others(main)] : main;
    }

    private string Modes => string.Join(',', scope.Modes.Select(mode => mode.Name));

    private IEnumerable<Stage> Main()
    {
        string modes = Modes;
        string[] contenders = Repeated("--library", scope.Contenders.Select(contender => contender.Name));
        string[] payloads = Repeated("--payload", scope.Payloads.Select(payload => payload.Name));
        string[] processPayloads = Repeated("--payload", scope.ProcessPayloads.Select(payload => payload.Name));
        int work = scope.Contenders.Count;

        // In every process that times, the gate is passed again: this one is to know early, and for its tables. Under one mode it takes seconds.
        string gateModes = scope.IsFull ? modes : scope.Modes[0].Name;
        yield return Lab("verify", $"the gate: is what {work} contenders write and read equal?", scope.IsFull ? 20 * work : 25,
            [.. contenders, .. payloads, "--modes", gateModes]) with { IsGate = true };
        foreach (Stage steady in new SteadyStages(scope, framework, results).All())
            yield return steady;
        Stage start = Lab("startup", "starting processes", 30 + 15 * work,
            [.. Quick, .. scope.IsFull ? WarmingUp : [], .. contenders, .. processPayloads, "--modes", modes]);
        Stage size = Lab("size", "bytes on disk", 35, [.. contenders, .. processPayloads, "--modes", modes]);
        yield return OnLinux(start);
        yield return OnLinux(size);
        if (scope.Modes.Any(mode => mode.IsNative))
            yield return Lab("verdicts", "which libraries work compiled ahead of time", 20 + 20 * work,
                // One program has all payloads, so that all cost little more than one.
                [.. contenders, .. scope.IsFull ? payloads : [.. processPayloads, "--modes", "aot"]]);
        if (scope.HasWeb)
            yield return OnLinux(Lab("web", "what a serializer changes in a web program", 440, [.. Quick, "--modes", modes]));
        if (scope.HasBuildCost)
            yield return OnLinux(Lab("build-cost", "what source generators cost when a program is built", 180,
                [.. Quick, "--modes", CostMode]));
    }

    /// <summary>
    /// The kinds that a quick run leaves out, a new one among them. Where nothing is chosen they choose by themselves what says most in an hour.
    /// </summary>
    private IEnumerable<Stage> Others(IReadOnlyCollection<Stage> planned)
    {
        foreach (Command verb in Kinds.All.Select(kind => kind.Verb?.Create()).OfType<Command>())
        {
            if (planned.Any(stage => stage.Id == IdOf(verb.Name)))
                continue;
            string[] contenders = scope.HasAllContenders || !Has(verb, "--library") ? [] : Repeated("--library", scope.Contenders.Select(contender => contender.Name));
            string[] payloads = scope.HasAllPayloads || !Has(verb, "--payload") ? [] : Repeated("--payload", scope.Payloads.Select(payload => payload.Name));
            yield return Lab(verb.Name, verb.Description![..^1], 120,
                [.. Has(verb, "--quick") ? Quick : [], .. contenders, .. payloads, "--modes", Modes]);
        }
    }

    private static bool Has(Command verb, string option) => verb.Options.Any(one => one.Name == option);

    private string IdOf(string verb) => $"{framework}-{verb}";

    private string[] Quick => scope.IsLong ? [] : ["--quick"];

    private static Stage OnLinux(Stage stage) => stage with { Omitted = OperatingSystem.IsLinux() ? null : "it needs Linux" };

    // The compiler does the same in every mode: one is enough, and a native one says more.
    private string CostMode => scope.Modes.FirstOrDefault(mode => mode.IsNative, scope.Modes[0]).Name;

    /// <summary>A verb of this program; of its build for another framework where that is measured.</summary>
    private Stage Lab(string verb, string title, int seconds, string[] arguments)
    {
        // Analyzers take half of a build's time, and say nothing here that the build of the checkout has not said.
        string[] command = framework == Checkout.Framework
            ? ["exec", typeof(RunPlan).Assembly.Location]
            : ["run", "--project", Path.Combine(Checkout.Root, "Lab"), "-c", "Release", "-p:RunAnalyzers=false", .. SteadyStage.Libraries(), "--"];
        return new Stage(
            IdOf(verb),
            title,
            TimeSpan.FromSeconds(scope.IsLong ? seconds * 3 : seconds),
            "dotnet",
            [.. command, verb, .. arguments, "--results", results])
        {
            Environment = SteadyStage.Environment(framework),
        };
    }

    private static string[] Repeated(string option, IEnumerable<string> values) => [.. values.SelectMany(value => new[] { option, value })];
}
