using System.Runtime.CompilerServices;
using JsonAot.Turns;

namespace JsonAot.SelfRun;

/// <summary>The arguments of the self-run. Parsed by hand: a command-line library would weigh more than the program.</summary>
internal sealed record SelfRunOptions
{
    internal bool Json { get; init; }

    internal bool Help { get; init; }

    internal string Payload { get; init; } = "CalibrationPoints";

    internal string Lane { get; init; } = "utf8";

    internal int Launches { get; init; } = DefaultLaunches;

    /// <summary>A JIT start costs thirty times a native one; half as many launches keep the wait bearable.</summary>
    internal static int DefaultLaunches => RuntimeFeature.IsDynamicCodeSupported ? 10 : 20;

    internal static SelfRunOptions Parse(IReadOnlyList<string> args)
    {
        var options = new SelfRunOptions();
        for (int i = 0; i < args.Count; i++)
        {
            options = args[i] switch
            {
                "--json" => options with { Json = true },
                "--help" or "-h" or "-?" => options with { Help = true },
                "--payload" => options with { Payload = Value(args, ref i) },
                "--lane" => options with { Lane = LaneNamed(Value(args, ref i)) },
                "--launches" => options with { Launches = Count(Value(args, ref i)) },
                _ => throw new ArgumentException($"Unknown argument '{args[i]}'. See --help."),
            };
        }

        return options;
    }

    private static string Value(IReadOnlyList<string> args, ref int i) =>
        i + 1 < args.Count ? args[++i] : throw new ArgumentException($"{args[i]} needs a value.");

    private static string LaneNamed(string name) => TimedCall.LaneNames.Contains(name)
        ? name
        : throw new ArgumentException($"There is no lane '{name}'. The lanes are {string.Join(", ", TimedCall.LaneNames)}.");

    private static int Count(string text) => int.TryParse(text, out int count) && count is > 0 and <= 1000
        ? count
        : throw new ArgumentException($"'{text}' is not a number of launches from 1 to 1000.");
}
