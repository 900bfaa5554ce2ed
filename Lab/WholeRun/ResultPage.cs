using System.CommandLine;

namespace JsonAot.Lab.WholeRun;

/// <summary>The end of a run: the verb that makes a page from results, where this program has it, and where the figures are.</summary>
internal static class ResultPage
{
    private const string Verb = "report";

    internal static int Make(string results)
    {
        Console.WriteLine($"Results: {Path.GetRelativePath(Directory.GetCurrentDirectory(), results)}");
        Command? report = Verbs.All.Select(verb => verb.Create()).FirstOrDefault(command => command.Name == Verb);
        return report is null
            ? ExitCodes.Success
            : report.Parse(["--results", results]).Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
    }
}
