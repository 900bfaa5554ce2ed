namespace JsonAot.Lab.Results;

/// <summary>
/// How a path is told to a person: from the current folder if it is below it, so that it can be copied from a short line; whole if it is
/// elsewhere.
/// </summary>
public static class ShownPath
{
    public static string Of(string path)
    {
        string fromHere = Path.GetRelativePath(Directory.GetCurrentDirectory(), path);
        return Path.IsPathRooted(fromHere) || fromHere.Split(Path.DirectorySeparatorChar)[0] == ".." ? Path.GetFullPath(path) : fromHere;
    }
}
