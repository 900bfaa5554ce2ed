using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>
/// Times all contenders of a mode in turn in one process. A contender that is not timed has a row with the reason, in the result file
/// too.
/// </summary>
internal sealed class Timing(Subject subject, ChildVerbs verbs, string tasks)
{
    internal static readonly TimeSpan LimitOfGate = TimeSpan.FromSeconds(20);

    private readonly ResultStore _store = new(subject.Results);

    /// <param name="probe">The program of that mode.</param>
    /// <param name="admitted">What each contender did under the JIT.</param>
    internal void Run(DeploymentMode mode, ProbeProcess probe, IReadOnlyList<ProbeAdmission> admitted, CancellationToken stop)
    {
        string[] able = [.. admitted.Where(one => one.Reason is null).Select(one => one.Contender)];
        // What comes back under the JIT may still end or stop a native process, and would take the figures of all others with it.
        ProbeAdmission[] ended = mode.IsNative
            ? [.. ProbeAdmission.AskAll(probe, able, subject.Name, LimitOfGate, stop).Where(one => one.EndsItsProcess)]
            : [];
        able = [.. able.Except(ended.Select(one => one.Contender))];
        // None named would be all.
        if (able.Length == 0)
            verbs.AddProblem($"{mode.Name}: no contender comes back: "
                + $"{string.Join("; ", ended.Select(one => $"{one.Contender}: {one.Reason}"))}");
        else
            verbs.Run($"timing under {mode.Name}", ["limits", .. ChildVerbs.Repeated(able), "--modes", mode.Name, "--tasks", tasks]);
        AddRows(mode, [.. admitted.Where(one => one.Reason is not null), .. ended]);
    }

    private void AddRows(DeploymentMode mode, IReadOnlyList<ProbeAdmission> refused)
    {
        if (Read(mode) is not { } times)
            return;
        LimitRow[] own = [.. times.Rows.Where(row => row.Payload == subject.Name)];
        LimitRow[] added =
        [
            .. refused.Where(one => own.All(row => row.Contender != one.Contender)).Select(one => new LimitRow
            {
                Payload = subject.Name,
                Task = LimitsTime.AllTasks,
                Contender = one.Contender,
                TakenAt = DateTimeOffset.UtcNow,
                Unavailable = one.Reason,
            }),
        ];
        // The rows of a payload are replaced together.
        if (added.Length > 0)
            _store.Save(times with { Rows = [.. own, .. added] });
    }

    private LimitTimes? Read(DeploymentMode mode) => _store.Read<LimitTimes>(Machine.Current, Checkout.Framework, mode.Name);
}
