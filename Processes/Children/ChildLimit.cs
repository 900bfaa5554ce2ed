using System.Globalization;

namespace JsonAot.Processes.Children;

/// <summary>Limits of time. A person who knows that nothing here takes a minute may shorten them.</summary>
internal static class ChildLimit
{
    private const string Variable = "JSONAOT_CHILD_LIMIT";

    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly TimeSpan? Longest = Parse(Given);

    /// <summary>What is wrong with the limit in the environment: a person who set it would wait for it in vain. Null where there is none, or one that can be used.</summary>
    internal static string? Complaint => string.IsNullOrEmpty(Given) || Longest is not null
        ? null
        : $"{Variable} takes whole seconds from 1 to 3600, and '{Given}' is not that. Set another number, or clear it.";

    /// <returns>What is shorter: the given limit, or that of the environment.</returns>
    internal static TimeSpan Of(TimeSpan limit) => Longest is { } longest && longest < limit ? longest : limit;

    /// <returns>Null where it is not a number of seconds from 1 to 3600.</returns>
    internal static TimeSpan? Parse(string? text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int seconds) && seconds is >= 1 and <= 3600 ? TimeSpan.FromSeconds(seconds) : null;
}
