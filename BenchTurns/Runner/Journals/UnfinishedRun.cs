namespace BenchTurns.Journals;

/// <summary>Where a run keeps what it has measured until it is complete.</summary>
public static class UnfinishedRun
{
    private const int Characters = 12;

    /// <summary>The path of its journal, which another run with the same key finds.</summary>
    public static string PathIn(string folder, string key) => Path.Combine(folder, $"unfinished-{key[..Characters]}.jsonl");
}
