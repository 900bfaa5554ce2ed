using JsonAot.ResultFiles;

namespace JsonAot.Processes;

/// <summary>Checks that a drive has room before minutes are spent on compiling.</summary>
internal static class FreeSpace
{
    /// <param name="what">What needs the room, as the beginning of a sentence: "Publishing 3 programs".</param>
    /// <param name="folder">Where the room is needed. It is created if it does not exist.</param>
    /// <param name="freeBytesOf">Returns the free bytes of the drive that holds a folder.</param>
    /// <exception cref="ProcessException">There is too little, or the folder cannot be made; the message says what to do.</exception>
    internal static void Require(string what, string folder, long bytes, Func<string, long> freeBytesOf)
    {
        OwnFolder.Make(folder);
        long free = freeBytesOf(folder);
        if (free < bytes)
            throw new ProcessException($"{what} needs about {ByteSize.Format(bytes)}, and the drive of {folder} has "
                + $"{ByteSize.Format(free)} free. Make room there and run this again.");
    }

    internal static long Of(string folder)
    {
        try
        {
            string full = Path.GetFullPath(folder);
            return new DriveInfo(OperatingSystem.IsWindows() ? Path.GetPathRoot(full)! : full).AvailableFreeSpace;
        }
        catch (Exception problem) when (problem is ArgumentException or IOException or UnauthorizedAccessException)
        {
            // A network folder, for example, has no drive that could be asked. Then the publish itself reports a full disk.
            return long.MaxValue;
        }
    }
}

/// <summary>A folder that this program writes to.</summary>
internal static class OwnFolder
{
    /// <exception cref="ProcessException">It cannot be made.</exception>
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
}
