using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Size;

/// <summary>Weighs the smallest program of each contender, payload and mode, and one that does nothing.</summary>
internal sealed class SizeMeasurement(Measuring run)
{
    private const string CompiledIn =
        "compiled in to be weighed, though this suite leaves it out of native programs; 'verdicts' says whether it works so";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly FolderWeight _weight = new();

    private readonly SizeProgram[] _wanted =
    [
        .. from mode in run.Modes
           from payload in run.Payloads
           from contender in run.Contenders
           where contender is not AbsentContender
           // The class of such a library is not in a guarded build at all, so that no program can be asked whether it is left out.
           let isGuarded = mode.IsNative && LoneContender.Of(contender).NotNative is not null
           select new SizeProgram(contender, payload, mode) { IsGuarded = isGuarded, HasOriginal = isGuarded && payload is IHasOriginal },
    ];

    internal IReadOnlyList<PublishRequest> Requests =>
        [.. run.HasEmptyPrograms ? run.Modes.Select(ProbeProgram.Empty) : [], .. _wanted.Select(program => program.Request)];

    internal IReadOnlyList<Results<SizeRow>> Measure()
    {
        Launcher.CheckSystem();
        if (_wanted.Length == 0)
            throw new LabException($"Nothing can be measured here. {ProbeSession.AbsenceOf(run.Contenders[0])}");
        run.Programs.GetAll(Requests);
        SizeProgram[] programs = [.. _wanted.Select(Tried)];
        // Contenders that this suite keeps out of native programs are weighed too, compiled as a first user would compile them.
        run.Programs.GetAll([.. programs.Where(program => program.IsGuarded).Select(program => program.Request)]);
        var results = new List<Results<SizeRow>>();
        foreach (DeploymentMode mode in run.Modes)
        {
            PublishedProbe? empty = run.HasEmptyPrograms ? run.Programs.Get(ProbeProgram.Empty(mode)) : null;
            SizeProgram[] ofMode = [.. programs.Where(program => program.Mode == mode)];
            PublishedProbe[] published = [.. ofMode.Select(program => run.Programs.Get(program.Request))];
            PublishedProbe? first = published.FirstOrDefault(program => program.Unavailable is null);
            if (empty?.Unavailable is not null || first is null)
                run.Progress.Say($"{Checkout.Framework} {mode.Name} is not available: "
                    + $"{empty?.Unavailable ?? published[0].Unavailable}");
            else
                results.Add(new(LabManifest.OfStarted(first, "JsonAot.Lab size"), Rows(mode, empty, ofMode)));
        }

        return results.Count > 0 ? results : throw new LabException("None of the modes can be built here.");
    }

    /// <summary>A program that does not work is no smaller for it, but a reader must know.</summary>
    private SizeProgram Tried(SizeProgram program)
    {
        if (program.IsGuarded || run.Programs.Get(program.Request) is not { Unavailable: null } published)
            return program;
        var document = TargetDocument.Of(program.Contender, program.Payload, Path.Combine(run.Folder, "documents"));
        string[] arguments = ["start", program.Contender.GetType().Name, program.Payload.GetType().Name, document.Path];
        using var launcher = new Launcher(published.Executable, arguments, ChildLimit.Of(Limit));
        return program.Judged(launcher.Run(), document);
    }

    private List<SizeRow> Rows(DeploymentMode mode, PublishedProbe? empty, SizeProgram[] programs)
    {
        SizeRow? weighed = empty is null ? null : Weigh(new SizeRow { Contender = Contestant.EmptyName, Payload = "" }, empty);
        List<SizeRow> rows = weighed is null ? [] : [weighed with { TakenAt = DateTimeOffset.UtcNow }];
        foreach (IPayload payload in run.Payloads)
        {
            foreach ((int done, Contender contender) in run.Contenders.Index())
            {
                run.Progress.Show(done + 1, run.Contenders.Count, $"{mode.Name}: weighing {contender.Name}");
                var row = new SizeRow { Contender = contender.Name, Payload = payload.Name };
                SizeProgram? program = programs.FirstOrDefault(program => program.Contender == contender && program.Payload == payload);
                row = program is null
                    ? row with { Unavailable = ProbeSession.AbsenceOf(contender) }
                    : Weigh(row with { Note = program.IsGuarded ? CompiledIn : program.Note }, run.Programs.Get(program.Request));
                rows.Add(row with { TakenAt = DateTimeOffset.UtcNow, AddedBytes = row.FolderBytes - weighed?.FolderBytes });
            }
        }

        return rows;
    }

    private SizeRow Weigh(SizeRow row, PublishedProbe program) => program.Unavailable is { } reason
        ? row with { Unavailable = reason }
        : row with
        {
            ExecutableBytes = new FileInfo(program.Executable).Length,
            FolderBytes = FolderWeight.Of(program.Folder),
            CompressedBytes = _weight.Compressed(program.Folder),
        };
}

internal sealed record SizeProgram(Contender Contender, IPayload Payload, DeploymentMode Mode)
{
    /// <summary>It is left out of ordinary native programs.</summary>
    internal bool IsGuarded { get; init; }

    /// <summary>Natively the contender works on the type that somebody has.</summary>
    internal bool HasOriginal { get; init; }

    internal string? Note { get; init; }

    // Under the JIT and with ReadyToRun every in-box contender is in the same assembly, used or not: they share a program.
    internal PublishRequest Request => HasOriginal
        ? ProbeProgram.StartWithOriginalsOf(LoneContender.Of(Contender), Payload.GetType().Name, Mode)
        : ProbeProgram.StartOf(LoneContender.Of(Contender), Payload.GetType().Name, Mode) with
    {
        Unguarded = IsGuarded,
        Properties = IsGuarded ? ["TreatWarningsAsErrors=false"] : [],
    };

    /// <summary>What a launch of it says.</summary>
    internal SizeProgram Judged(Launch launch, TargetDocument document) => launch switch
    {
        { Failure: { } failure } => this with { Note = $"its process {failure}" },
        { Report: { Outcome: StartOutcome.Unavailable } report } => this with { IsGuarded = Mode.IsNative, Note = report.Text },
        { Report: { Outcome: StartOutcome.Failed } report } => this with { Note = report.Text },
        { Report.Written: { Length: > 0 } written } when document.Check(written) is { } wrong => this with { Note = wrong },
        _ => this,
    };
}
