namespace JsonAot.ResultFiles;

/// <summary>A result file that cannot be read or written; the message names the file, the cause and the next action.</summary>
public sealed class ResultFileException : Exception
{
    public ResultFileException()
    {
    }

    public ResultFileException(string message)
        : base(message)
    {
    }

    public ResultFileException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
