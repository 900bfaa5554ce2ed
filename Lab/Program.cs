using System.CommandLine;
using JsonAot.Lab;
using JsonAot.Results;

var root = new RootCommand("Measures JSON serializers from outside their processes, and turns results into tables and pages.");
foreach (IVerb verb in Verbs.All)
    root.Subcommands.Add(verb.Create());
try
{
    return root.Parse(args).Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
}
catch (Exception problem) when (problem is LabException or ResultFileException)
{
    Console.Error.WriteLine(problem.Message);
    return problem is LabException lab ? lab.ExitCode : ExitCodes.CouldNotMeasure;
}
