using System.Diagnostics;
using BenchTurns.Children;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.SelfRun;

/// <summary>What a fresh process took: from the parent's stamp to Main, then its contender's set-up and first call together.</summary>
internal sealed record FreshTimes(double SpawnToMainNs, double FirstCallNs);

/// <summary>
/// Start-up and first calls can only be measured in a process that has done nothing yet, so this program launches
/// itself. The work in the child is that of Lab/MeasuredPrograms/Start; both processes read the same monotonic clock.
/// </summary>
internal static class FreshProcess
{
    /// <summary>The hidden first argument of a child.</summary>
    private const string Role = "--fresh-process";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    /// <summary>The child's side. One direction a process: a first write would leave the first read half warm.</summary>
    /// <returns>The exit code; null when the arguments are not those of a child.</returns>
    internal static int? TryRun(string[] args, long main)
    {
        if (args is not [Role, var contender, var payload, var direction, var document])
            return null;
        StartReport report = new FirstCalls(contender, document, main, Enum.Parse<Directions>(direction)).RunWith(payload);
        if (report.Written.Length > 0 && !report.Written.AsSpan().SequenceEqual(File.ReadAllBytes(document)))
            report = StartReport.Refusing("the first call wrote something else than the calls after it");
        Console.WriteLine(Convert.ToBase64String((report with { Written = [] }).Head()));
        return 0;
    }

    /// <returns>The times of so many launches; or what became of one of them, and no times.</returns>
    internal static (FreshTimes[] Times, string? Failure) Launch<T>(
        Contender contender, Payload<T> payload, Directions direction, int launches)
        where T : class
    {
        ICodec<T> codec = contender.Offer(payload).Codec!;
        // The child compares what it writes with what this warm process writes, and reads what it would be given here.
        byte[] bytes = direction == Directions.Serialize ? codec.SerializeToUtf8Bytes(payload.Sample) : payload.DocumentFor(codec);
        string document = Path.GetTempFileName();
        string[] command = SelfRunProgram.Command(Role, contender.GetType().Name, payload.GetType().Name, $"{direction}", document);
        try
        {
            File.WriteAllBytes(document, bytes);
            var all = new List<FreshTimes>();
            // One launch more than counted: the first one also reads the executable from disk.
            while (all.Count <= launches)
            {
                ChildRun run = (SelfRunProgram.Again with { IsTimed = true }).Run(command, ChildLimit.Of(Limit));
                (FreshTimes? times, string? failure) = TimesOf(run, direction);
                if (times is null)
                    return ([], failure);
                all.Add(times);
            }

            return ([.. all.Skip(1)], null);
        }
        finally
        {
            File.Delete(document);
        }
    }

    /// <returns>The times; or what became of the child.</returns>
    private static (FreshTimes? Times, string? Failure) TimesOf(ChildRun run, Directions direction)
    {
        if (run is not { End: ChildEnd.Exited, ExitCode: 0 })
            return (null, $"a fresh process {run.Describe()}");
        return Parse(run.Output) switch
        {
            { Outcome: StartOutcome.Done, Stamps: [var main, var input, _, var write, var read] } =>
                (new FreshTimes(
                    Nanoseconds(run.Started, main),
                    Nanoseconds(input, direction == Directions.Serialize ? write : read)), null),
            { } report => (null, $"in a fresh process: {report.Text}"),
            null => (null, "a fresh process printed something else than a report"),
        };
    }

    private static StartReport? Parse(string output)
    {
        try
        {
            return StartReport.Parse(Convert.FromBase64String(output));
        }
        catch (Exception problem) when (problem is FormatException or InvalidDataException)
        {
            return null;
        }
    }

    private static double Nanoseconds(long start, long end) => Stopwatch.GetElapsedTime(start, end).TotalNanoseconds;
}
