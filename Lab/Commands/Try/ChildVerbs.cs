using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Runs the verbs of this program that measure, each in a process that knows the subject as its only payload.</summary>
/// <param name="probe">Any program that was built with the subject: its assembly is what the verbs load.</param>
internal sealed class ChildVerbs(Subject subject, PublishedProbe probe, ProgressLine line, CancellationToken stop)
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(60);

    private readonly List<string> _problems = [];

    /// <summary>What could not be measured, in sentences.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    /// <summary>The contenders that a verb is for, as its options.</summary>
    internal static string[] Repeated(IEnumerable<string> contenders) => [.. contenders.SelectMany(name => new[] { "--library", name })];

    internal void AddProblem(string problem) => _problems.Add(problem);

    /// <exception cref="OperationCanceledException">Somebody asked to stop.</exception>
    internal void Run(string what, string[] arguments)
    {
        IEnumerable<string> modes = arguments.SkipWhile(word => word != "--modes").Skip(1).Take(1);
        string log = Path.Combine(subject.Logs, $"{string.Join('-', modes.Prepend(arguments[0]))}.log");
        line.Show(what);
        var lab = new ChildProcess("dotnet")
        {
            Folder = Checkout.Root,
            Environment = new Dictionary<string, string>([RunLock.OfChildren])
            {
                [Checkout.PayloadVariable] = subject.SourceFolder,
                [LabPayloads.AssemblyVariable] = Path.Combine(probe.Folder, "JsonAot.Tried.dll"),
                ["DOTNET_CLI_UI_LANGUAGE"] = "en",
            },
            Line = (text, isError) =>
            {
                // Where a verb has put its results is said once, at the end.
                if (isError && text.Length > 0 && !text.StartsWith("Results: ", StringComparison.Ordinal))
                    line.Show($"{what}: {text}");
            },
        };
        string[] ofSubject = ["--payload", subject.Name, "--results", subject.Results];
        string[] command = ["exec", typeof(ChildVerbs).Assembly.Location, .. arguments, .. ofSubject];
        ChildRun run = lab.RunAsync(command, Limit, stop).GetAwaiter().GetResult();
        stop.ThrowIfCancellationRequested();
        File.WriteAllText(log, run.Output + run.Errors);
        if (run is { End: ChildEnd.Exited, ExitCode: ExitCodes.Success })
            return;
        string[] lines = run.Errors.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        string said = lines.LastOrDefault() ?? run.Describe();
        _problems.Add($"{what}: {said} (log: {log})");
    }
}
