using JsonAot.ResultFiles;

namespace JsonAot.Processes;

/// <summary>Whether a drive has room for what is about to be made: a full one is better noticed before minutes of compiling than after.</summary>
internal static class FreeSpace
{
    /// <param name="what">What needs the room, as the beginning of a sentence: "Publishing 3 programs".</param>
    /// <param name="folder">Is made if it is not there.</param>
    /// <param name="freeBytesOf">Of the drive that holds a folder.</param>
    /// <exception cref="ProcessException">There is too little; the message says how much, and what to do.</exception>
    internal static void Require(string what, string folder, long bytes, Func<string, long> freeBytesOf)
    {
        Directory.CreateDirectory(folder);
        long free = freeBytesOf(folder);
        if (free < bytes)
            throw new ProcessException($"{what} needs about {ByteSize.Format(bytes)}, and the drive of {folder} has {ByteSize.Format(free)} free. Make room there and run this again.");
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
            // A network folder, for example, has no drive to ask. Then the compiler finds out.
            return long.MaxValue;
        }
    }
}
