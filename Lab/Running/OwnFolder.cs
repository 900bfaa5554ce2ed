using JsonAot.Lab.Results;

namespace JsonAot.Lab.Running;

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

    /// <summary>Before minutes are spent on what the drive cannot hold.</summary>
    /// <param name="what">What needs the room, as the beginning of a sentence.</param>
    /// <exception cref="ProcessException">There is too little; the message says what to do.</exception>
    internal static void RequireRoom(string what, string folder, long needed, long free)
    {
        if (free < needed)
        {
            throw new ProcessException($"{what} needs about {ByteSize.Format(needed)}, and the drive of {folder} has "
                + $"{ByteSize.Format(free)} free. Make room there and run this again.");
        }
    }

    internal static long FreeBytes(string folder)
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
