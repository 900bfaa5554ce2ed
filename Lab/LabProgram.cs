using System.CommandLine;
using JsonAot.Lab.Commands.Run;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab;

/// <summary>
/// The whole program behind Main: words in, an exit code out. What it says of mistakes goes to the given writers, so that no process is
/// needed to see it.
/// </summary>
internal static class LabProgram
{
    /// <summary>An exception ends the program with all that the runtime says of it.</summary>
    private const string Verbose = "--verbose";

    internal static ParseResult Parse(IReadOnlyList<string> args)
    {
        var root = new RootCommand("Measures JSON serializers from outside their processes, and turns results into tables and pages.");
        foreach (IVerb verb in Verbs.All)
            root.Subcommands.Add(verb.Create());
        root.Options.Add(new Option<bool>(Verbose) { Description = "Say of a failure where it happened.", Recursive = true, Hidden = true });
        Typed.Name(root);
        // Without a verb it is "run", with the options of "run".
        bool hasVerb = args.Count > 0
            && (!args[0].StartsWith('-') || root.Options.Any(option => option.Name == args[0] || option.Aliases.Contains(args[0])));
        return root.Parse(hasVerb ? args : [RunVerb.Name, .. args]);
    }

    internal static int Run(IReadOnlyList<string> args, TextWriter output, TextWriter errors)
    {
        try
        {
            if (ChildLimit.Complaint is { } complaint)
                throw new LabException(complaint, ExitCodes.Usage);
            ParseResult parsed = Parse(args);
            int exitCode = parsed.Invoke(
                new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = output, Error = errors });
            return parsed.Errors.Count > 0 ? ExitCodes.Usage : exitCode;
        }
        catch (Exception) when (Interrupt.IsRequested)
        {
            errors.WriteLine(Interrupt.Stopped);
            return ExitCodes.Interrupted;
        }
        catch (Exception problem) when (!args.Contains(Verbose))
        {
            return Tell(problem, errors);
        }
    }

    /// <summary>No trace of the stack is for a person: it is for whoever mends this program, and asks for it.</summary>
    private static int Tell(Exception problem, TextWriter errors)
    {
        (string sentence, int exitCode) = problem switch
        {
            LabException lab => (lab.Message, lab.ExitCode),
            ProcessException or ResultFileException => (problem.Message, ExitCodes.CouldNotMeasure),
            OutOfMemoryException => ("There is not enough memory for that. Give a smaller document, or more memory.", ExitCodes.CouldNotMeasure),
            IOException or UnauthorizedAccessException =>
                ($"{problem.Message.TrimEnd('.')}. Make room there, or make it readable and writable, and run this again.", ExitCodes.CouldNotMeasure),
            _ => ($"This is a fault of this program: {problem.GetType().Name}: {problem.Message} "
                + $"With {Verbose} the same command says where; please report it.", ExitCodes.CouldNotMeasure),
        };
        try
        {
            errors.WriteLine(sentence);
        }
        catch (IOException)
        {
            // Nobody reads it: the exit code has to say it.
        }

        return exitCode;
    }
}
