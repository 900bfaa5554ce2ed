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
    private static int Main(string[] args) => Trouble.Guard(args, () => Console.Error, () =>
    {
        Interrupt.Listen();
        return Answer(args, Console.Out, Console.Error);
    });

    internal static ParseResult Parse(IReadOnlyList<string> args)
    {
        var root = new RootCommand("Measures JSON serializers from outside their processes, and turns results into tables and pages.");
        foreach (IVerb verb in Verbs.All)
            root.Subcommands.Add(verb.Create());
        root.Options.Add(new Option<bool>(Trouble.Verbose) { Recursive = true, Hidden = true });
        Invocation.Name(root);
        // Without a verb it is "run", with the options of "run".
        bool hasVerb = args.Count > 0
            && (!args[0].StartsWith('-') || root.Options.Any(option => option.Name == args[0] || option.Aliases.Contains(args[0])));
        return root.Parse(hasVerb ? args : [RunVerb.Name, .. args]);
    }

    internal static int Run(IReadOnlyList<string> args, TextWriter output, TextWriter errors) =>
        Trouble.Guard(args, errors, () => Answer(args, output, errors));

    private static int Answer(IReadOnlyList<string> args, TextWriter output, TextWriter errors)
    {
        ParseResult parsed = Parse(args);
        // Help clears errors, because it needs no arguments; of a verb that there is not it would be the help of all.
        if (parsed.Errors.Count == 0 && parsed.UnmatchedTokens is [var unknown, ..])
            throw new LabException(
                $"'{unknown}' is no verb and no option here: '{Invocation.Command} --help' lists the verbs, and --help behind a verb its "
                + "options.",
                ExitCodes.Usage);
        int exitCode = parsed.Invoke(
            new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = output, Error = errors });
        return parsed.Errors.Count > 0 ? ExitCodes.Usage : exitCode;
    }
}

internal static class Verbs
{
    /// <summary>In the order of the help.</summary>
    internal static IReadOnlyList<IVerb> All { get; } =
    [
        new Commands.Run.RunVerb(),
        new YourType.TryVerb(),
        new Doctor.DoctorVerb(),
        .. Measures.Kinds.All.Select(kind => kind.Verb).OfType<IVerb>(),
        new YourType.UnseenVerb(),
        new Commands.Compare.CompareVerb(),
        new Commands.ReportVerb(),
    ];
}
