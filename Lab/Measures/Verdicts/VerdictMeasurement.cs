using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Publishes the programs of all contenders, and tries one contender after the other.</summary>
internal sealed class VerdictMeasurement(Measuring run, IReadOnlyList<LoneContender> subjects)
{
    private readonly Dictionary<IPayload, TargetDocument> _documents = [];

    // The documents that are written and read stay, to be looked at.
    private readonly string _folder = Path.Combine(run.Folder, Checkout.Framework);

    /// <summary>What is published for it: nothing where no contender can be tried.</summary>
    internal IReadOnlyList<PublishRequest> Requests => !Able.Any() ? [] :
    [
        VerdictPrograms.UntrimmedOf(subjects),
        .. Able.Where(subject => subject.IsAlone).Select(UntrimmedAloneOf).DistinctBy(request => request.Libraries),
        .. Native,
    ];

    private IEnumerable<LoneContender> Able => subjects.Where(subject => subject.Unavailable is null);

    private IEnumerable<PublishRequest> Native =>
        from subject in Able
        from mode in run.Modes
        select VerdictPrograms.RequestOf(subject, mode, run.Payloads);

    /// <returns>A contender's rows as soon as they are known, for each mode: what an interrupted run has found is kept.</returns>
    internal IEnumerable<Results<VerdictRow>> Measure()
    {
        foreach (IPayload payload in run.Payloads)
            _documents[payload] = TargetDocument.Json(payload, _folder);
        VerdictProgram shared = Start(VerdictPrograms.UntrimmedOf(subjects));
        if (shared.About is null)
            throw new LabException(shared.Reason!);
        // All at once: after the first publish of a program the next ones take half the time.
        run.Programs.GetAll([.. Native]);
        var all = new List<VerdictRow>();
        foreach ((int done, LoneContender subject) in subjects.Index())
        {
            run.Progress.Show(done + 1, subjects.Count, $"{subject.Name}: trying");
            Results<VerdictRow>[] judged = [.. Judge(subject, shared)];
            // Ctrl-C reaches the children too, and their end would be taken for the contender's.
            Interrupt.Token.ThrowIfCancellationRequested();
            foreach (Results<VerdictRow> results in judged)
                yield return results;
            all.AddRange(judged.SelectMany(results => results.Rows));
        }

        if (all.Count > 0 && all.All(row => row.Verdict == NativeVerdict.Unavailable))
            throw new LabException($"Nothing can be compiled ahead of time here. {all[0].Reason}");
    }

    private static PublishRequest UntrimmedAloneOf(LoneContender subject) => ProbeProgram.LoneProbeOf(DeploymentMode.Jit, subject);

    private VerdictProgram Start(PublishRequest request) => VerdictProgram.Start(run.Programs.Get(request));

    /// <param name="shared">Under the JIT; whatever is asked for, it says what this machine is.</param>
    private IEnumerable<Results<VerdictRow>> Judge(LoneContender subject, VerdictProgram shared)
    {
        VerdictProgram jit = subject is { Unavailable: null, IsAlone: true } ? Start(UntrimmedAloneOf(subject)) : shared;
        if ((subject.Unavailable ?? jit.Reason) is { } reason)
        {
            VerdictRow[] rows =
            [
                .. run.Payloads.Select(payload => RowOf(subject, payload) with { Verdict = NativeVerdict.Unavailable, Reason = reason }),
            ];
            foreach (DeploymentMode mode in run.Modes)
                yield return new Results<VerdictRow>(ManifestOf(mode, shared.About!), rows);
            yield break;
        }

        VerdictRow[] expected = Try(subject, jit, jit, null);
        foreach (DeploymentMode mode in run.Modes)
        {
            VerdictProgram program = Start(VerdictPrograms.RequestOf(subject, mode, run.Payloads));
            // One under the JIT says what it is where none starts in this mode: both are of one build of the framework.
            Manifest manifest = ManifestOf(mode, program.About ?? jit.About!);
            yield return new Results<VerdictRow>(manifest, Try(subject, program, jit, expected));
        }
    }

