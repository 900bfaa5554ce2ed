using System.CommandLine;

namespace BenchTurns.Tool;

/// <summary>The command line of the tool.</summary>
internal static class Program
{
    private static int Main(string[] args) => Trouble.Guard(args, () => Console.Error, () =>
    {
        Interrupt.Listen();
        // While programs are built there is nothing to save.
        Interrupt.Patience = TimeSpan.Zero;
        var root = new RootCommand("Measures benchmarks in turns: live processes that work a millisecond at a time, side by side.");
        root.Subcommands.Add(CompareVerb.Create());
        root.Options.Add(new Option<bool>(Trouble.Verbose) { Recursive = true, Hidden = true });
        ParseResult parsed = root.Parse(args);
        int exitCode = parsed.Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
        return parsed.Errors.Count > 0 ? ExitCodes.Usage : exitCode;
    });
}
