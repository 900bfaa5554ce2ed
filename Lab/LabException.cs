namespace JsonAot.Lab;

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class LabException : Exception
{
    public LabException()
    {
    }

    public LabException(string message)
        : base(message)
    {
    }

    public LabException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal LabException(string message, int exitCode)
        : base(message) => ExitCode = exitCode;

    internal int ExitCode { get; } = ExitCodes.CouldNotMeasure;
}
