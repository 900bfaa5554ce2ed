namespace JsonAot.Lab.YourType;

/// <summary>Why the programs with the type cannot be built: whose file the compiler names, and so who can do something.</summary>
internal static class BuildFault
{
    /// <param name="reason">The sentence of the publish, with the first error.</param>
    /// <param name="files">The user's files, as they are compiled.</param>
    /// <param name="sourceFolder">Of all that was written for them.</param>
    internal static LabException Of(string reason, IReadOnlyList<string> files, string sourceFolder)
    {
        if (PublishOutput.IsOfMachine(reason))
            return new LabException(reason);
        if (FileOf(reason) is not { } named)
            return new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} Its project is in "
                + $"{sourceFolder}: look there for what its packages and options say.", ExitCodes.Usage);
        // Order.cs, too, would be found at the end of My Order.cs.
        return files.Where(file => Names(named, Path.GetFileName(file))).MaxBy(file => Path.GetFileName(file).Length) is { } own
            ? new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} Correct it there, in {own}, or give "
                + "what it needs: packages and options with --project.", ExitCodes.Usage)
            : new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} The file is none of yours: this is a "
                + $"fault of the suite: please report it with {sourceFolder}.");
    }

    /// <summary>Whether the compiler refused that file, which was written for the type.</summary>
    internal static bool IsIn(string reason, string file) => FileOf(reason) is { } named && Names(named, file);

    /// <summary>What stands before "(line,column): error": it ends with a path, which may have spaces.</summary>
    private static string? FileOf(string reason)
    {
        int place = reason.IndexOf("): error ", StringComparison.Ordinal);
        int bracket = place < 0 ? -1 : reason.LastIndexOf('(', place);
        return bracket < 0 || !reason.AsSpan(0, bracket).EndsWith(".cs", StringComparison.OrdinalIgnoreCase) ? null : reason[..bracket];
    }

    private static bool Names(string text, string file) => text.EndsWith(file, StringComparison.Ordinal)
        && (text.Length == file.Length || text[^(file.Length + 1)] is ' ' or '/' or '\\');
}
