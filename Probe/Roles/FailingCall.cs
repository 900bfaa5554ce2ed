namespace JsonAot.Probe.Roles;

/// <summary>A call that should throw, with its exception caught: what it costs includes both.</summary>
internal static class FailingCall
{
    /// <returns>Null where it did not throw.</returns>
    internal static Exception? Caught(Func<object?> call)
    {
        try
        {
            call();
            return null;
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return problem;
        }
    }
}
