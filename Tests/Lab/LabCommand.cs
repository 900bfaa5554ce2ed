using JsonAot.Lab;

namespace JsonAot.Tests.Lab;

/// <summary>The command line of the Lab in this process: whether a command could be given, and what is said of one that could not.</summary>
internal static class LabCommand
{
    internal static IReadOnlyList<string> Errors(IReadOnlyList<string> arguments) => [.. LabProgram.Parse(arguments).Errors.Select(error => error.Message)];

    /// <summary>For what ends before anything is measured: what a verb measures it prints itself.</summary>
    internal static ProgramRun Run(params string[] arguments)
    {
        using StringWriter output = new(), errors = new();
        return new ProgramRun(LabProgram.Run(arguments, output, errors), output.ToString(), errors.ToString());
    }
}
