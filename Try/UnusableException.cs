namespace JsonAot.Try;

/// <summary>What somebody gave cannot be used; the message names the cause and the next action.</summary>
public sealed class UnusableException : Exception
{
    public UnusableException()
    {
    }

    public UnusableException(string message)
        : base(message)
    {
    }

    public UnusableException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
