using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Text.Json;
using JsonAot.Processes;
using JsonAot.Processes.Children;

namespace JsonAot.SelfRun;

/// <summary>The program that this host becomes when it is published ahead of time; under the JIT, the same by "selfrun".</summary>
internal static class SelfRunProgram
{
    private const int Success = 0;
    private const int Failed = 1;
    private const int Usage = 2;

    internal static int Run(string[] args, IReadOnlyList<Contender> contenders)
    {
        long main = Stopwatch.GetTimestamp();
        if ((FreshProcess.TryRun(args, main) ?? GateProcess.TryRun(args) ?? TimedProcess.TryRun(args)) is { } exitCode)
            return exitCode;
        try
        {
            SelfRunOptions options = SelfRunOptions.Parse(args);
            if (ChildLimit.Complaint is { } complaint)
                throw new ArgumentException(complaint);
            return options.Help ? PrintHelp() : Measure(options, contenders);
        }
        catch (ArgumentException unusable)
        {
            Console.Error.WriteLine(unusable.Message);
            return Usage;
        }
        catch (Exception problem) when (problem is InvalidOperationException or ProcessException)
        {
            Console.Error.WriteLine($"The self-run could not be completed: {problem.Message}");
            return Failed;
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
        return Success;
    }

    private static int PrintHelp()
    {
        string how = RuntimeFeature.IsDynamicCodeSupported ? "under the JIT" : "compiled ahead of time";
        Console.WriteLine($"""
            Measures JSON serializers in this very program, {how}: process start to Main, first call and
            steady state of each contender and direction, and allocated bytes.
            Every contender is checked for correctness before and after it is timed, in processes of their own, as it may hang or crash.

              --payload NAME    one of {string.Join(", ", InBox.Payloads)}
              --lane NAME       utf8 (default), text, buffer or stream
              --launches N      fresh processes for each first call; default {SelfRunOptions.DefaultLaunches}
              --json            the same as JSON
              --help            this

            Exit code: 0 measured; 1 there is not one figure; 2 unusable arguments.
            """);
        return Success;
    }
}
