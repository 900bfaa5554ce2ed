using System.CommandLine;
using JsonAot.Lab;
using JsonAot.Lab.Commands.Run;

var root = new RootCommand("Measures JSON serializers from outside their processes, and turns results into tables and pages.");
foreach (IVerb verb in Verbs.All)
    root.Subcommands.Add(verb.Create());
// Without a verb it is the whole of it, with all options of that.
string[] words = args is [] || args[0].StartsWith('-') && !root.Options.Any(option => option.Name == args[0] || option.Aliases.Contains(args[0]))
    ? [RunVerb.Name, .. args]
    : args;
try
{
    ParseResult parsed = root.Parse(words);
    int exitCode = parsed.Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
    return parsed.Errors.Count > 0 ? ExitCodes.Usage : exitCode;
}
catch (Exception problem) when (problem is LabException or ProcessException or ResultFileException)
{
    Console.Error.WriteLine(problem.Message);
    return problem is LabException lab ? lab.ExitCode : ExitCodes.CouldNotMeasure;
}
