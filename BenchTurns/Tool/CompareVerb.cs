using System.CommandLine;
using System.Globalization;

namespace BenchTurns.Tool;

/// <summary>"bench-turns compare BASE [CHANGE]".</summary>
internal static class CompareVerb
{
    private static readonly Argument<string> Base = new("BASE")
    {
        Description = "A commit, a folder of sources, or a folder that a benchmark project has built with --build-only.",
    };

    private static readonly Argument<string?> Change = new("CHANGE")
    {
        Description = "The same; what lies in the working tree when left out.", Arity = ArgumentArity.ZeroOrOne,
    };

    private static readonly Option<string?> Project = new("--project")
    {
        Description = "The benchmark project; the only one below this folder that references BenchTurns.BenchmarkDotNet when left out.",
    };

    private static readonly Option<string?> Framework = new("--framework")
    {
        Description = "Of a project that targets several, the one that is built, such as net10.0.",
    };

    private static readonly Option<string[]> Filter = new("--filter", "-f")
    {
        Description = "Which benchmarks, by namespace.type.method.", AllowMultipleArgumentsPerToken = true,
        DefaultValueFactory = _ => ["*"],
    };

    private static readonly Option<string> Modes = new("--modes")
    {
        Description = $"Of {string.Join(", ", DeploymentMode.All)}, joined with commas.",
        DefaultValueFactory = _ => DeploymentMode.Jit.Name,
    };

    private static readonly Option<string> Threshold = new("--threshold")
    {
        Description = "The difference that is looked for. One of less than half of it is never told.", DefaultValueFactory = _ => "3%",
    };

    private static readonly Option<bool> Thorough = new("--thorough") { Description = "More generations: a difference of 1 % is found." };

    private static readonly Option<string?> Json = new("--json") { Description = "A file that gets all figures of all generations." };

    private static readonly Option<string?> Markdown = new("--markdown") { Description = "A file that gets the table, for a comment." };

    internal static Command Create()
    {
        var command = new Command("compare", "Measures the benchmarks of two builds in turns, and says which became faster or slower.")
        {
            Base, Change, Project, Framework, Filter, Modes, Threshold, Thorough, Json, Markdown,
        };
        command.SetAction(Run);
        return command;
    }

    private static int Run(ParseResult given)
    {
        double threshold = ThresholdOf(given.GetValue(Threshold)!);
        foreach (Option<string?> option in (Option<string?>[])[Project, Json, Markdown])
        {
            if (given.GetValue(option) is { } path && GivenPath.Complaint(option.Name, path) is { } complaint)
                throw Unusable(complaint);
        }

        var build = new BuildOrder(
            given.GetValue(Project), given.GetValue(Framework), [.. given.GetValue(Filter)!], ModesOf(given.GetValue(Modes)!));
        var sources = new Sources(build, Say);
        BuiltSide before = sources.Side(given.GetRequiredValue(Base));
        BuiltSide after = given.GetValue(Change) is { } change ? sources.Side(change) : sources.WorkingTree();
        TurnSettings settings = given.GetValue(Thorough) ? CompareSettings.Thorough : CompareSettings.Usual;
        using RunLock held = RunLock.Take(sources.Cache);
        Interrupt.Patience = TimeSpan.FromSeconds(5);
        var builds = new TwoBuilds(before, after, settings, threshold, sources.Cache);
        if (builds.Pairs == 0)
            throw new ProcessException($"{before.Title} and {after.Title} have no benchmark in common. Choose others with --filter.");
        string benchmarks = builds.Pairs == 1 ? "1 benchmark" : $"{builds.Pairs} benchmarks";
        Say($"{benchmarks} of two builds in turns, each in {settings.Generations} generations.");
        var progress = new Progress();
        IReadOnlyList<ComparedRow> rows = builds.Run(progress.Show, Interrupt.Token);
        progress.End();
        if (builds.IsResumed)
            Say("It went on with what an earlier run had measured.");
        var answer = new CompareAnswer(before.Title, after.Title, builds.Rule, rows);
        foreach (string line in CompareTable.Lines(answer, Console.IsOutputRedirected ? int.MaxValue : Console.WindowWidth))
            Console.WriteLine(line);
        Write(given.GetValue(Json), answer.ToJson);
        Write(given.GetValue(Markdown), () => CompareTable.Markdown(answer));
        if (Interrupt.IsRequested)
            Console.WriteLine("Stopped. What was finished is kept: run the same command again to go on.");
        return Interrupt.IsRequested ? ExitCodes.Interrupted : answer.ExitCode;
    }

    private static IReadOnlyList<DeploymentMode> ModesOf(string list)
    {
        try
        {
            return DeploymentMode.Parse(list);
        }
        catch (ArgumentException unknown)
        {
            throw Unusable(unknown.Message);
        }
    }

    /// <summary>Such as "3%" or "0.5%".</summary>
    internal static double ThresholdOf(string text) =>
        text.EndsWith('%') && double.TryParse(text[..^1], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double percent)
            && percent is > 0 and < 100
            ? percent / 100
            : throw Unusable($"--threshold takes a part such as 3%, and '{text}' is not that.");

    private static void Write(string? path, Func<string> text)
    {
        if (path is null)
            return;
        try
        {
            WholeFile.Write(path, text());
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"{path} cannot be written: {Trouble.WithNext(problem.Message)}", problem);
        }
    }

    private static void Say(string line) => Console.Error.WriteLine(line);

    private static ProcessException Unusable(string message) => new(message) { ExitCode = ExitCodes.Usage };
}
