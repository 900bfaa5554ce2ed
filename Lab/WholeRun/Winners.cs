namespace JsonAot.Lab.WholeRun;

/// <summary>Who is the fastest at what in one mode; those whom the noise floor does not tell apart win together.</summary>
internal sealed class Winners(MeasuredMode mode)
{
    // More places than this would bury the names.
    private const int MostPlaces = 4;
    private const int MostWinners = 4;

    internal string Describe()
    {
        var contests = mode.Cells.GroupBy(cell => cell.Place).Where(contest => contest.Count() > 1).Select(contest => (Place: contest.Key, Winner: WinnerOf([.. contest]))).ToArray();
        if (contests.Length == 0)
            return "nothing has a rival";
        var winners = contests.GroupBy(contest => contest.Winner, contest => contest.Place).OrderByDescending(winner => winner.Count()).ToArray();
        string[] parts = [.. winners.Take(MostWinners).Select((winner, i) => $"{winner.Key} {(i == 0 ? $"{(winner.Key.Contains(" and ", StringComparison.Ordinal) ? "are" : "is")} the fastest at " : "at ")}{Places(winner, contests.Length)}")];
        return string.Join(", ", parts) + (winners.Length > MostWinners ? ", and others at the rest" : "");
    }

    private static string Places(IGrouping<string, string> winner, int all) => winner.Count() switch
    {
        var count when count == all && all > MostPlaces => $"all {all} of payload and direction",
        <= MostPlaces => Words.List(winner),
        var count => $"{count} of {all}",
    };

    /// <summary>The fastest, with whoever differs from it by less than the mode differs from itself.</summary>
    private string WinnerOf(Cell[] contest)
    {
        double fastest = contest.Min(cell => cell.MedianNs);
        string[] names = [.. contest.Where(cell => cell.MedianNs <= fastest * (1 + (mode.NoiseFloor ?? 0))).OrderBy(cell => cell.MedianNs).Select(cell => cell.Contender)];
        return names.Length == 1 ? names[0] : $"{Words.List(names)} (a tie)";
    }
}
