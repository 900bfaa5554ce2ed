namespace JsonAot.Tests;

/// <summary>
/// The turn to publish a program of this checkout, or to pack it. "dotnet test" runs several projects at once, and a native compiler takes all processors: so
/// a file is held while one of them works, and the others wait.
/// </summary>
internal static class Publishing
{
    private static readonly TimeSpan LongestWait = TimeSpan.FromMinutes(20);

    /// <returns>The turn until it is disposed; null for what publishes nothing of this checkout.</returns>
    internal static FileStream? TurnFor(string folder, string program, string[] arguments)
    {
        if (folder != Repository.Root || program != "dotnet" || arguments is not ["publish" or "pack", ..])
            return null;
        string lockFolder = Path.Combine(Repository.Root, "artifacts", "tests");
        Directory.CreateDirectory(lockFolder);
        DateTime until = DateTime.UtcNow + LongestWait;
        while (true)
        {
            try
            {
                return new FileStream(Path.Combine(lockFolder, "publishing.lock"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
            }
            catch (IOException) when (DateTime.UtcNow < until)
            {
                Thread.Sleep(500);
            }
        }
    }
}
