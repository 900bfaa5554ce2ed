using System.CommandLine;

namespace JsonAot.Lab.Commands.Merge;

/// <summary>Results of many machines in one folder, for one report.</summary>
internal sealed class MergeVerb : IVerb
{
    public Command Create()
    {
        var folders = new Argument<string[]>("DIR") { Description = "Folders of results, such as those that a build server has collected.", Arity = ArgumentArity.OneOrMore };
        var into = new Option<string>("--into") { Description = "Where all of them go; what it holds already stays and takes part.", Required = true };
        var force = new Option<bool>("--force") { Description = "Merge results of different commits too, and where two folders differ about the same rows let the newer win." };
        var command = new Command("merge", "Unites the results of many machines in one folder: as a whole, or not at all.") { folders, into, force };
        command.SetAction(parsed => Run(parsed.GetValue(folders)!, parsed.GetValue(into)!, parsed.GetValue(force)));
        return command;
    }

    private static int Run(string[] folders, string into, bool force)
    {
        if (folders.FirstOrDefault(folder => !Directory.Exists(folder)) is { } missing)
            throw new LabException($"There is no folder {missing}.", ExitCodes.Usage);
        (int files, int machines) = new ResultMerge(into, force, Console.Error.WriteLine).Run(folders);
        Console.WriteLine($"{into} holds {files} result files of {machines} {(machines == 1 ? "machine" : "machines")}.");
        return ExitCodes.Success;
    }
}
