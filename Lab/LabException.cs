namespace JsonAot.Lab;

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class LabException(string message, Exception? cause = null) : ProcessException(message, cause)
{
    internal LabException(string message, int exitCode)
        : this(message) => ExitCode = exitCode;
}
