using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace BenchTurns.Children;

/// <summary>Everything that is known about a child process after its end.</summary>
/// <param name="Signal">The name of the signal or fault that ended it; null unless it crashed.</param>
/// <param name="Errors">What it wrote to standard error. Of a very long text only the beginning and the end are kept.</param>
public sealed record ChildRun(ChildEnd End, int ExitCode, string? Signal, string Output, string Errors, TimeSpan Took)
{
    /// <summary>The monotonic clock just before the launch.</summary>
    public long Started { get; init; }

    /// <summary>How much of the time this program was not there to look, because it was suspended, for example.</summary>
    public TimeSpan Missed { get; init; }

    /// <summary>Whether <see cref="Took"/> is the child's time, give or take a twentieth: its end may have been seen late.</summary>
    public bool IsTimeKnown => 20 * Missed <= Took;

    /// <summary>The runtime prints this text and every frame before it ends a process whose stack is full.</summary>
    public bool IsStackOverflow => End == ChildEnd.Crashed
        && (Signal == CrashCode.WindowsStackOverflow || Errors.Contains("Stack overflow", StringComparison.Ordinal));

    /// <summary>Its end, as the second part of a sentence.</summary>
    public string Describe() => this switch
    {
        { End: ChildEnd.Hung } => $"gave no answer within {Took.TotalSeconds:0.#} s and was ended",
        { IsStackOverflow: true } => "ended by a stack overflow",
        { End: ChildEnd.Crashed } => $"ended by {Signal}{Because}",
        { ExitCode: 0 } => "exited",
        _ => $"exited with code {ExitCode}{Because}",
    };

    /// <summary>The same where an answer was expected: a process that exits well may have left none.</summary>
    public string WhyNoAnswer => this is { End: ChildEnd.Exited, ExitCode: 0 } ? "exited without an answer" : Describe();

    /// <summary>What the process says in the last line of its output; null where it did not end well, or says something else.</summary>
    public T? Answer<T>(JsonTypeInfo<T> type)
        where T : class
    {
        if (this is not { End: ChildEnd.Exited, ExitCode: 0 })
            return null;
        string text = Output.TrimEnd();
        try
        {
            return JsonSerializer.Deserialize(text.AsSpan(text.LastIndexOf('\n') + 1), type);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private string Because => Errors.Trim().Split('\n')[0].TrimEnd() is { Length: > 0 } line ? $": {line}" : "";
}
