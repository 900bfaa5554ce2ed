using System.ComponentModel;
using System.Reflection;
using System.Text;
using Microsoft.Win32.SafeHandles;

namespace BenchTurns.Stopping;

/// <summary>The one guard of a whole program: what a person is told of an exception that nobody has caught.</summary>
public static class Trouble
{
    /// <summary>With it an exception ends the program with all that the runtime says of it.</summary>
    public const string Verbose = "--verbose";

    private const string MakeRoom = "Make room there, or make it readable and writable, and run this again.";

    private const string LessOrMore = "End other programs, or raise the limits of processes and memory (ulimit -u, -v)";

    private static readonly (string Said, string Do)[] Remedies =
    [
        ("Too many open files", "Raise the limit of open files (ulimit -n)"),
        // Most often because no file can be opened any more.
        ("Could not load file or assembly", "Raise the limit of open files (ulimit -n), or build this program anew"),
        ("File too large", "Raise the limit on the size of files (ulimit -f), or choose a drive that takes larger ones"),
        ("too long", "Choose a shorter path"),
        ("levels of symbolic links", "Correct the link, or name what it is to lead to"),
        ("Text file busy", "End the program that is written to"),
        ("Cannot allocate memory", "End other programs, or give this one more memory"),
        ("Resource temporarily unavailable", "End other programs, or raise the limit of processes (ulimit -u)"),
        // The runtime of another program says so where it gets no thread or no memory.
        ("0x8007000E", LessOrMore),
        ("Failed to create thread", LessOrMore),
    ];

    /// <summary>Runs a whole program.</summary>
    public static int Guard(IReadOnlyList<string> args, TextWriter errors, Func<int> run) => Guard(args, () => errors, run);

    /// <param name="errors">Opened where there is something to say: there may be nothing left to open it with.</param>
    public static int Guard(IReadOnlyList<string> args, Func<TextWriter> errors, Func<int> run)
    {
        try
        {
            return Guarded(args, errors, run);
        }
        catch (FileNotFoundException) when (!IsVerbose(args))
        {
            // With so few files the guard itself cannot be loaded, and no more may be used here than what the runtime always has.
            Write("Too few files may be open here. Raise the limit of open files (ulimit -n), and run this again.\n");
            return ExitCodes.CouldNotMeasure;
        }
    }

    private static bool IsVerbose(IReadOnlyList<string> args)
    {
        foreach (string argument in args)
        {
            if (argument == Verbose)
                return true;
        }

        return false;
    }

    private static int Guarded(IReadOnlyList<string> args, Func<TextWriter> errors, Func<int> run)
    {
        try
        {
            // Where no file can be opened any more, neither can what it takes to say so.
            Tell(() => TextWriter.Null, SentenceOf(new IOException()));
            CheckSurroundings();
            int exitCode = run();
            if (!Interrupt.IsRequested || exitCode == ExitCodes.Interrupted)
                return exitCode;
            // It came to its end in the moment in which it was stopped.
            Tell(errors, Interrupt.Stopped);
            return ExitCodes.Interrupted;
        }
        catch (Exception) when (Interrupt.IsRequested)
        {
            Tell(errors, Interrupt.Stopped);
            return ExitCodes.Interrupted;
        }
        catch (Exception problem) when (problem is ProcessException || !IsVerbose(args))
        {
            Tell(errors, SentenceOf(problem));
            return ExitCodeOf(problem);
        }
    }

    /// <summary>The exit code of a program that an exception ends.</summary>
    public static int ExitCodeOf(Exception problem) => problem is ProcessException known ? known.ExitCode : ExitCodes.CouldNotMeasure;

    /// <summary>What every command needs, found out before it begins: otherwise a build would say it in words of its own.</summary>
    private static void CheckSurroundings()
    {
        if (ChildLimit.Complaint is { } complaint)
            throw new ProcessException(complaint) { ExitCode = ExitCodes.Usage };
        string folder = Path.GetTempPath();
        try
        {
            File.Delete(Path.GetTempFileName());
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The folder for temporary files, {folder}, cannot be used: {problem.Message} {MakeRoom} "
                + "The variable TMPDIR (on Windows TMP) names another one.", problem);
        }
    }

    /// <summary>What a person is told of an exception.</summary>
    public static string SentenceOf(Exception problem) => problem switch
    {
        ProcessException => problem.Message,
        // Whatever was being set up or done side by side: the cause is below.
        TypeInitializationException or TargetInvocationException or AggregateException when problem.InnerException is { } cause =>
            SentenceOf(cause),
        // The same where the system gives no further thread.
        OutOfMemoryException => "There is not enough memory for that, or there are too many processes. Give a smaller document, or more "
            + "memory; end other programs, or raise the limits (ulimit -u, -v).",
        // The system does not say of what it speaks.
        IOException or UnauthorizedAccessException when IsFrom(problem, "ConsolePal") || IsFrom(problem, "ConsoleStream") =>
            $"What this program prints cannot be written: {WithNext(problem.Message, "See that its output is open, and has room.")}",
        // What the framework makes of a thread that the system does not give.
        IOException when IsFrom(problem, "PosixSignalRegistration") => WithNext("Resource temporarily unavailable"),
        IOException when IsFrom(problem, "GetCwd") || IsFrom(problem, "GetCurrentDirectory") =>
            "The current folder is gone. Change to one that is there, and run this again.",
        // That is what the framework makes of a file which is larger than the system allows.
        ArgumentOutOfRangeException when IsFrom(problem, " System.IO.") =>
            WithNext("File too large"),
        IOException or UnauthorizedAccessException or Win32Exception or BadImageFormatException => WithNext(problem.Message),
        _ => $"This is a fault of this program: {problem.GetType().Name}: {WithStop(problem.Message)} "
            + $"The same command says with {Verbose} where; please report it.",
    };

    private static bool IsFrom(Exception problem, string place) => problem.StackTrace?.Contains(place, StringComparison.Ordinal) == true;

    /// <summary>What the system says, and what to do then.</summary>
    /// <param name="otherwise">Where it is nothing known.</param>
    public static string WithNext(string message, string otherwise = MakeRoom) => $"{WithStop(message)} " + Remedies
        .Where(remedy => message.Contains(remedy.Said, StringComparison.OrdinalIgnoreCase))
        .Select(remedy => $"{remedy.Do}, and run this again.")
        .FirstOrDefault(otherwise);

    /// <summary>A sentence may quote a file of somebody else, and a terminal obeys control characters.</summary>
    public static void Tell(Func<TextWriter> errors, string sentence)
    {
        var shown = new StringBuilder(sentence.Length);
        foreach (char one in sentence)
            shown.Append(char.IsControl(one) && one is not ('\n' or '\r' or '\t') ? '\uFFFD' : one);
        try
        {
            errors().WriteLine(shown);
        }
        catch (Exception)
        {
            // The console needs a file and a thread, which there may be no more; or nobody reads it, and the exit code has to say it.
            Write($"{shown}\n");
        }
    }

    /// <summary>To the standard error as the system has opened it, without a console.</summary>
    private static void Write(string text)
    {
        const int StandardError = 2;
        try
        {
            using var errors = new FileStream(new SafeFileHandle(StandardError, ownsHandle: false), FileAccess.Write, bufferSize: 0);
            errors.Write(Encoding.UTF8.GetBytes(text));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException or ArgumentException)
        {
            // There is none, and the exit code has to say it.
        }
    }

    /// <summary>What an exception or a compiler says has a stop at its end, or has none.</summary>
    public static string WithStop(string message) => $"{message.TrimEnd('.', ' ')}.";
}
