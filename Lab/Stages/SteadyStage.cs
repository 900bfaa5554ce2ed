namespace JsonAot.Lab.Stages;

/// <summary>Benchmarks of BenchmarkDotNet's host, as a stage.</summary>
/// <param name="Id">Unique in a run, without the framework.</param>
/// <param name="Benchmarks">Patterns of their names.</param>
/// <param name="Lane">What the matrix reads and writes; UTF-8 where it is null.</param>
internal sealed record SteadyStage(string Id, string Title, IReadOnlyList<string> Benchmarks, string? Lane)
{
    /// <summary>The project of the benchmarks.</summary>
    internal string Host { get; init; } = "BenchmarkJson";

    internal static SteadyStage Matrix { get; } = new("steady", "steady state (BenchmarkDotNet)", ["*Matrix*"], null);

    /// <param name="framework">That is measured.</param>
    /// <param name="contenders">Their names.</param>
    /// <param name="payloads">Their names.</param>
    internal Stage Of(
        string framework,
        IReadOnlyList<DeploymentMode> modes,
        IReadOnlyList<string> contenders,
        IReadOnlyList<string> payloads,
        bool isFull,
        string results)
    {
        string[] command = ["run", "--project", Path.Combine(Checkout.Root, Host), "-c", "Release", .. Libraries(), "--"];
        string[] lane = Lane is null ? [] : ["--lane", Lane];
        string[] arguments =
        [
            .. command,
            "--filter", .. Benchmarks,
            "--job", isFull ? "default" : "quick",
            "--modes", string.Join(',', modes.Select(mode => mode.Name)),
            "--framework", framework,
            "--contender", .. contenders,
            "--payload", .. payloads,
            .. lane,
            "--results", results,
        ];
        return new Stage($"{framework}-{Id}", Title, "dotnet", arguments) { Environment = Environment(Checkout.Framework) };
    }

    /// <summary>The selection of libraries that this program was built with, for a command of the SDK.</summary>
    internal static string[] Libraries() =>
        Checkout.Libraries.Length == 0 ? [] : [$"-p:Libraries={Checkout.Libraries.Replace(';', '+').Replace(',', '+')}"];

    /// <summary>Of a stage and everything that it builds.</summary>
    internal static Dictionary<string, string> Environment(string framework) => new()
    {
        ["JsonAotFramework"] = framework,
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        // A build node that is left running holds memory that the measurements need. The compiler's server may stay, as after any build:
        // some sixty projects of a run are compiled in half the time, and while nothing is compiled it only waits.
        ["MSBUILDDISABLENODEREUSE"] = "1",
    };
}
