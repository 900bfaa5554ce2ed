namespace JsonAot.Lab.Running.Launching;

/// <summary>A conversation with a process that waits, such as a first request to a server.</summary>
/// <param name="Answered">The monotonic clock when the answer was there.</param>
/// <param name="Wrong">What is wrong with the answer; null when it is right.</param>
internal sealed record Visit(long Answered, string? Wrong);
