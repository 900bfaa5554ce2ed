using System.Globalization;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run, in their order. All are commands of this suite, which anybody could give by hand.</summary>
/// <param name="results">Where all of them write, and the page reads.</param>
internal sealed class RunPlan(RunScope scope, string results)
{
    internal IReadOnlyList<Stage> Of(IReadOnlyList<MeasuredFramework> frameworks) =>
        [.. frameworks.Where(framework => framework.Modes.Count > 0).SelectMany(Of)];

    private IEnumerable<Stage> Of(MeasuredFramework framework)
    {
        string modes = string.Join(',', framework.Modes.Select(mode => mode.Name));
        string[] contenders = Repeated("--library", scope.Contenders.Select(contender => contender.Name));
        string[] payloads = Repeated("--payload", scope.Payloads.Select(payload => payload.Name));
        string[] processPayloads = Repeated("--payload", scope.ProcessPayloads.Select(payload => payload.Name));
        int work = scope.Contenders.Count;

        // In every process that times, the gate is passed again: this one is to know early, and for its tables. Under one mode it takes seconds.
        string gateModes = scope.IsFull ? modes : framework.Modes[0].Name;
        yield return Lab(framework, "verify", $"the gate: is what {work} contenders write and read equal?", 25, [.. contenders, .. payloads, "--modes", gateModes]) with { IsGate = true };
        yield return Steady(framework, modes);
        Stage start = Lab(framework, "startup", "starting processes", 30 + 15 * work,
            [scope.IsFull ? "--full" : "--quick", .. contenders, .. processPayloads, "--modes", modes]);
        Stage size = Lab(framework, "size", "bytes on disk", 35, [.. contenders, .. processPayloads, "--modes", modes]);
        string? notHere = OperatingSystem.IsLinux() ? null : "it needs Linux";
        yield return start with { Omitted = notHere };
        yield return size with { Omitted = notHere };
        if (framework.Modes.Any(mode => mode.IsNative))
            yield return Lab(framework, "verdicts", "which libraries work compiled ahead of time", 20 + 20 * work,
                [.. contenders, .. processPayloads, .. scope.IsFull ? Array.Empty<string>() : ["--variants", "aot"]]);
        string[] quick = scope.IsFull ? [] : ["--quick"];
        if (scope.HasWeb)
            yield return Lab(framework, "web", "what a serializer changes in a web program", 240, [.. quick, "--modes", modes]) with { Omitted = notHere };
        if (scope.HasBuildCost)
            yield return Lab(framework, "build-cost", "what source generators cost when a program is built", 180, [.. quick, "--modes", CostModes(framework)]) with { Omitted = notHere };
    }

    // The compiler does the same in every mode: one is enough, and a native one says more.
    private static string CostModes(MeasuredFramework framework) => framework.Modes.FirstOrDefault(mode => mode.IsNative, framework.Modes[0]).Name;

    private Stage Steady(MeasuredFramework framework, string modes)
    {
        // A full run shows the limit too. The last rows are those of the noise floor.
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name), .. scope.IsFull ? new[] { Codecs.Floor.FloorName } : []];
        int rows = (contenders.Length * scope.Payloads.Count * 2 + 3) * framework.Modes.Count;
        return new Stage(
            $"{framework.Name}-steady",
            "steady state (BenchmarkDotNet)",
            TimeSpan.FromSeconds(65 + rows * (scope.IsFull ? 6 : 4)),
            "dotnet",
            [
                "run", "--project", Path.Combine(Checkout.Root, "BenchmarkJson"), "-c", "Release", .. Libraries(), "--",
                "--filter", "*Matrix*", "*NoiseFloor*",
                "--job", scope.IsFull ? "default" : "quick",
                "--modes", modes,
                "--framework", framework.Name,
                "--contender", .. contenders,
                "--payload", .. scope.Payloads.Select(payload => payload.Name),
                "--results", results,
            ])
        {
            Environment = Environment(Checkout.Framework),
        };
    }

    /// <summary>A verb of this program; of its build for another framework where that is measured.</summary>
    private Stage Lab(MeasuredFramework framework, string verb, string title, int seconds, string[] arguments)
    {
        string[] command = framework.Name == Checkout.Framework
            ? ["exec", typeof(RunPlan).Assembly.Location]
            : ["run", "--project", Path.Combine(Checkout.Root, "Lab"), "-c", "Release", .. Libraries(), "--"];
        return new Stage(
            string.Create(CultureInfo.InvariantCulture, $"{framework.Name}-{verb}"),
            title,
            TimeSpan.FromSeconds(scope.IsFull ? seconds * 3 : seconds),
            "dotnet",
            [.. command, verb, .. arguments, "--results", results])
        {
            Environment = Environment(framework.Name),
        };
    }

    private static string[] Libraries() => Checkout.Libraries.Length == 0 ? [] : [$"-p:Libraries={Checkout.Libraries.Replace(';', '+').Replace(',', '+')}"];

    private static Dictionary<string, string> Environment(string framework) => new()
    {
        ["JsonAotFramework"] = framework,
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        // A build server that is left running holds memory and time that the measurements need.
        ["MSBUILDDISABLENODEREUSE"] = "1",
        ["UseSharedCompilation"] = "false",
    };

    private static string[] Repeated(string option, IEnumerable<string> values) => [.. values.SelectMany(value => new[] { option, value })];
}
