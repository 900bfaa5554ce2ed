using System.Text.RegularExpressions;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>Reads the output of a publish: its warnings, and why it failed.</summary>
internal static partial class PublishOutput
{
    private const string NoLinker = "this machine has no linker for native programs";

    private const string DiskFull = "the disk became full";

    private const string Stopped = "this machine did not let";

    /// <summary>Whether a sentence of this class is about the machine. Any other is about the sources.</summary>
    internal static bool IsOfMachine(string sentence) =>
        BuildFailure.IsOfPackages(sentence)
        || sentence.StartsWith(NoLinker, StringComparison.Ordinal)
        || sentence.StartsWith(DiskFull, StringComparison.Ordinal)
        || sentence.StartsWith(Stopped, StringComparison.Ordinal)
        || FailedTask().IsMatch(sentence);

    /// <summary>Whether the compiler refused the sources, so that another try would fail too.</summary>
    internal static bool IsFinal(string output) =>
        CompilerError().IsMatch(output) && !NoSpace().IsMatch(output) && !Limit().IsMatch(output);

    /// <returns>Null where it came to its end.</returns>
    internal static string? Explain(string title, ChildRun run) => run switch
    {
        { End: ChildEnd.Exited, ExitCode: 0 } => null,
        { End: ChildEnd.Exited } => Explain(title, run.Output + run.Errors),
        _ => ExplainStop(title, $"dotnet {run.Describe()}"),
    };

    private static string ExplainStop(string title, string what) => $"{Stopped} {title} be published: {Trouble.WithStop(what)} "
        + "Give it more memory or time, or a higher limit (ulimit), and run this again.";

    internal static string Explain(string title, string output)
    {
        if (NoSpace().IsMatch(output))
            return $"{DiskFull} while {title} was published: make room and run this again.";
        if (Limit().Match(output) is { Success: true } limit)
            return ExplainStop(title, limit.Value);
        if (output.Contains("Platform linker", StringComparison.Ordinal))
            return $"{NoLinker}: install clang or gcc; 'doctor' says how.";
        string sentence = BuildFailure.Explain($"Publishing {title} failed", output);
        // The paths of the project and of the file's folder would hide the message.
        return ProjectSuffix().Replace(FolderOfFile().Replace(sentence, ""), "");
    }

    internal static IReadOnlyList<string> Warnings(string output) =>
    [
        .. NativeWarning().Matches(output).Select(match => ProjectSuffix().Replace(match.Groups["text"].Value.TrimEnd(), "")).Distinct(),
    ];

    [GeneratedRegex(@"warning (?<text>IL[23]\d{3}: [^\r\n]*)", RegexOptions.CultureInvariant)]
    private static partial Regex NativeWarning();

    [GeneratedRegex(@"error (CS|IL|NETSDK)\d+|error : .*\bILC\b|\bILC: error|ilc.* exited with code", RegexOptions.CultureInvariant)]
    private static partial Regex CompilerError();

    // A compiler reports a full disk as an error of its own, such as CS0016.
    [GeneratedRegex(@"No space left on device|not enough space on the disk|Disk quota exceeded", RegexOptions.CultureInvariant)]
    private static partial Regex NoSpace();

    // A compiler that the system ends looks as if it had refused the sources: 137 is what is left of one when the memory is full.
    [GeneratedRegex(
        @"Too many open files|File too large|File size limit exceeded|Cannot allocate memory|Resource temporarily unavailable"
            + @"|Failed to create CoreCLR, HRESULT: 0x8007000E|Failed to create thread|OutOfMemoryException|Not enough memory resources"
            + @"|exited with code 1(30|37|43|52|53)\b",
        RegexOptions.CultureInvariant)]
    private static partial Regex Limit();

    // A task of the build itself broke, or could not read or write a file. That says nothing about the sources.
    [GeneratedRegex(
        @"error MSB(4018|3021|3027|3491)\b|NuGet\.targets\(.*error : The file '.*' already exists", RegexOptions.CultureInvariant)]
    private static partial Regex FailedTask();

    [GeneratedRegex(@"\s*\[[^\[\]]*proj(::[^\]]*)?\]", RegexOptions.CultureInvariant)]
    private static partial Regex ProjectSuffix();

    [GeneratedRegex(@"(?<=\s)\S*[/\\](?=[^/\\\s]+\(\d)", RegexOptions.CultureInvariant)]
    private static partial Regex FolderOfFile();
}
