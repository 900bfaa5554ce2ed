namespace JsonAot.Lab.YourType;

/// <summary>What somebody gave cannot be used; the message names the cause and the next action.</summary>
public sealed class UnusableException(string message, Exception? cause = null) : Exception(message, cause);
