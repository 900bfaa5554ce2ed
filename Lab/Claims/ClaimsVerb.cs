using System.CommandLine;
using System.Text.Json;

namespace JsonAot.Lab.Claims;

/// <summary>Holds the headline figures of the articles against the results at hand.</summary>
internal sealed class ClaimsVerb : IVerb
{
    public Command Create()
    {
        var results = new Option<string?>("--results")
        {
            Description = $"Where to read; {ResultStore.FolderName} when left out, artifacts/{ResultStore.FolderName} for what was measured here last.",
        };
        var deployments = new Option<string?>("--deployments") { Description = "Which of them, such as net10.0-jit,net10.0-aot; all that there are when left out." };
        var markdown = new Option<bool>("--markdown") { Description = "Print the table as Markdown." };
        Option<bool> json = Choices.JsonOption();
        var command = new Command("claims", "Says of each headline figure of the articles whether it holds, from results.") { results, deployments, markdown, json };
        command.SetAction(parsed => Run(
            parsed.GetValue(results) ?? Checkout.CommittedResults,
            parsed.GetValue(deployments)?.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries),
            parsed.GetValue(markdown),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(string folder, string[]? deployments, bool markdown, bool json)
    {
        IReadOnlyList<SteadyState> states = Load(folder, deployments);
        if (json)
            Console.WriteLine(JsonSerializer.Serialize(Results(states), ClaimJson.Default.IReadOnlyListClaimResult));
        else if (markdown)
            Console.Write(ClaimTables.Markdown(states));
        else
            ClaimTables.Print(states);
        return ExitCodes.Success;
    }

    private static IReadOnlyList<ClaimResult> Results(IReadOnlyList<SteadyState> states) =>
        [.. HeadlineClaims.All.SelectMany(claim => states.Select(state => ClaimResult.Of(claim, state)))];

    private static IReadOnlyList<SteadyState> Load(string folder, string[]? deployments)
    {
        string[] files =
        [
            .. new ResultStore(folder).FilesOf<SteadyState>()
                .Where(file => deployments is null || deployments.Contains(Path.GetFileName(Path.GetDirectoryName(file)))),
        ];
        return files.Length > 0
            ? [.. files.Select(file => ResultFile.Read<SteadyState>(file)!)]
            : throw new LabException(
                $"There are no steady-state results below {folder}{(deployments is null ? "" : $" for {string.Join(", ", deployments)}")}. "
                + $"Measure first, with '{HeadlineClaims.All[^1].Command}' for the quickest of them, or name another folder with --results.");
    }
}
