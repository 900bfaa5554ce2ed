namespace JsonAot.Lab.Results;

/// <summary>A result file that cannot be read or written; the message names the file, the cause and the next action.</summary>
public sealed class ResultFileException(string message, Exception? cause = null) : ProcessException(message, cause);
