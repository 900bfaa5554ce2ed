namespace JsonAot.Lab.Running;

/// <summary>A process could not be started, a program not be published or a file not be kept. The message names the cause.</summary>
internal class ProcessException(string message, Exception? cause = null) : Exception(message, cause)
{
    /// <summary>Of the program that it ends.</summary>
    internal int ExitCode { get; init; } = ExitCodes.CouldNotMeasure;
}
