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
    private readonly List<(string Kind, string Path)> _free = [];
    private int _made;

    /// <param name="root">Holds one folder per process. The folder of a killed process may look complete, so it is deleted.</param>
    internal BuildFolders(string root)
    {
        _own = Path.Combine(root, $"{Prefix}{Environment.ProcessId}");
        if (!Directory.Exists(root))
            return;
        // In a container a process often has the number of one that was killed.
        foreach (string folder in Directory.EnumerateDirectories(root, $"{Prefix}*").Where(folder => folder == _own || IsLeft(folder)))
            TryDelete(folder);
    }

    internal string Take(PublishRequest request)
    {
        string kind = KindOf(request);
        lock (_free)
        {
            int index = _free.FindIndex(folder => folder.Kind == kind);
            if (index < 0)
                return Path.Combine(_own, $"{++_made}");
            string path = _free[index].Path;
            _free.RemoveAt(index);
            return path;
        }
    }

    internal void GiveBack(PublishRequest request, string path)
    {
        lock (_free)
            _free.Add((KindOf(request), path));
    }

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

    private static bool IsLeft(string folder)
    {
        if (!int.TryParse(Path.GetFileName(folder)[Prefix.Length..], out int id))
            return false;
        try
        {
            using var process = Process.GetProcessById(id);
            return false;
        }
        catch (ArgumentException)
        {
            // The process no longer exists.
            return true;
        }
    }

    private static string KindOf(PublishRequest request) => (request with { Contender = null, Payload = null }).FolderName;
}
