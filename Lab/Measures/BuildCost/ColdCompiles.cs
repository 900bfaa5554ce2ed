namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>Compiles each project in a compiler that starts for it alone, as a build without a build server does.</summary>
internal sealed class ColdCompiles(Measuring run)
{
    /// <summary>Every project once in each pass, in a new order.</summary>
    /// <exception cref="LabException">One does not compile.</exception>
    internal IReadOnlyList<BuildCostRow> Run(IReadOnlyList<GeneratedProject> projects, int passes)
    {
        var command = CompilerCommand.Of(projects.First(project => project.Variant is { HasSystemTextJson: true, HasSpanCodec: true }));
        var lowest = projects.ToDictionary(project => project, _ => double.MaxValue);
        GeneratedProject[] order = [.. projects];
        for (int pass = 0; pass < passes; pass++)
        {
            Random.Shared.Shuffle(order);
            foreach ((int done, GeneratedProject project) in order.Index())
            {
                Interrupt.Token.ThrowIfCancellationRequested();
                run.Progress.Show(pass * order.Length + done + 1, passes * order.Length, $"compiling {project.Name}");
                lowest[project] = Math.Min(lowest[project], command.Run(project));
            }
        }

        return
        [
            .. projects.Select(project => new BuildCostRow
            {
                Variant = project.Variant.Name,
                Types = project.Types,
                TakenAt = DateTimeOffset.UtcNow,
                Passes = passes,
                ColdCompileNs = Math.Round(lowest[project]),
                IlBytes = new FileInfo(CompilerCommand.OutputOf(project)).Length,
            }),
        ];
    }
}
