using System.CommandLine;
using System.IO.Enumeration;
using JsonAot.Lab.Tables;
using JsonAot.Libraries;

namespace JsonAot.Lab;

/// <summary>The options that several verbs share, and what they choose. An unknown name is a mistake to report with the list.</summary>
internal static class Choices
{
    internal static Option<string[]> LibraryOption() => new("--library", "--contender")
    {
        Description = "A contender by its name in the tables, or a pattern such as 'STJ*'; may be repeated. All of them when left out.",
    };

    internal static Option<string[]> PayloadOption(string description) => new("--payload") { Description = description };

    internal static Option<string> ModesOption(string modes) => new("--modes")
    {
        Description = "Deployment modes, joined with commas: jit, r2r, aot, aot-speed.",
        DefaultValueFactory = _ => modes,
    };

    internal static Option<bool> JsonOption() => new("--json") { Description = "Print the results as JSON instead of a table." };

    internal static Option<string?> ResultsOption() => new("--results")
    {
        Description = $"Where to write; below artifacts/{ResultStore.FolderName} when left out, {ResultStore.FolderName} to commit them.",
    };

    internal static IReadOnlyList<Contender> Contenders(string[]? patterns) =>
        Choose(JsonAot.Libraries.Contenders.All, contender => contender.Name, patterns, "library");

    /// <summary>The floor among them, which no other verb can make sense of.</summary>
    internal static IReadOnlyList<Contender> TimedContenders(string[]? patterns) =>
        Choose(JsonAot.Libraries.Contenders.Timed, contender => contender.Name, patterns, "library");

    internal static IReadOnlyList<IPayload> Payloads(string[]? patterns) =>
        Choose(LabPayloads.All, payload => payload.Name, patterns, "payload");

    internal static IReadOnlyList<DeploymentMode> Modes(string list)
    {
        try
        {
            return DeploymentMode.Parse(list);
        }
        catch (ArgumentException unknown)
        {
            throw new LabException(unknown.Message, ExitCodes.Usage);
        }
    }

    internal static ResultStore Store(string? folder) => new(folder ?? Path.Combine(Checkout.Artifacts, ResultStore.FolderName));

    private static IReadOnlyList<T> Choose<T>(IReadOnlyList<T> all, Func<T, string> nameOf, string[]? patterns, string kind)
    {
        if (patterns is null or [])
            return all;
        string? unknown = patterns.FirstOrDefault(pattern => !all.Any(item => Matches(pattern, nameOf(item))));
        return unknown is null
            ? [.. all.Where(item => patterns.Any(pattern => Matches(pattern, nameOf(item))))]
            : throw new LabException($"There is no {kind} '{unknown}'. There are: {string.Join("; ", all.Select(nameOf))}.", ExitCodes.Usage);
    }

    /// <summary>Somebody may have the name from a page, which shows it in another way.</summary>
    private static bool Matches(string pattern, string name) =>
        FileSystemName.MatchesSimpleExpression(pattern, name, ignoreCase: true) || pattern.Equals(ShownName.Of(name), StringComparison.OrdinalIgnoreCase);
}
