using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Results;

namespace JsonAot.Lab.Verdicts;

/// <summary>One contender after the other: publishes its programs, tries them, and saves what came of it.</summary>
/// <param name="folder">For the documents that are written and read; they stay, to be looked at.</param>
internal sealed class VerdictMeasurement(
    IReadOnlyList<LoneContender> subjects,
    IReadOnlyList<IPayload> payloads,
    IReadOnlyList<VerdictVariant> variants,
    VerdictPrograms programs,
    ResultStore store,
    string folder)
{
    private readonly Dictionary<VerdictVariant, VerdictResults> _results = [];
    private readonly Dictionary<string, string> _documents = [];

    /// <returns>One for each variant of which there is a row, in their order.</returns>
    /// <exception cref="OperationCanceledException">Somebody asked to stop; what is judged by then is saved.</exception>
    /// <exception cref="LabException">Nothing can be compiled here, or nothing kept.</exception>
    internal IReadOnlyList<VerdictResults> Run(ProgressLine progress, CancellationToken stop)
    {
        WriteDocuments();
        (VerdictProgram jit, VerdictProgram? readyToRun) = programs.Untrimmed(subjects, variants.Contains(VerdictVariant.ReadyToRun));
        foreach ((int done, LoneContender subject) in subjects.Index())
        {
            progress.Show(done + 1, subjects.Count, $"{subject.Name}: publishing and trying");
            Judge(subject, jit, readyToRun);
            // Ctrl-C reaches the children too, and their end would be taken for the contender's.
            stop.ThrowIfCancellationRequested();
            foreach (VerdictResults results in _results.Values)
                store.Save(results);
        }

        VerdictRow[] native = [.. _results.Where(variant => variant.Key.Mode.IsNative).SelectMany(variant => variant.Value.Rows)];
        if (native.Length > 0 && native.All(row => row.Verdict == VerdictKind.Unavailable))
            throw new LabException($"Nothing can be compiled ahead of time here. {native.Select(row => row.Reason).FirstOrDefault()}");
        return [.. VerdictVariant.All.Where(_results.ContainsKey).Select(variant => _results[variant])];
    }

    private void Judge(LoneContender subject, VerdictProgram jit, VerdictProgram? readyToRun)
    {
        if (subject.Unavailable is { } reason)
        {
            VerdictRow[] rows = [.. payloads.Select(payload => Row(subject, payload) with { Verdict = VerdictKind.Unavailable, Reason = reason })];
            foreach (VerdictVariant variant in VerdictVariant.Always.Where(variants.Contains))
                Add(variant, jit, jit, rows);
            return;
        }

        VerdictRow[] expected = Try(subject, jit, jit, null);
        if (readyToRun is not null)
            Add(VerdictVariant.ReadyToRun, readyToRun, jit, Try(subject, readyToRun, jit, expected));

        VerdictVariant[] wanted = [.. new[] { VerdictVariant.Aot, VerdictVariant.AotRooted }.Where(variants.Contains)];
        bool throws = false;
        foreach ((VerdictVariant variant, VerdictProgram native) in wanted.Zip(programs.Native([.. wanted.Select(variant => (subject, variant))])))
        {
            VerdictRow[] rows = Try(subject, native, jit, expected);
            Add(variant, native, jit, rows);
            throws |= variant == VerdictVariant.Aot && rows.Any(row => row.Verdict == VerdictKind.Throws);
        }

        if (throws && variants.Contains(VerdictVariant.AotReflection))
        {
            VerdictProgram switched = programs.Native([(subject, VerdictVariant.AotReflection)])[0];
            Add(VerdictVariant.AotReflection, switched, jit, Try(subject, switched, jit, expected));
        }
    }

    /// <param name="expected">What the same contender does under the JIT, payload by payload; null for that itself.</param>
    private VerdictRow[] Try(LoneContender subject, VerdictProgram program, VerdictProgram jit, VerdictRow[]? expected)
    {
        var rows = new VerdictRow[payloads.Count];
        long? bytes = program.Bytes;
        // Nothing is timed, so that a second processor may help.
        Parallel.For(0, rows.Length, i =>
        {
            VerdictRow row = Row(subject, payloads[i]) with { Warnings = program.Warnings, Bytes = bytes, Verdict = program.Kind, Reason = program.Reason };
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
        VerdictResults results = _results.GetValueOrDefault(variant) ?? new VerdictResults(VerdictManifest.Of(variant, jit.About!), []);
        Manifest manifest = variant.Mode == program.Published.Mode && program.About is { } about ? VerdictManifest.Of(variant, about) : results.Manifest;
        _results[variant] = new VerdictResults(manifest, [.. results.Rows, .. rows]);
    }

    private static VerdictRow Row(LoneContender subject, IPayload payload) =>
        new() { Contender = subject.Name, Payload = payload.Name, TakenAt = DateTimeOffset.UtcNow };

    private void WriteDocuments()
    {
        try
        {
            Directory.CreateDirectory(folder);
            foreach (IPayload payload in payloads)
                File.WriteAllBytes(_documents[payload.Name] = Path.Combine(folder, $"{payload.Name}.json"), payload.CanonicalUtf8);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The documents cannot be written to {folder}: {problem.Message}", problem);
        }
    }
}
