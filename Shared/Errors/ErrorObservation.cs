namespace JsonAot.Errors;

/// <summary>The ways of a codec with what it should refuse. That it may also never come back, only its process can tell.</summary>
public enum ErrorOutcome
{
    /// <summary>It throws: as it should.</summary>
    Throws,

    /// <summary>It gives the whole value, as if nothing were wrong.</summary>
    Accepts,

    /// <summary>It gives another value, mostly a part of it, without a word.</summary>
    Cuts,

    /// <summary>It gives null.</summary>
    ReturnsNull,
}

/// <param name="Exception">The type's name; null unless it threw.</param>
/// <param name="Detail">The first line of the exception's message, or what came back instead.</param>
public sealed record ErrorObservation(ErrorOutcome Outcome, string? Exception, string Detail)
{
    internal static ErrorObservation Thrown(Exception problem)
    {
        // A static constructor or a reflected call wraps what went wrong.
        while (problem is TypeInitializationException or System.Reflection.TargetInvocationException && problem.InnerException is { } inner)
            problem = inner;
        return new ErrorObservation(ErrorOutcome.Throws, problem.GetType().Name, OneLine.Of(problem.Message));
    }
}
