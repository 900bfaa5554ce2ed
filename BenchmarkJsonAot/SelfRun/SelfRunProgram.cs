using System.Runtime.CompilerServices;
using System.Text.Json;
using BenchTurns.Children;
using BenchTurns.Stopping;
using JsonAot.Lab.Running;
using JsonAot.Turns;

namespace JsonAot.SelfRun;

/// <summary>The program that this host becomes when it is published ahead of time; under the JIT, the same by "selfrun".</summary>
internal static class SelfRunProgram
{
    /// <summary>This very program once more, in a role that its arguments name.</summary>
    internal static ChildProcess Again { get; } = new(Environment.ProcessPath!);

    /// <summary>"dotnet BenchmarkJsonAot.dll": the process is the host, the program its first argument.</summary>
    internal static string[] Command(params IEnumerable<string> role) =>
        Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet"
            ? [Environment.GetCommandLineArgs()[0], "selfrun", .. role]
            : ["selfrun", .. role];

    /// <param name="main">When Main began.</param>
    /// <param name="contenders">For the parent alone: to make them would be a part of a child's start, and of its set-up.</param>
    internal static int Run(string[] args, long main, Func<IReadOnlyList<Contender>> contenders)
    {
        if ((FreshProcess.TryRun(args, main) ?? SelfMeasurement.TryServe(args)) is { } exitCode)
            return exitCode;
        try
        {
            Starter.WhenGone(() => Environment.Exit(ExitCodes.Interrupted));
            SelfRunOptions options = SelfRunOptions.Parse(args);
            if (ChildLimit.Complaint is { } complaint)
                throw new ArgumentException(complaint);
            return options.Help ? PrintHelp() : Measure(options, contenders());
        }
        catch (ArgumentException unusable)
        {
            Console.Error.WriteLine(unusable.Message);
            return ExitCodes.Usage;
        }
        catch (InvalidOperationException nothing)
        {
            Console.Error.WriteLine($"The self-run could not be completed: {nothing.Message}");
            return ExitCodes.Differs;
        }
        catch (Exception problem)
        {
            Trouble.Tell(() => Console.Error, $"The self-run could not be completed: {Trouble.SentenceOf(problem)}");
            return ExitCodes.Differs;
        }
    }

    private static int Measure(SelfRunOptions options, IReadOnlyList<Contender> contenders)
    {
        var measurement = new SelfMeasurement(options, contenders);
        InBox.PayloadNamed(options.Payload).Accept(measurement);
        if (options.Json)
            Console.WriteLine(JsonSerializer.Serialize(measurement.Result, SelfRunJson.Default.SelfRunResult));
        else
            SelfRunTable.Print(measurement.Result);
        return ExitCodes.Success;
    }

    private static int PrintHelp()
    {
        string how = RuntimeFeature.IsDynamicCodeSupported ? "under the JIT" : "compiled ahead of time";
        Console.WriteLine($"""
            Measures JSON serializers in this very program, {how}: process start to Main, first call, the
            processor time of a warm call of each contender and direction, and allocated bytes.
            Every contender has a process of its own, as it may hang or crash. There it is checked before and after it is timed.

              --payload NAME    one of {string.Join(", ", InBox.Payloads)}
              --lane NAME       of warm calls: {string.Join(", ", TimedCall.LaneNames)}; default utf8
              --launches N      fresh processes for each first call; default {SelfRunOptions.DefaultLaunches}
              --json            the same as JSON
              --help            this

            Exit code: 0 measured; 1 there is not one figure; 2 unusable arguments.
            """);
        return ExitCodes.Success;
    }
}
