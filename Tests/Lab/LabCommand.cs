using JsonAot.Lab;

namespace JsonAot.Tests.Lab;

/// <summary>The command line of the Lab, in this process and as a person gives it.</summary>
internal static class LabCommand
{
    /// <summary>Whether a command could be given.</summary>
    internal static IReadOnlyList<string> Errors(IReadOnlyList<string> arguments) =>
        [.. LabProgram.Parse(arguments).Errors.Select(error => error.Message)];

    /// <summary>For what ends before anything is measured: what a verb measures it prints itself.</summary>
    internal static ProgramRun Run(params string[] arguments)
    {
        using StringWriter output = new(), errors = new();
        return new ProgramRun(LabProgram.Run(arguments, output, errors), output.ToString(), errors.ToString());
    }

    /// <summary>A measurement as a person runs it: in a process of its own, with results in the folder.</summary>
    internal static ProgramRun Measure(TemporaryFolder folder, params string[] arguments) => MeasureWith([], folder, arguments);

    internal static ProgramRun MeasureWith((string Name, string Value)[] variables, TemporaryFolder folder, params string[] arguments)
    {
        ProgramRun run = Repository.RunWith(variables, Repository.Root, Repository.Built("Lab"), [.. arguments, "--results", folder.Path]);
        Assert.True(run.ExitCode == 0, run.ToString());
        return run;
    }

    /// <summary>Reads the rows of the JIT that it has saved.</summary>
    internal static T Saved<T>(TemporaryFolder folder)
        where T : class, IResults<T> => new ResultStore(folder.Path).Read<T>(Machine.Current, Repository.Framework, "jit")!;
}
