using System.CommandLine;
using JsonAot.Libraries;

namespace JsonAot.Lab;

/// <summary>The options that several verbs share, and what they choose. An unknown name is a mistake to report with the list.</summary>
internal static class Choices
{
    /// <param name="usual">Which ones are taken where none is named.</param>
    internal static Option<string[]> LibraryOption(string usual = "All of them when left out.") => new("--contender")
    {
        Description = $"A contender by its name in the tables, or a pattern such as 'STJ*'; may be repeated. {usual}",
    };

    internal static Option<string[]> PayloadOption(string description) => new("--payload") { Description = description };

    /// <param name="further">What the verb has besides.</param>
    internal static Option<string> ModesOption(string modes, string further = "") => new("--modes")
    {
        Description = $"Deployment modes, joined with commas: jit, r2r, aot, aot-speed{further}.",
        DefaultValueFactory = _ => modes,
    };

    internal static Option<bool> JsonOption() => new("--json") { Description = "Print the results as JSON instead of a table." };

    internal static Option<string?> ResultsOption() => PathOption(
        "--results", $"Where to write; below artifacts/{ResultStore.FolderName} when left out, {ResultStore.FolderName} to commit them.");

    /// <summary>A file or a folder that somebody names. What can only be a mistake would be made as it stands.</summary>
    internal static Option<string?> PathOption(string name, string description)
    {
        var option = new Option<string?>(name) { Description = description };
        option.Validators.Add(given =>
        {
            if (given.Tokens is [var path] && GivenPath.Complaint(name, path.Value) is { } complaint)
                given.AddError(complaint);
        });
        return option;
    }

    internal static IReadOnlyList<Contender> Contenders(string[]? patterns) => Choose(JsonAot.Libraries.Contenders.All, patterns);

    /// <summary>The bare copy among them, which no other verb can make sense of.</summary>
    internal static IReadOnlyList<Contender> TimedContenders(string[]? patterns) =>
        Choose(JsonAot.Libraries.Contenders.Timed, patterns);

    internal static IReadOnlyList<IPayload> Payloads(string[]? patterns) =>
        OrUsage(() =>
        {
            MeasuredPayloads.RequireDocuments(patterns ?? []);
            return ChosenNames.Choose("payload", patterns ?? [], InBox.Payloads, payload => payload.Name);
        });

    internal static IReadOnlyList<DeploymentMode> Modes(string list, params DeploymentMode[] further) =>
        OrUsage(() => DeploymentMode.Parse(list, further));

    internal static ResultStore Store(string? folder) => new(folder ?? Path.Combine(Checkout.Artifacts, ResultStore.FolderName));

    private static IReadOnlyList<Contender> Choose(IReadOnlyList<Contender> all, string[]? patterns) =>
        OrUsage(() => ChosenNames.Choose("contender", patterns ?? [], all, contender => contender.Name));

    /// <summary>What is thrown for words that cannot be used is a mistake of the command line.</summary>
    internal static IReadOnlyList<T> OrUsage<T>(Func<IReadOnlyList<T>> choose)
    {
        try
        {
            return choose();
        }
        catch (ArgumentException unknown)
        {
            throw new LabException(unknown.Message, ExitCodes.Usage);
        }
    }
}
