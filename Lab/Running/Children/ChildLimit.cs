using System.Globalization;

namespace JsonAot.Lab.Running.Children;

/// <summary>
/// Limits of the children. A person who knows that nothing here takes a minute may shorten them, and say how much memory they may take.
/// </summary>
internal static class ChildLimit
{
    private const string Variable = "JSONAOT_CHILD_LIMIT";

    private static readonly string Given = Environment.GetEnvironmentVariable(Variable) ?? "";

    private static readonly (TimeSpan Time, long? Bytes)? Parsed = Parse(Given);

    /// <summary>Null where a person says nothing of it.</summary>
    internal static long? Bytes => Parsed?.Bytes;

    /// <summary>
    /// What is wrong with the limit in the environment: a person who set it would wait for it in vain. Null where there is nothing.
    /// </summary>
    internal static string? Complaint => Given.Length == 0 || Parsed is not null
        ? null
        : $"{Variable} takes seconds from 1 to 3600, and after a comma megabytes, at least 100, such as 8 or 8,1000; "
            + $"'{Given}' is not that.";

    /// <returns>What is shorter: the given limit, or that of the environment.</returns>
    internal static TimeSpan Of(TimeSpan limit) => Parsed is { } parsed && parsed.Time < limit ? parsed.Time : limit;

    /// <returns>Null where it cannot be used.</returns>
    internal static (TimeSpan Time, long? Bytes)? Parse(string text)
    {
        string[] parts = text.Split(',');
        if (parts.Length > 2 || Number(parts[0]) is not (>= 1 and <= 3600 and var seconds))
            return null;
        if (parts.Length == 1)
            return (TimeSpan.FromSeconds(seconds), null);
        return Number(parts[1]) is >= 100 and var megabytes ? (TimeSpan.FromSeconds(seconds), megabytes * 1_000_000L) : null;
    }

    private static int? Number(string text) =>
        int.TryParse(text, NumberStyles.None, null, out int number) ? number : null;
}
