using JsonAot.Lab.Terminal;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Publishes the programs of all contenders, tries one contender after the other, and saves what came of it.</summary>
/// <param name="stop">Asks to stop.</param>
/// <param name="folder">For the documents that are written and read; they stay, to be looked at.</param>
internal sealed class VerdictMeasurement(
    IReadOnlyList<LoneContender> subjects,
    IReadOnlyList<IPayload> payloads,
    IReadOnlyList<VerdictVariant> variants,
    VerdictPrograms programs,
    ResultStore store,
    string folder,
    CancellationToken stop)
{
    private readonly Dictionary<VerdictVariant, VerdictResults> _results = [];
    private readonly Dictionary<LoneContender, VerdictRow[]> _expected = [];
    private readonly Dictionary<string, string> _documents = [];

    /// <returns>One for each variant of which there is a row, in their order.</returns>
    /// <exception cref="OperationCanceledException">Somebody asked to stop; what is judged by then is saved.</exception>
    /// <exception cref="LabException">Nothing can be compiled here, or nothing kept.</exception>
    internal IReadOnlyList<VerdictResults> Run(ProgressLine progress)
    {
        foreach (IPayload payload in payloads)
            _documents[payload.Name] = LabPayloads.WriteDocument(payload, folder);
        (VerdictProgram jit, VerdictProgram? readyToRun) = programs.Untrimmed(subjects, variants.Contains(VerdictVariant.ReadyToRun));
        VerdictVariant[] wanted = [.. new[] { VerdictVariant.Aot, VerdictVariant.AotRooted }.Where(variants.Contains)];
        Dictionary<(LoneContender Contender, VerdictVariant Variant), VerdictProgram> published = Native(
            from subject in subjects where subject.Unavailable is null from variant in wanted select (subject, variant));
        var stopped = new List<LoneContender>();
        foreach ((int done, LoneContender subject) in subjects.Index())
        {
            progress.Show(done + 1, subjects.Count, $"{subject.Name}: trying");
            if (Judge(subject, jit, readyToRun, from program in published where program.Key.Contender == subject select (program.Key.Variant, program.Value)))
                stopped.Add(subject);
            Save();
        }

        if (variants.Contains(VerdictVariant.AotReflection))
        {
            foreach (((LoneContender subject, VerdictVariant variant), VerdictProgram switched) in Native(stopped.Select(subject => (subject, VerdictVariant.AotReflection))))
                Add(variant, switched, jit, Try(subject, switched, jit, _expected[subject]));
            Save();
        }

        VerdictRow[] native = [.. _results.Where(variant => variant.Key.Mode.IsNative).SelectMany(variant => variant.Value.Rows)];
        if (native.Length > 0 && native.All(row => row.Verdict == NativeVerdict.Unavailable))
            throw new LabException($"Nothing can be compiled ahead of time here. {native.Select(row => row.Reason).FirstOrDefault()}");
        return [.. VerdictVariant.All.Where(_results.ContainsKey).Select(variant => _results[variant])];
    }

    private void Save()
    {
        // Ctrl-C reaches the children too, and their end would be taken for the contender's.
        stop.ThrowIfCancellationRequested();
        foreach (VerdictResults results in _results.Values)
            store.Save(results);
    }

    /// <summary>All at once: after the first publish of a program the next ones take half the time.</summary>
    private Dictionary<(LoneContender Contender, VerdictVariant Variant), VerdictProgram> Native(IEnumerable<(LoneContender, VerdictVariant)> wanted)
    {
        (LoneContender, VerdictVariant)[] all = [.. wanted];
        return all.Zip(programs.Native(all)).ToDictionary();
    }

    /// <returns>Whether the plain publish stopped at System.Text.Json's switch.</returns>
    private bool Judge(
        LoneContender subject, VerdictProgram jit, VerdictProgram? readyToRun, IEnumerable<(VerdictVariant Variant, VerdictProgram Program)> natives)
    {
        if (subject.Unavailable is { } reason)
        {
            VerdictRow[] rows = [.. payloads.Select(payload => Row(subject, payload) with { Verdict = NativeVerdict.Unavailable, Reason = reason })];
            foreach (VerdictVariant variant in VerdictVariant.Always.Where(variants.Contains))
                Add(variant, jit, jit, rows);
            return false;
        }

        VerdictRow[] expected = _expected[subject] = Try(subject, jit, jit, null);
        if (readyToRun is not null)
            Add(VerdictVariant.ReadyToRun, readyToRun, jit, Try(subject, readyToRun, jit, expected));

        bool stopped = false;
        foreach ((VerdictVariant variant, VerdictProgram native) in natives)
        {
            VerdictRow[] rows = Try(subject, native, jit, expected);
            Add(variant, native, jit, rows);
            stopped |= variant == VerdictVariant.Aot && rows.Any(VerdictJudge.StoppedAtSwitch);
        }

        return stopped;
    }

    /// <param name="expected">What the same contender does under the JIT, payload by payload; null for that itself.</param>
    private VerdictRow[] Try(LoneContender subject, VerdictProgram program, VerdictProgram jit, VerdictRow[]? expected)
    {
        var rows = new VerdictRow[payloads.Count];
        long? bytes = program.Bytes;
        // Nothing is timed, so that a second processor may help.
        Parallel.For(0, rows.Length, i =>
        {
            VerdictRow row = Row(subject, payloads[i]) with
            {
                Warnings = program.Warnings, Bytes = bytes, PayloadsInProgram = program.Payloads, Verdict = program.Kind, Reason = program.Reason,
            };
            if (program.About is not null)
            {
                string place = Path.Combine(folder, program.Published.Mode.Name, subject.Type, payloads[i].Name);
                var trial = new VerdictTrial(program.Process, jit.Process, subject.Type, payloads[i], place);
                row = trial.Run(row, _documents[payloads[i].Name]);
                row = row with { Verdict = VerdictJudge.Of(row, expected?[i] ?? row) };
            }

            rows[i] = row;
        });
        return rows;
    }

    private void Add(VerdictVariant variant, VerdictProgram program, VerdictProgram jit, VerdictRow[] rows)
    {
        VerdictResults results = _results.GetValueOrDefault(variant) ?? new VerdictResults(ManifestOf(variant, jit.About!), []);
        Manifest manifest = variant.Mode == program.Published.Mode && program.About is { } about ? ManifestOf(variant, about) : results.Manifest;
        _results[variant] = new VerdictResults(manifest, [.. results.Rows, .. rows]);
    }

    /// <param name="about">What a program of this variant says of itself; until one has started, what one under the JIT says: it is
    /// of the same build of the framework.</param>
    private Manifest ManifestOf(VerdictVariant variant, AboutAnswer about) => LabManifest.Of(
        variant.Mode,
        variant.Mode.IsNative ? about.Runtime.Replace(" JIT", " NativeAOT", StringComparison.Ordinal) : about.Runtime,
        about.InstructionSets,
        ["-p:SelfContained=true", .. variant.Mode.Switches],
        "JsonAot.Lab verdicts") with
    {
        BuiltFromSource = subjects.Where(subject => subject.Source is not null).ToDictionary(subject => subject.Name, subject => subject.Source!) is { Count: > 0 } built
            ? built
            : null,
    };

    private static VerdictRow Row(LoneContender subject, IPayload payload) =>
        new() { Contender = subject.Name, Payload = payload.Name, TakenAt = DateTimeOffset.UtcNow };
}
