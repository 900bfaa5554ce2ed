namespace JsonAot.Processes;

/// <summary>A process, a build or a lock that is not to be had. The message names the cause and the next action.</summary>
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
