using System.Globalization;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>Contexts of up to thousands of types, size by size: the compiler, the generators, and the native program.</summary>
internal sealed class LargeContexts(Measuring run, int passes)
{
    // These turns of the generators are compiled while they run.
    private const int Unmeasured = 2;

    private const int Starts = 15;

    private static readonly TimeSpan CompileLimit = TimeSpan.FromMinutes(10);
    private static readonly TimeSpan StartLimit = TimeSpan.FromSeconds(30);

    private CompilerCommand? _command;

    private static GeneratedProject[] ProjectsOf(int types) =>
        [.. CostVariant.OfLargeContexts.Select(variant => new LargeProject(variant, types))];

    /// <param name="published">The largest number of types that is published: that takes minutes for thousands.</param>
    internal IEnumerable<IResults> Measure(IReadOnlyList<int> sizes, int published)
    {
        foreach (GeneratedProject project in sizes.SelectMany(ProjectsOf))
            project.Write();
        _command = CompilerCommand.Of(ProjectsOf(sizes[0])[^1]);
        string[] key = [SdkVersion.Current, .. _command.Stamps(), $"{passes}"];
        string stamp = Fingerprint.OfTexts(key);
        IReadOnlyList<LargeContextRow> compiled = run.Rows(
            stamp, "compiler", ResultsJson.Readable.ResultsLargeContextRow, sizes, types => $"{types} types", Compile);
        foreach (DeploymentMode mode in run.Modes)
        {
            // Rows of several runs belong together as long as the compiler is the same.
            Manifest manifest = LabManifest.Of(mode, $"SDK {SdkVersion.Current}", "none", run.Tool);
            PublishedProbe nothing = run.Programs.Get(ProbeProgram.Empty(mode));
            if (nothing.Unavailable is { } reason)
                run.Progress.Say($"{Checkout.Framework} {mode.Name} is not available: {reason}");
            long? empty = nothing.Unavailable is null ? FolderWeight.Of(nothing.Folder) : null;
            yield return new Results<LargeContextRow>(manifest, run.Rows(
                stamp, mode.Name, ResultsJson.Readable.ResultsLargeContextRow, sizes, types => $"programs of {types} types",
                types => Publish([.. compiled.Where(row => row.Types == types)], mode, types <= published ? empty : null)));
        }
    }

    private LargeContextRow[] Compile(int types)
    {
        GeneratedProject[] projects = ProjectsOf(types);
        var compiled = projects.ToDictionary(project => project, _ => new List<CountedChild>());
        for (int pass = 0; pass < passes; pass++)
        {
            GeneratedProject[] order = [.. projects];
            Random.Shared.Shuffle(order);
            foreach (GeneratedProject project in order)
            {
                run.Progress.Show(pass + 1, passes, $"compiling {project.Name}");
                compiled[project].Add(_command!.Count(project, CompileLimit));
            }
        }

        // Without a generator there are no turns.
        GeneratorTurns[] turns = [.. projects.Skip(1).Select(project => new GeneratorTurns(_command!, project))];
        for (int turn = 0; turn < passes + Unmeasured; turn++)
        {
            run.Progress.Show(turn + 1, passes + Unmeasured, $"the generators with {types} types");
            foreach (GeneratorTurns one in turns)
                one.Take(turn, turn >= Unmeasured);
        }

        // Rows of one size have one time.
        DateTimeOffset now = DateTimeOffset.UtcNow;
        return [.. projects.Select(project => RowOf(project, compiled[project], turns.FirstOrDefault(one => one.Project == project), now))];
    }

    private LargeContextRow RowOf(GeneratedProject project, List<CountedChild> compiled, GeneratorTurns? turns, DateTimeOffset now) => new()
    {
        Variant = project.Variant.Name,
        Types = project.Types,
        TakenAt = now,
        Passes = passes,
        CompileNs = Quantile.Median([.. compiled.Select(child => child.ProcessorNs)]),
        CompilesNs = [.. compiled.Select(child => Math.Round(child.ProcessorNs))],
        CompileWallNs = compiled.Where(child => child.IsWallKnown).Select(child => child.WallNs).ToArray() is [_, ..] walls
            ? Math.Round(Quantile.Median(walls)) : null,
        PeakBytes = Quantile.Median([.. compiled.Select(child => (double)child.PeakBytes)]),
        GeneratedBytes = turns?.GeneratedBytes,
        IlBytes = new FileInfo(CompilerCommand.OutputOf(project)).Length,
        FirstsNs = turns?.FirstsNs ?? [],
        EditsNs = turns?.EditsNs ?? [],
        InsidesNs = turns?.InsidesNs ?? [],
    };

    /// <param name="empty">The size of the empty program; null where these are not published.</param>
    private LargeContextRow[] Publish(LargeContextRow[] rows, DeploymentMode mode, long? empty)
    {
        if (empty is null)
            return rows;
        GeneratedProject[] projects = ProjectsOf(rows[0].Types);
        PublishedProbe[] published =
        [
            .. projects.Select((project, done) =>
            {
                run.Progress.Show(done + 1, projects.Length, $"a publish: {project.Name}");
                return run.Programs.Get(new PublishRequest(project.Program, mode) { Libraries = "none" });
            }),
        ];
        List<CountedChild>[] starts = [.. projects.Select(_ => new List<CountedChild>())];
        for (int round = 0; round < Starts; round++)
        {
            int[] order = [.. Enumerable.Range(0, projects.Length).Where(place => published[place].Unavailable is null)];
            Random.Shared.Shuffle(order);
            foreach (int place in order)
                starts[place].Add(CountedChild.Run(
                    published[place].Executable, [LargeProject.Once], StartLimit, Launcher.PlainEnvironment()));
        }

        return [.. rows.Select((row, place) => Weighed(row, published[place], starts[place], empty.Value))];
    }

    private static LargeContextRow Weighed(LargeContextRow row, PublishedProbe published, List<CountedChild> starts, long empty)
    {
        if (published.Unavailable is { } reason)
            return row with { Note = reason };
        // All roots: one start writes and reads a single one.
        ChildRun tried = new ChildProcess(published.Executable).Run([], StartLimit);
        bool isRight = tried is { End: ChildEnd.Exited, ExitCode: 0 };
        string? wrong = isRight ? starts.Select(start => start.Failure).OfType<string>().FirstOrDefault() : tried.Describe();
        long bytes = FolderWeight.Of(published.Folder);
        return row with
        {
            PublishedBytes = bytes,
            BytesPerType = Math.Round((bytes - empty) / (double)row.Types, 1),
            StartNs = MedianOf(starts.Where(start => start.IsWallKnown).Select(start => start.WallNs)),
            FirstCallNs = MedianOf(starts.Where(start => start.Failure is null)
                .Select(start => double.Parse(start.Output, CultureInfo.InvariantCulture))),
            Note = wrong is null ? null : $"the published program does not do its work: it {wrong}",
        };
    }

    private static double? MedianOf(IEnumerable<double> times) =>
        times.ToArray() is [_, ..] known ? Math.Round(Quantile.Median(known)) : null;
}
