namespace BenchTurns.Words;

/// <summary>A path of the command line.</summary>
public static class GivenPath
{
    /// <param name="option">By which it is given.</param>
    /// <returns>Why it can only be a mistake; null where it may be meant.</returns>
    public static string? Complaint(string option, string path) => path switch
    {
        _ when string.IsNullOrWhiteSpace(path) =>
            $"{option} is given an empty name: perhaps a variable that is not set. Give a file or a folder, or leave it away.",
        ['-', ..] => $"{option} is given '{path}', which looks like another option: write ./{path} where it is meant.",
        _ => null,
    };
}
