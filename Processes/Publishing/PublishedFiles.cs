using System.Security.Cryptography;

namespace JsonAot.Processes.Publishing;

/// <summary>A file of a publish as it was when the publish was whole.</summary>
/// <param name="Path">Below the publish folder, with '/' between its parts.</param>
internal sealed record PublishedFile(string Path, long Size, string Sha256);

/// <summary>Lists the files of a publish, and finds out later whether they are still the same.</summary>
internal static class PublishedFiles
{
    internal static IReadOnlyList<PublishedFile> List(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Select(file => new PublishedFile(
                Path.GetRelativePath(folder, file).Replace('\\', '/'), new FileInfo(file).Length, HashOf(file)))
            .OrderBy(file => file.Path, StringComparer.Ordinal),
    ];

    /// <param name="executable">The name of the file that is run.</param>
    /// <param name="contents">Whether to read every file; otherwise only sizes are compared, which takes no time.</param>
    /// <returns>What is wrong with the first damaged file, as part of a sentence; null when all are as they were.</returns>
    internal static string? FindDamage(string folder, IReadOnlyList<PublishedFile> files, string executable, bool contents)
    {
        try
        {
            return files.All(file => file.Path != executable)
                ? $"{executable} is missing"
                : files.Select(file => FindDamage(folder, file, executable, contents)).FirstOrDefault(damage => damage is not null);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return $"it cannot be read: {problem.Message}";
        }
    }

    private static string? FindDamage(string folder, PublishedFile file, string executable, bool contents)
    {
        var found = new FileInfo(Path.Combine(folder, file.Path));
        if (!found.Exists)
            return $"{file.Path} is missing";
        if (found.Length != file.Size)
            return $"{file.Path} has {found.Length:N0} bytes instead of {file.Size:N0}";
        // A cache that was copied through an archive may have lost it.
        if (file.Path == executable && !OperatingSystem.IsWindows() && !found.UnixFileMode.HasFlag(UnixFileMode.UserExecute))
            return $"{file.Path} may not be executed";
        return contents && HashOf(found.FullName) != file.Sha256 ? $"{file.Path} has other contents" : null;
    }

    private static string HashOf(string file)
    {
        using FileStream stream = File.OpenRead(file);
        return Convert.ToHexStringLower(SHA256.HashData(stream));
    }
}
