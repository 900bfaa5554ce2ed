using System.Globalization;

namespace BenchTurns;

/// <summary>The switcher's own options, taken out of the command line; what remains is BenchmarkDotNet's.</summary>
internal sealed record SwitcherArguments
{
    // They change how BenchmarkDotNet's own loop measures, or what it builds. Then everything is its own.
    private static readonly string[] OfItsLoop =
    [
        "-j", "--job", "-r", "--runtimes", "-i", "--inprocess", "--corerun", "--cli", "--monopath", "--clrversion", "--ilcompilerversion",
        "--ilcpackages", "--apples", "-d", "--disasm", "-p", "--profiler", "--launchcount", "--warmupcount", "--minwarmupcount",
        "--maxwarmupcount", "--iterationtime", "--iterationcount", "--miniterationcount", "--maxiterationcount", "--invocationcount",
        "--unrollfactor", "--strategy", "--runoncepriteration", "--statisticaltest", "-t", "--threading", "--platform", "--maxwidth",
        "--hide", "--resume", "--info", "--version",
    ];

    private static readonly string[] Own = ["--modes", "--framework", "--results", "--limit", "--build-only"];

    internal IReadOnlyList<DeploymentMode> Modes { get; private init; } = [DeploymentMode.Jit];

    /// <summary>Null for that of the project.</summary>
    internal string? Framework { get; private init; }

    /// <summary>The file with all that was measured; null for one beside BenchmarkDotNet's own.</summary>
    internal string? Results { get; private init; }

    /// <summary>A folder that gets the programs and the list of them; null to measure.</summary>
    internal string? BuildOnly { get; private init; }

    /// <summary>When a benchmark's process that says nothing is ended.</summary>
    internal TimeSpan Limit { get; private init; } = TimeSpan.FromMinutes(2);

    internal bool IsQuick { get; private init; }

    internal bool WantsHelp { get; private init; }

    internal bool WantsList { get; private init; }

    /// <summary>BenchmarkDotNet measures in its own way.</summary>
    internal bool IsOfItsLoop { get; private init; }

    /// <summary>Which benchmarks, by their names; empty where none was named.</summary>
    internal IReadOnlyList<string> Filters { get; private init; } = [];

    /// <summary>Exporters and what else BenchmarkDotNet is given.</summary>
    internal IReadOnlyList<string> Remaining { get; private init; } = [];

    internal TurnSettings Settings => (IsQuick ? TurnSettings.Quick : TurnSettings.Full) with { Limit = ChildLimit.Of(Limit) };

    /// <exception cref="ArgumentException">The arguments are not usable; the message says why.</exception>
    internal static SwitcherArguments Parse(IReadOnlyList<string> args)
    {
        var own = new Dictionary<string, string>();
        var remaining = new List<string>();
        var filters = new List<string>();
        bool help = false, quick = false;
        for (int i = 0; i < args.Count; i++)
        {
            string[] parts = args[i].StartsWith("--", StringComparison.Ordinal) ? args[i].Split('=', 2) : [args[i]];
            if (Own.Contains(parts[0]))
                own[parts[0]] = parts.Length == 2 ? parts[1] : i + 1 < args.Count ? args[++i] : throw NoValue(parts[0]);
            else if (parts[0] is "--help" or "-?" or "-h")
                help = true;
            else if (parts[0] == "--quick")
                quick = true;
            else if (parts[0] is "--filter" or "-f")
                filters.AddRange(parts.Length == 2 ? [parts[1]] : ValuesAfter(args, ref i));
            else if (args[i] != Trouble.Verbose)
                remaining.Add(args[i]);
        }

        foreach ((string option, string value) in own)
        {
            if (GivenPath.Complaint(option, value) is { } complaint)
                throw new ArgumentException(complaint);
        }

        return new SwitcherArguments
        {
            Modes = DeploymentMode.Parse(own.GetValueOrDefault("--modes", DeploymentMode.Jit.Name)),
            Framework = own.GetValueOrDefault("--framework"),
            Results = own.GetValueOrDefault("--results"),
            BuildOnly = own.GetValueOrDefault("--build-only"),
            Limit = LimitOf(own.GetValueOrDefault("--limit", "120")),
            IsQuick = quick,
            WantsHelp = help,
            WantsList = remaining.Contains("--list"),
            IsOfItsLoop = remaining.Any(argument => OfItsLoop.Contains(argument.Split('=')[0].ToLowerInvariant())),
            Filters = filters,
            Remaining = remaining,
        };
    }

    /// <summary>What BenchmarkDotNet's parser finds wrong, without the help that it prints below.</summary>
    internal static string MistakeIn(string said)
    {
        IEnumerable<string> lines = said.Split('\n').Select(line => line.Trim()).SkipWhile(line => line != "ERROR(S):").Skip(1);
        string[] mistakes = [.. lines.TakeWhile(line => line.Length > 0 && !line.StartsWith("USAGE", StringComparison.Ordinal))];
        return $"{(mistakes.Length > 0 ? string.Join(" ", mistakes) : said.Trim())} See --help.";
    }

    private static List<string> ValuesAfter(IReadOnlyList<string> args, ref int i)
    {
        string option = args[i];
        var values = new List<string>();
        while (i + 1 < args.Count && !args[i + 1].StartsWith('-'))
            values.Add(args[++i]);
        return values.Count > 0 ? values : throw NoValue(option);
    }

    private static ArgumentException NoValue(string option) => new($"{option} needs a value.");

    private static TimeSpan LimitOf(string seconds) =>
        int.TryParse(seconds, NumberStyles.None, CultureInfo.InvariantCulture, out int whole) && whole > 0
            ? TimeSpan.FromSeconds(whole)
            : throw new ArgumentException($"--limit takes whole seconds, at least 1, and '{seconds}' is not that.");
}
