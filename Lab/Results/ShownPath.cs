namespace JsonAot.Lab.Results;

/// <summary>How a person is told a path: from the current folder if it is below it, whole if it is elsewhere.</summary>
public static class ShownPath
{
    public static string Of(string path)
    {
        string fromHere = Path.GetRelativePath(Directory.GetCurrentDirectory(), path);
        return Path.IsPathRooted(fromHere) || fromHere.Split(Path.DirectorySeparatorChar)[0] == ".." ? Path.GetFullPath(path) : fromHere;
    }
}
