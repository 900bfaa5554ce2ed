using System.CommandLine;

namespace JsonAot.Lab.Commands;

/// <summary>Keeps what the results say, before somebody measures them anew. The verbs run and merge do it by themselves.</summary>
internal sealed class HistoryVerb : IVerb
{
    public Command Create()
    {
        var results = new Option<string?>("--results") { Description = $"Whose state is kept; {ResultStore.FolderName} when left out." };
        string description = $"Keeps a small, dated summary of the results in their folder {ResultHistory.FolderName}, before they are measured anew.";
        var command = new Command("history", description) { results };
        command.SetAction(parsed => Run(parsed.GetValue(results) ?? Checkout.CommittedResults));
        return command;
    }

    private static int Run(string root)
    {
        if (!Directory.Exists(root))
            throw new LabException($"There is no folder {root}. Measure first, or name another folder with --results.", ExitCodes.Usage);
        IReadOnlyList<string> kept = ResultHistory.Keep(root, _ => true);
        if (kept.Count == 0)
            throw new LabException($"{root} has no figures of {string.Join(" or ", Snapshot.Followed)} to keep. Measure *Matrix* first.");
        foreach (string path in kept)
            Console.WriteLine($"Kept: {ShownPath.Of(path)}");
        return ExitCodes.Success;
    }
}
