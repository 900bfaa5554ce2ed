namespace JsonAot.Tool;

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class ToolException : Exception
{
    /// <summary>Nothing could be measured, as the Lab says it.</summary>
    internal const int ExitCode = 3;

    public ToolException()
    {
    }

    public ToolException(string message)
        : base(message)
    {
    }

    public ToolException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
