namespace BenchTurns.Stopping;

/// <summary>A process could not be started, a program not be published or a file not be kept. The message names the cause.</summary>
public class ProcessException(string message, Exception? cause = null) : Exception(message, cause)
{
    /// <summary>Of the program that it ends.</summary>
    public int ExitCode { get; init; } = ExitCodes.CouldNotMeasure;
}
