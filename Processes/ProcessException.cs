namespace JsonAot.Processes;

/// <summary>A process could not be started, a program not be published or a file not be kept. The message names the cause.</summary>
internal sealed class ProcessException : Exception
{
    public ProcessException()
    {
    }

    public ProcessException(string message)
        : base(message)
    {
    }

    public ProcessException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
