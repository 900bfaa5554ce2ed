namespace JsonAot.Lab.Stages;

/// <summary>Benchmarks of BenchmarkDotNet's host, as a stage.</summary>
/// <param name="Id">Unique in a run, without the framework.</param>
/// <param name="Benchmarks">Patterns of their names.</param>
/// <param name="Lane">What the matrix reads and writes; UTF-8 where it is null.</param>
internal sealed record SteadyStage(string Id, string Title, IReadOnlyList<string> Benchmarks, string? Lane)
{
    /// <summary>What publishing the benchmarks takes, before the first row.</summary>
    private const int Publishing = 65;

    /// <summary>The noise floor: three benchmarks in three sizes. The host adds it to every run of more than a minute that does not name it.</summary>
    private const int FloorRows = 9;

    /// <summary>What "*" measures besides the matrix and the floor: 144 rows of documents, 120 of varied ones, and 32 of the named comparisons.</summary>
    private const int OtherRows = 296;

    private const string Everything = "*";

    /// <summary>The project of the benchmarks.</summary>
    internal string Host { get; init; } = "BenchmarkJson";

    internal static SteadyStage Matrix { get; } = new("steady", "steady state (BenchmarkDotNet)", ["*Matrix*", "*NoiseFloor*"], null);

    /// <param name="framework">That is measured.</param>
    /// <param name="contenders">Their names.</param>
    /// <param name="payloads">Their names.</param>
    internal Stage Of(
        string framework, IReadOnlyList<DeploymentMode> modes, IReadOnlyList<string> contenders, IReadOnlyList<string> payloads, bool isLong, string results)
    {
        int rows = (contenders.Count * payloads.Count * 2 + FloorRows + (Benchmarks.Contains(Everything) ? OtherRows : 0)) * modes.Count;
        return new Stage(
            $"{framework}-{Id}",
            Title,
            TimeSpan.FromSeconds(Publishing + rows * (isLong ? 6 : 4)),
            "dotnet",
            [
                "run", "--project", Path.Combine(Checkout.Root, Host), "-c", "Release", .. Libraries(), "--",
                "--filter", .. Benchmarks,
                "--job", isLong ? "default" : "quick",
                "--modes", string.Join(',', modes.Select(mode => mode.Name)),
                "--framework", framework,
                "--contender", .. contenders,
                "--payload", .. payloads,
                .. Lane is null ? Array.Empty<string>() : ["--lane", Lane],
                "--results", results,
            ])
        {
            Environment = Environment(Checkout.Framework),
        };
    }

    /// <summary>The selection of libraries that this program was built with, for a command of the SDK.</summary>
    internal static string[] Libraries() => Checkout.Libraries.Length == 0 ? [] : [$"-p:Libraries={Checkout.Libraries.Replace(';', '+').Replace(',', '+')}"];

    /// <summary>Of a stage and everything that it builds.</summary>
    internal static Dictionary<string, string> Environment(string framework) => new()
    {
        ["JsonAotFramework"] = framework,
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        // A build node that is left running holds memory that the measurements need. The compiler's server may stay, as after any build: some sixty
        // projects of a run are compiled in half the time, and while nothing is compiled it only waits.
        ["MSBUILDDISABLENODEREUSE"] = "1",
    };
}
