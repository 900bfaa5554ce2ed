using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Times all contenders of a mode in turn in one process. A contender that is not timed has a row with the reason, in the result file too.</summary>
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
        ProbeAdmission[] ended = mode.IsNative ? [.. ProbeAdmission.AskAll(probe, able, subject.Name, LimitOfGate, stop).Where(one => one.EndsItsProcess)] : [];
        able = [.. able.Except(ended.Select(one => one.Contender))];
        // None named would be all.
        if (able.Length == 0)
            verbs.AddProblem($"{mode.Name}: no contender comes back: {string.Join("; ", ended.Select(one => $"{one.Contender}: {one.Reason}"))}");
        else
            Time(mode, able);
        if (able.Length > 1 && ReasonOfAll(mode) is not null)
        {
            ProbeAdmission[] alone = [.. able.Select(name => Alone(mode, name))];
            ended = [.. ended, .. alone.Where(one => one.Reason is not null)];
            able = [.. alone.Where(one => one.Reason is null).Select(one => one.Contender)];
            if (able.Length > 0)
                Time(mode, able);
        }

        AddRows(mode, [.. admitted.Where(one => one.Reason is not null), .. ended]);
    }

    private void Time(DeploymentMode mode, string[] contenders) =>
        verbs.Run($"timing under {mode.Name}", ["limits", .. ChildVerbs.Repeated(contenders), "--modes", mode.Name, "--tasks", tasks]);

    /// <summary>One of them has ended the process of all. Alone, each ends only its own.</summary>
    private ProbeAdmission Alone(DeploymentMode mode, string contender)
    {
        Time(mode, [contender]);
        return new ProbeAdmission(contender, ReasonOfAll(mode));
    }

    /// <returns>Why there is not one figure; null where there is.</returns>
    private string? ReasonOfAll(DeploymentMode mode)
    {
        LimitRow[] rows = [.. (Read(mode)?.Rows ?? []).Where(row => row.Payload == subject.Name)];
        return rows.Any(row => row.MinNs is not null) ? null : rows.FirstOrDefault()?.Unavailable;
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
