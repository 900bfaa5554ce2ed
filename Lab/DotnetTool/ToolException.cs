namespace JsonAot.Lab.DotnetTool;

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class ToolException(string message, Exception? cause = null) : Exception(message, cause);
