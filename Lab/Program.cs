using System.CommandLine;
using JsonAot.Lab;
using JsonAot.Results;

var root = new RootCommand("Measures JSON serializers from outside their processes, and turns results into tables and pages.");
foreach (IVerb verb in Verbs.All)
    root.Subcommands.Add(verb.Create());
try
{
    ParseResult parsed = root.Parse(args);
    int exitCode = parsed.Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
    return parsed.Errors.Count > 0 ? ExitCodes.Usage : exitCode;
}
catch (Exception problem) when (problem is LabException or ResultFileException)
{
    Console.Error.WriteLine(problem.Message);
    return problem is LabException lab ? lab.ExitCode : ExitCodes.CouldNotMeasure;
}