    /// <param name="expected">What the same contender does under the JIT, payload by payload; null for that itself.</param>
    private VerdictRow[] Try(LoneContender subject, VerdictProgram program, VerdictProgram jit, VerdictRow[]? expected)
    {
        var rows = new VerdictRow[run.Payloads.Count];
        long? bytes = program.Bytes;
        // Nothing is timed, so that a second processor may help.
        Parallel.For(0, rows.Length, i =>
        {
            IPayload payload = run.Payloads[i];
            VerdictRow row = RowOf(subject, payload) with
            {
                Warnings = program.Warnings,
                Bytes = bytes,
                PayloadsInProgram = program.Payloads,
                Verdict = program.Kind,
                Reason = program.Reason,
            };
            if (program.About is not null)
            {
                string place = Path.Combine(_folder, program.Published.Mode.Name, subject.Type, payload.Name);
                var trial = new VerdictTrial(program.Process, jit.Process, subject.Type, payload, place);
                row = trial.Run(row, _documents[payload]);
                row = row with { Verdict = VerdictJudge.Of(row, expected?[i] ?? row) };
            }

            rows[i] = row;
        });
        return rows;
    }

    private Manifest ManifestOf(DeploymentMode mode, AboutAnswer about)
    {
        string runtime = about.Runtime.Replace(" JIT", " NativeAOT", StringComparison.Ordinal);
        return LabManifest.Of(mode, runtime, about.InstructionSets, run.Tool) with
        {
            BuiltFromSource = Told(subject => subject.Source),
            Packages = Told(subject => subject.Package),
        };

        Dictionary<string, string>? Told(Func<LoneContender, string?> of) =>
            subjects.Where(subject => of(subject) is not null).ToDictionary(subject => subject.Name, subject => of(subject)!)
                is { Count: > 0 } told ? told : null;
    }

    private static VerdictRow RowOf(LoneContender subject, IPayload payload) =>
        new() { Contender = subject.Name, Payload = payload.Name, TakenAt = DateTimeOffset.UtcNow };
}

/// <summary>The last word on a row, from what both directions did here and what they do where nothing is trimmed.</summary>
internal static class VerdictJudge
{
    /// <param name="reference">The row of the contender and payload under the JIT.</param>
    internal static NativeVerdict Of(VerdictRow row, VerdictRow reference)
    {
        NativeVerdict[] both = [Of(row.Serialize, reference.Serialize), Of(row.Deserialize, reference.Deserialize)];
        return Worst.First(kind => both.Contains(kind));
    }

    // A loss that nobody is told of is worse than any end that somebody notices.
    private static readonly NativeVerdict[] Worst =
    [
        NativeVerdict.SilentlyWrong,
        NativeVerdict.Crashes,
        NativeVerdict.Hangs,
        NativeVerdict.Throws,
        NativeVerdict.AsUnderTheJit,
        NativeVerdict.Works,
        NativeVerdict.Unavailable,
    ];

    private static NativeVerdict Of(VerdictStep? here, VerdictStep? there) => here is null ? NativeVerdict.Unavailable : here.Outcome switch
    {
        CheckOutcome.Faithful => NativeVerdict.Works,
        CheckOutcome.Lossy => LosesTheSame(here, there) ? NativeVerdict.AsUnderTheJit : NativeVerdict.SilentlyWrong,
        _ when there?.Outcome == here.Outcome => NativeVerdict.AsUnderTheJit,
        CheckOutcome.Throws => NativeVerdict.Throws,
        CheckOutcome.Hangs => NativeVerdict.Hangs,
        _ => NativeVerdict.Crashes,
    };

    private static bool LosesTheSame(VerdictStep here, VerdictStep? there) =>
        there?.Outcome == CheckOutcome.Lossy && there.Findings.SequenceEqual(here.Findings);
}
