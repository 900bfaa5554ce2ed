using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// Treats a value that is a ProblemDetails as ASP.NET Core's results do: its status is that of the answer, and what it does not say is
/// filled in.
/// </summary>
internal static class ProblemDefaults
{
    /// <returns>The status of the answer: the one given, or that of the problem.</returns>
    internal static int? Apply<T>(T? value, int? status)
    {
        if (value is not ProblemDetails problem)
            return status;
        problem.Status ??= status;
        // The table of titles and types is not public. This result fills the problem in from it when it is made.
        _ = TypedResults.Problem(problem);
        return status ?? problem.Status;
    }
}
