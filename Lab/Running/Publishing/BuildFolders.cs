using System.Collections.Concurrent;
using System.Diagnostics;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// The folders in which publishes are built. Publishes that differ only in contender and payload use the same folder one after
/// the other, so that only the program itself is restored, compiled and linked again. That saves half of a small publish.
/// Two publishes never use a folder at the same time, and a folder is not used again after a failure.
/// </summary>
internal sealed class BuildFolders : IDisposable
{
    private const string Prefix = "build-";

    private readonly string _own;
    private readonly ConcurrentDictionary<string, ConcurrentBag<string>> _free = [];
    private int _made;

    /// <param name="root">Is there, and holds one folder per process. That of a killed process may look complete, so it is deleted.</param>
    internal BuildFolders(string root)
    {
        _own = Path.Combine(root, $"{Prefix}{Environment.ProcessId}");
        // In a container a process often has the number of one that was killed.
        foreach (string folder in Directory.EnumerateDirectories(root, $"{Prefix}*").Where(folder => folder == _own || IsLeft(folder)))
            TryDelete(folder);
    }

    internal string Take(PublishRequest request) =>
        FreeFor(request).TryTake(out string? path) ? path : Path.Combine(_own, $"{Interlocked.Increment(ref _made)}");

    internal void GiveBack(PublishRequest request, string path) => FreeFor(request).Add(path);

    public void Dispose() => TryDelete(_own);

    private static void TryDelete(string folder)
    {
        try
        {
            if (Directory.Exists(folder))
                Directory.Delete(folder, recursive: true);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            // A stopped build may still write into it. The next run deletes it; this run keeps its answer.
        }
    }

    private static bool IsLeft(string folder) =>
        int.TryParse(Path.GetFileName(folder)[Prefix.Length..], out _) && !IsOfOther(Path.GetFileName(folder)[Prefix.Length..]);

    /// <summary>Whether a text is the number of another process that is alive.</summary>
    internal static bool IsOfOther(string text) => int.TryParse(text, out int id)
        && id != Environment.ProcessId && Process.GetProcesses().Any(process => process.Id == id);

    private ConcurrentBag<string> FreeFor(PublishRequest request) =>
        _free.GetOrAdd((request with { Contender = null, Payload = null }).FolderName, _ => []);
}
