using System.Diagnostics;
using System.Globalization;

namespace JsonAot.Processes.Publishing;

/// <summary>
/// Where publishes are built. Those that differ in their contender and payload alone follow each other in one folder, so that
/// only the program itself is restored, compiled and linked anew: half of a small publish. None is used by two at once, and
/// one in which something failed is used no more.
/// </summary>
internal sealed class BuildFolders : IDisposable
{
    private const string Prefix = "build-";

    private readonly string _own;
    private readonly List<(string Kind, string Path)> _free = [];
    private int _made;

    /// <param name="root">Holds a folder for each process; what a killed one has left may look finished, and is deleted.</param>
    internal BuildFolders(string root)
    {
        _own = Path.Combine(root, $"{Prefix}{Environment.ProcessId}");
        if (!Directory.Exists(root))
            return;
        foreach (string folder in Directory.EnumerateDirectories(root, $"{Prefix}*").Where(IsLeft))
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
            // What a stopped build still writes to is deleted by the next run, and is no reason to lose this one's answer.
        }
    }

    private static bool IsLeft(string folder)
    {
        if (!int.TryParse(Path.GetFileName(folder)[Prefix.Length..], CultureInfo.InvariantCulture, out int id))
            return false;
        try
        {
            using var process = Process.GetProcessById(id);
            return false;
        }
        catch (ArgumentException)
        {
            // There is no such process any more.
            return true;
        }
    }

    private static string KindOf(PublishRequest request) => (request with { Contender = null, Payload = null }).FolderName;
}
