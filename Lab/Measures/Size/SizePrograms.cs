using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;
using JsonAot.Probe.Start;

namespace JsonAot.Lab.Measures.Size;

/// <summary>The programs to weigh: the smallest there is for each contender, payload and mode, and one that does nothing.</summary>
internal sealed class SizePrograms(PublishCache cache, CancellationToken stop)
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private static string Documents => Path.Combine(Checkout.Artifacts, "size", "documents");

    /// <returns>The empty program of each mode, and those of the contenders, in their order. All are published together, two at a
    /// time.</returns>
    internal (IReadOnlyList<PublishedProbe> Empty, IReadOnlyList<SizeProgram> All) Publish(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes)
    {
        SizeProgram[] wanted = Wanted(contenders, payloads, modes);
        SizeProgram[] asked = [.. wanted.Where(program => !program.IsGuarded)];
        IReadOnlyList<PublishedProbe> published = cache.GetAll(RequestsOf(contenders, payloads, modes), stop);
        var tried = asked.Zip(published.Skip(modes.Count))
            .ToDictionary(pair => pair.First, pair => Try(pair.First with { Published = pair.Second }));
        return ([.. published.Take(modes.Count)], WithoutGuard([.. wanted.Select(program => tried.GetValueOrDefault(program, program))]));
    }

    /// <summary>What is published for it first: the empty programs, and those of the contenders.</summary>
    internal static IReadOnlyList<PublishRequest> RequestsOf(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes) =>
    [
        .. modes.Select(ProbeProgram.Empty),
        .. Wanted(contenders, payloads, modes).Where(program => !program.IsGuarded).Select(program => program.Request),
    ];

    private static SizeProgram[] Wanted(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes) =>
    [
        .. from mode in modes
           from payload in payloads
           from contender in contenders
           where contender is not AbsentContender
           let alone = LoneContender.Of(contender)
           // The class of such a library is not in a guarded build at all, so that no program can be asked whether it is left out.
           let isGuarded = mode.IsNative && alone.NotNative is not null
           // Under the JIT and with ReadyToRun every in-box contender is in the same assembly, used or not: they share a program.
           select new SizeProgram(
               contender, payload, mode, ProbeProgram.StartOf(alone, payload.GetType().Name, mode), IsGuarded: isGuarded),
    ];

    /// <summary>
    /// Contenders that this suite keeps out of native programs are weighed too, compiled as a first user would compile them.
    /// </summary>
    private SizeProgram[] WithoutGuard(SizeProgram[] programs)
    {
        SizeProgram[] guarded = [.. programs.Where(program => program.IsGuarded)];
        IReadOnlyList<PublishedProbe> published = cache.GetAll(
            [.. guarded.Select(program => program.Request with { Unguarded = true, Properties = ["TreatWarningsAsErrors=false"] })], stop);
        var unguarded = guarded.Zip(published).ToDictionary(pair => pair.First, pair => pair.First with
        {
            Published = pair.Second,
            Note = "compiled in to be weighed, though this suite leaves it out of native programs; 'verdicts' says whether it works so",
        });
        return [.. programs.Select(program => unguarded.GetValueOrDefault(program, program))];
    }

    /// <summary>A program that does not work is no smaller for it, but a reader must know.</summary>
    private static SizeProgram Try(SizeProgram program)
    {
        if (program.Published!.Unavailable is not null)
            return program;
        var document = TargetDocument.Of(program.Contender, program.Payload, Documents);
        string[] arguments = ["start", program.Contender.GetType().Name, program.Payload.GetType().Name, document.Path];
        using var launcher = new Launcher(program.Published.Executable, arguments, ChildLimit.Of(Limit));
        return Judged(program, launcher.Run(), document);
    }

    /// <summary>What a launch of the program says of it.</summary>
    internal static SizeProgram Judged(SizeProgram program, Launch launch, TargetDocument document) => launch switch
    {
        { Failure: { } failure } => program with { Note = $"its process {failure}" },
        { Report: { Outcome: StartOutcome.Unavailable } report } => program with { IsGuarded = program.Mode.IsNative, Note = report.Text },
        { Report: { Outcome: StartOutcome.Failed } report } => program with { Note = report.Text },
        { Report.Written: { Length: > 0 } written } when document.Check(written) is { } wrong => program with { Note = wrong },
        _ => program,
    };
}

/// <summary>One program to weigh.</summary>
/// <param name="IsGuarded">It was left out of the program that was to hold it.</param>
/// <param name="Note">What to know of the program.</param>
internal sealed record SizeProgram(
    Contender Contender,
    IPayload Payload,
    DeploymentMode Mode,
    PublishRequest Request,
    PublishedProbe? Published = null,
    bool IsGuarded = false,
    string? Note = null);
