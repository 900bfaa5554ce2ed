using System.CommandLine;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.BuildCost;

internal sealed class BuildCostVerb(Kind kind) : MeasuringVerb(
    "build-cost", "Measures what source generators cost when a program is built: time to compile and to publish, and its bytes.",
    kind, new LargeContextKind())
{
    private static readonly int[] Sizes = [10, 100, 500];

    // A publish of 500 types takes a minute.
    private static readonly int[] QuickSizes = [10, 100];

    private static readonly int[] LargeSizes = [100, 1_000, 3_000];

    private const string Suspended = "its time is not known: this program was suspended meanwhile";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly Option<bool> _quick = new("--quick")
    {
        Description = $"Fewer passes, and no project of more than {QuickSizes[^1]} types.",
    };

    private readonly Option<bool> _types = new("--types")
    {
        Description = $"Instead, contexts of {string.Join(", ", LargeSizes[..^1])} and {LargeSizes[^1]} types; with --quick not the last.",
    };

    private readonly Option<bool> _native = new("--publish-all")
    {
        Description = $"With --types: publishes the largest too, which takes minutes for each. Without it those of {LargeSizes[^1]} types "
            + $"are compiled alone, and with --quick those of {LargeSizes[^2]}.",
    };

    protected override bool HasLibraries => false;

    protected override bool HasPayloads => false;

    protected override Option<string> ModesOption { get; } = Choices.ModesOption("aot");

    protected override IReadOnlyList<Option> FurtherOptions => [_quick, _types, _native];

    protected override void Check(OptionValues given)
    {
        if (given.Get(_types))
            Launcher.CheckSystem();
        else if (given.Get(_native))
            throw new LabException("--publish-all needs --types: without it everything is published.", ExitCodes.Usage);
    }

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        bool isQuick = run.Get(_quick);
        return run.Get(_types) ? Large(run, isQuick) : Usual(run, isQuick);
    }

    private IEnumerable<IResults> Large(Measuring run, bool isQuick)
    {
        int[] sizes = isQuick ? LargeSizes[..^1] : LargeSizes;
        return new LargeContexts(run, isQuick ? 3 : 5).Measure(sizes, run.Get(_native) ? sizes[^1] : sizes[^2]);
    }

    private static IEnumerable<IResults> Usual(Measuring run, bool isQuick)
    {
        GeneratedProject[] projects =
        [
            .. from size in isQuick ? QuickSizes : Sizes
               from variant in CostVariant.All.Append(CostVariant.Twin)
               select new GeneratedProject(variant, size),
        ];
        foreach (GeneratedProject project in projects)
            project.Write();
        BuildCostRow[] compiled = Compile(run, projects, isQuick ? 3 : 5);
        foreach (DeploymentMode mode in run.Modes)
        {
            // Rows of several runs belong together as long as the compiler is the same.
            Manifest manifest = LabManifest.Of(mode, $"SDK {SdkVersion.Current}", "none", run.Tool);
            yield return new Results<BuildCostRow>(manifest, Publish(run, mode, compiled, projects));
        }
    }

    /// <summary>
    /// Every project once in each pass, in a new order, by a compiler that starts for it alone, as a build without a build server does.
    /// </summary>
    private static BuildCostRow[] Compile(Measuring run, GeneratedProject[] projects, int passes)
    {
        var command = CompilerCommand.Of(projects.First(project => project.Variant is { HasSystemTextJson: true, HasSpanCodec: true }));
        Dictionary<GeneratedProject, double[]> compiled = projects.ToDictionary(project => project, _ => new double[passes]);
        GeneratedProject[] order = [.. projects];
        for (int pass = 0; pass < passes; pass++)
        {
            Random.Shared.Shuffle(order);
            foreach ((int done, GeneratedProject project) in order.Index())
            {
                Interrupt.Token.ThrowIfCancellationRequested();
                run.Progress.Show(pass * order.Length + done + 1, passes * order.Length, $"compiling {project.Name}");
                compiled[project][pass] = Math.Round(command.Run(project) ?? 0);
            }
        }

        // Rows of one run have one time.
        DateTimeOffset now = DateTimeOffset.UtcNow;
        return
        [
            .. from project in projects
               let known = compiled[project].Where(ns => ns > 0).ToArray()
               select new BuildCostRow
               {
                   Variant = project.Variant.Name,
                   Types = project.Types,
                   TakenAt = now,
                   Passes = passes,
                   ColdCompileNs = known.Length > 0 ? Quantile.Median(known) : null,
                   CompilesNs = compiled[project],
                   Note = known.Length > 0 ? null : Suspended,
                   IlBytes = new FileInfo(CompilerCommand.OutputOf(project)).Length,
               },
        ];
    }

    /// <summary>One after the other, so that each has the machine for itself.</summary>
    /// <returns>The rows with their publishes; without them where nothing can be published here.</returns>
    private static BuildCostRow[] Publish(Measuring run, DeploymentMode mode, BuildCostRow[] rows, GeneratedProject[] projects)
    {
        PublishedProbe nothing = run.Programs.Get(ProbeProgram.Empty(mode));
        if (nothing.Unavailable is { } reason)
        {
            run.Progress.Say($"{Checkout.Framework} {mode.Name} is not available: {reason}");
            return rows;
        }

        long empty = FolderWeight.Of(nothing.Folder);
        var published = new List<BuildCostRow>();
        foreach ((BuildCostRow row, GeneratedProject project) in rows.Zip(projects))
        {
            // It checks the compiler's time alone.
            if (project.Variant == CostVariant.Twin)
            {
                published.Add(row);
                continue;
            }

            run.Progress.Show(published.Count + 1, projects.Length, $"a publish: {project.Name}");
            published.Add(Weighed(row, run.Programs.Get(new PublishRequest(project.Program, mode) { Libraries = "none" }), empty));
        }

        return [.. published];
    }

    private static BuildCostRow Weighed(BuildCostRow row, PublishedProbe published, long empty)
    {
        if (published.Unavailable is { } reason)
            return row with { Note = Joined(row.Note, reason) };
        ChildRun tried = new ChildProcess(published.Executable).Run([], Limit);
        bool isRight = tried is { End: ChildEnd.Exited, ExitCode: 0 };
        long bytes = FolderWeight.Of(published.Folder);
        return row with
        {
            PublishedBytes = bytes,
            BytesPerType = Math.Round((bytes - empty) / (double)row.Types, 1),
            PublishNs = published.Record.TookSeconds * 1e9,
            Note = Joined(
                row.Note,
                published.Record.TookSeconds is null && row.Note is null ? Suspended : null,
                isRight ? null : $"the published program does not do its work: it {tried.Describe()}"),
        };
    }
}
