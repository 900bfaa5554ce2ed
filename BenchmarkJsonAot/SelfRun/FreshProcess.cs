using System.Diagnostics;
using System.Globalization;

namespace JsonAot.SelfRun;

/// <summary>What a fresh process took: from the parent's stamp to Main, then its contender's set-up and first call together.</summary>
internal sealed record FreshTimes(double SpawnToMainNs, double FirstCallNs);

/// <summary>
/// Start-up and first calls can only be measured in a process that has done nothing yet, so this program launches
/// itself: the parent stamps just before the launch, and both read the same monotonic clock.
/// </summary>
internal static class FreshProcess
{
    /// <summary>The hidden first argument of a child.</summary>
    internal const string Role = "--fresh-process";

    private const string StampVariable = "JSONAOT_SPAWNED_AT";
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    internal static long SpawnedAt =>
        long.TryParse(Environment.GetEnvironmentVariable(StampVariable), NumberStyles.None, CultureInfo.InvariantCulture, out long stamp) ? stamp : 0;

    /// <exception cref="InvalidOperationException">The child crashed, hung or said nothing; the message says which.</exception>
    internal static FreshTimes Launch(string contender, string payload, Directions direction, byte[] document)
    {
        ProcessStartInfo start = StartInfo();
        foreach (string argument in new[] { Role, contender, payload, direction.ToString() })
            start.ArgumentList.Add(argument);
        start.Environment[StampVariable] = Stopwatch.GetTimestamp().ToString(CultureInfo.InvariantCulture);
        using Process child = Process.Start(start)!;
        child.StandardInput.BaseStream.Write(document);
        child.StandardInput.Close();
        Task<string> output = child.StandardOutput.ReadToEndAsync();
        Task<string> errors = child.StandardError.ReadToEndAsync();
        if (!child.WaitForExit(Limit))
        {
            child.Kill(entireProcessTree: true);
            throw new InvalidOperationException($"no answer within {Limit.TotalSeconds:0} s");
        }

        double[] times = [.. output.Result.Split(' ', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .Select(word => double.TryParse(word, CultureInfo.InvariantCulture, out double value) ? value : double.NaN)];
        return child.ExitCode == 0 && times is [var main, var call]
            ? new FreshTimes(main, call)
            : throw new InvalidOperationException($"exit code {child.ExitCode}: {errors.Result.Split('\n')[0].Trim()}");
    }

    private static ProcessStartInfo StartInfo()
    {
        string self = Environment.ProcessPath!;
        var start = new ProcessStartInfo(self)
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        // "dotnet BenchmarkJsonAot.dll": the process is the host, the program its first argument.
        if (Path.GetFileNameWithoutExtension(self) == "dotnet")
            start.ArgumentList.Add(Environment.GetCommandLineArgs()[0]);
        start.ArgumentList.Add("selfrun");
        return start;
    }
}
