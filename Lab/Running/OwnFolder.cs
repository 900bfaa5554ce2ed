namespace JsonAot.Lab.Running;

/// <summary>A folder that this program writes to.</summary>
internal static class OwnFolder
{
    internal static void Make(string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The folder {folder} cannot be made: {problem.Message} Make the folder above it writable, "
                + $"or make room, and run this again.", problem);
        }
    }

    /// <summary>Writes a file. What has not changed keeps its time, so that nothing is built anew.</summary>
    internal static void Put(string path, string text)
    {
        Make(Path.GetDirectoryName(path)!);
        if (!File.Exists(path) || File.ReadAllText(path) != text)
            File.WriteAllText(path, text);
    }
}
