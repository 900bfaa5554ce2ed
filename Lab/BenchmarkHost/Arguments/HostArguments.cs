using System.Globalization;

namespace JsonAot.Lab.BenchmarkHost.Arguments;

/// <summary>The host's own options, taken out of the command line; what remains goes to BenchmarkDotNet unchanged.</summary>
internal sealed record HostArguments
{
    internal required IReadOnlyList<DeploymentMode> Modes { get; init; }

    internal required string Framework { get; init; }

    /// <summary>Null: beside the sources, under artifacts, where nothing is committed.</summary>
    internal string? ResultsFolder { get; init; }

    /// <summary>BenchmarkDotNet's preset (dry, short, medium, long), or the suite's own settings.</summary>
    internal string Job { get; init; } = "default";

    /// <summary>A folder that gets the programs and the list of them; null to measure.</summary>
    internal string? BuildOnly { get; init; }

    /// <summary>By default processes take turns. Null for BenchmarkDotNet's presets: those are its own loop, as they always were.</summary>
    internal TurnSettings? Turns => Job switch
    {
        "default" => TurnSettings.Full with { Limit = ChildLimit },
        "quick" => TurnSettings.Quick with { Limit = ChildLimit },
        _ => null,
    };

    /// <summary>How long one benchmark's process may take before it counts as hung.</summary>
    internal TimeSpan ChildLimit { get; init; }

    internal IReadOnlyList<string> Filters { get; init; } = [];

    /// <summary>The payloads of benchmarks that take any; empty for all.</summary>
    internal IReadOnlyList<string> Payloads { get; init; } = [];

    internal bool WantsHelp { get; init; }

    internal bool WantsList { get; init; }

    /// <summary>What BenchmarkDotNet is given besides filters.</summary>
    internal IReadOnlyList<string> Remaining { get; init; } = [];

    // They would add jobs with toolchains that measure another build of the framework than the other rows.
    private static readonly string[] Refused =
    [
        "-r", "--runtimes", "-i", "--inProcess", "--coreRun", "--cli", "--monoPath", "--clrVersion", "--ilCompilerVersion", "--ilcPackages",
        "--apples", "--resume",
    ];

    // BenchmarkDotNet runs only what passes all of its filters: those by name, and these.
    private static readonly string[] OtherFilters = ["--anyCategories", "--allCategories", "--attribute"];

    /// <summary>Benchmarks are chosen by their categories or attributes.</summary>
    internal bool ChoosesByCategory =>
        Remaining.Any(argument => OtherFilters.Contains(Split(argument).Name, StringComparer.OrdinalIgnoreCase));

    /// <exception cref="ArgumentException">The arguments are not usable; the message says why.</exception>
    internal static HostArguments Parse(IReadOnlyList<string> args, string defaultModes, string builtFramework)
    {
        var own = new Dictionary<string, string>();
        var lists = new Dictionary<string, List<string>> { ["--filter"] = [], ["--payload"] = [] };
        var remaining = new List<string>();
        bool help = false;
        bool list = false;
        for (int i = 0; i < args.Count; i++)
        {
            (string name, string? inlineValue) = Split(args[i]);
            if (Refused.Contains(name, StringComparer.OrdinalIgnoreCase))
                throw new ArgumentException(name.Equals("--resume", StringComparison.OrdinalIgnoreCase)
                    ? $"{name} is not used here: the same command goes on by itself."
                    : $"{name} is not used here: every mode is built by the suite's own toolchain. Choose with --modes and --framework.");
            if (name is "--help" or "-?" || name == "-h" && i == 0)
                help = true;
            else if (name is "--modes" or "--framework" or "--results" or "--job" or "-j" or "--child-limit" or "--build-only")
                own[name == "-j" ? "--job" : name] = inlineValue ?? ValuesAfter(args, ref i, most: 1)[0];
            else if (lists.TryGetValue(name == "-f" ? "--filter" : name, out List<string>? values))
                values.AddRange(inlineValue is null ? ValuesAfter(args, ref i) : [inlineValue]);
            else if (!args[i].StartsWith('-') && (i == 0 || remaining.LastOrDefault() != args[i - 1]))
            {
                // BenchmarkDotNet would take it for a filter, or pass over it.
                throw new ArgumentException(
                    $"'{args[i]}' belongs to no option. Modes are separated by commas, and --filter chooses benchmarks.");
            }
            else
            {
                list |= name == "--list";
                remaining.Add(args[i]);
            }
        }

        string job = own.GetValueOrDefault("--job", "default").ToLowerInvariant();
        return new HostArguments
        {
            Modes = DeploymentMode.Parse(own.GetValueOrDefault("--modes", defaultModes)),
            Framework = FrameworkOf(own.GetValueOrDefault("--framework", builtFramework)),
            ResultsFolder = FolderOf("--results", own.GetValueOrDefault("--results")),
            BuildOnly = FolderOf("--build-only", own.GetValueOrDefault("--build-only")),
            Job = job,
            ChildLimit = LimitOf(own.GetValueOrDefault("--child-limit"), job),
            Filters = lists["--filter"],
            Payloads = lists["--payload"],
            WantsHelp = help,
            WantsList = list,
            Remaining = remaining,
        };
    }

    private static string FrameworkOf(string name) =>
        FrameworkName.Complaint(name) is { } complaint ? throw new ArgumentException(complaint) : name;

    private static string? FolderOf(string option, string? path) =>
        path is not null && GivenPath.Complaint(option, path) is { } complaint ? throw new ArgumentException(complaint) : path;

    // A row of the suite's own settings takes seconds; BenchmarkDotNet's longer presets take minutes on a large document.
    private static TimeSpan LimitOf(string? seconds, string job) => seconds switch
    {
        null => job is "medium" or "long" ? TimeSpan.FromMinutes(30) : TimeSpan.FromMinutes(2),
        _ when int.TryParse(seconds, NumberStyles.None, null, out int whole) && whole > 0 => TimeSpan.FromSeconds(whole),
        _ => throw new ArgumentException($"--child-limit takes whole seconds, at least 1, and '{seconds}' is not that."),
    };

    private static (string Name, string? Value) Split(string argument)
    {
        int equals = argument.StartsWith("--", StringComparison.Ordinal) ? argument.IndexOf('=', StringComparison.Ordinal) : -1;
        return equals < 0 ? (argument, null) : (argument[..equals], argument[(equals + 1)..]);
    }

    private static List<string> ValuesAfter(IReadOnlyList<string> args, ref int i, int most = int.MaxValue)
    {
        string option = args[i];
        var values = new List<string>();
        while (values.Count < most && i + 1 < args.Count && !args[i + 1].StartsWith('-'))
            values.Add(args[++i]);
        if (values.Count == 0)
            throw new ArgumentException($"{option} needs a value.");
        return values;
    }
}
