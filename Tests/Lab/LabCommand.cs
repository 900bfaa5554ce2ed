using System.CommandLine;
using JsonAot.Lab;

namespace JsonAot.Tests.Lab;

/// <summary>The command line as the program has it, to find out whether a command could be given.</summary>
internal static class LabCommand
{
    internal static bool Has(string verb) => Verbs.All.Any(known => known.Create().Name == verb);

    internal static IReadOnlyList<string> Errors(IReadOnlyList<string> arguments)
    {
        var root = new RootCommand();
        foreach (IVerb verb in Verbs.All)
            root.Subcommands.Add(verb.Create());
        return [.. root.Parse(arguments).Errors.Select(error => error.Message)];
    }
}
