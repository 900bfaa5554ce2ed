namespace JsonAot.Tool;

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class ToolException(string message, Exception? cause = null) : Exception(message, cause)
{
    /// <summary>Nothing could be measured, as the Lab says it.</summary>
    internal const int ExitCode = 3;
}
