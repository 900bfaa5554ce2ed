using System.Diagnostics;
using BenchmarkDotNet.Attributes;

namespace JsonAot.TestHost;

/// <summary>Its first process is disturbed, as by a neighbour on the same core; the next ones are not.</summary>
public class Unsteady
{
    private const string Mark = "JSONAOT_UNSTEADY_MARK";

    private bool _isDisturbed;

    [GlobalSetup]
    public void Disturb()
    {
        string mark = Environment.GetEnvironmentVariable(Mark) ?? throw new InvalidOperationException($"{Mark} names a file that is not there yet.");
        _isDisturbed = !File.Exists(mark);
        File.WriteAllText(mark, "");
    }

    [Benchmark]
    public void Sleep() => Thread.Sleep(_isDisturbed && Stopwatch.GetTimestamp() * 4 / Stopwatch.Frequency % 2 == 0 ? 30 : 10);
}
