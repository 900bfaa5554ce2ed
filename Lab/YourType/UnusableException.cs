namespace JsonAot.Lab.YourType;

/// <summary>What somebody gave cannot be used; the message names the cause and the next action.</summary>
internal sealed class UnusableException : ProcessException
{
    internal UnusableException(string message, Exception? cause = null)
        : base(message, cause) => ExitCode = ExitCodes.Usage;
}
