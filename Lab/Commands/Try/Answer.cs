using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>
/// What the results say of the subject: sentences, one table, and the code that adopts the winner. From result files alone.
/// </summary>
internal sealed class Answer(Subject subject, IReadOnlyList<ProbeAdmission> admitted, IReadOnlyList<DeploymentMode> modes)
{
    private const string Nothing = "–";
    private const int LongestReason = 160;

    private readonly ResultStore _store = new(subject.Results);

    /// <summary>The first figures of a mode, as soon as they are there.</summary>
    internal void PrintFirst(DeploymentMode mode, TimeSpan since)
    {
        if (Times(mode) is not { } times)
            return;
        string title = $"{subject.Type.Root.Text} under {mode.Name}, after {since.TotalSeconds:0} s; parts of "
            + $"{DefaultContestants.Yardstick}'s time:";
        var table = new TextTable(title, "", "read", "", "write", "", "allocated reading");
        foreach (string contender in times.Contenders)
        {
            table.Add(
                contender,
                times.Ns(contender, LimitsTime.Reading) is { } read ? Duration.Format(read) : Nothing,
                times.Ratio(contender, LimitsTime.Reading) ?? Nothing,
                times.Ns(contender, LimitsTime.WritingBytes) is { } write ? Duration.Format(write) : Nothing,
                times.Ratio(contender, LimitsTime.WritingBytes) ?? Nothing,
                times.Row(contender, LimitsTime.Reading)?.AllocatedBytes is { } bytes ? ByteSize.Format(bytes) : Nothing);
        }

        Console.WriteLine();
        table.Print();
    }

    internal IReadOnlyList<string> TimedNatively() =>
        [.. modes.Where(mode => mode.IsNative).SelectMany(mode => Times(mode)?.Contenders ?? []).Distinct()];

    /// <summary>For the terminal and for the page.</summary>
    internal TypeAnswer Whole(IReadOnlyList<string> problems)
    {
        var reasons = new Reasons();
        TextTable table = Table(reasons);
        string? winner = modes.Select(Times).OfType<TrialTimes>().LastOrDefault()?.Winner();
        IReadOnlyList<string> code = winner is null ? [] : Adoption.Of(winner, subject);
        return new TypeAnswer(subject.Type.Root.Text, table, [.. reasons.Lines, .. Built()], [.. Sentences(problems)], winner, code);
    }

    private IEnumerable<string> Built()
    {
        IEnumerable<LimitTimes> times = modes.Select(Read<LimitTimes>).OfType<LimitTimes>();
        string[] tried = [.. admitted.Select(one => one.Contender)];
        string? sentence = BuiltFromSource.Sentence(times.SelectMany(one => BuiltFromSource.Among(tried, one.Manifest)));
        return sentence is null ? [] : [sentence];
    }

    private TextTable Table(Reasons reasons)
    {
        var columns = new List<(string Head, Func<string, string?> Cell)>();
        foreach (DeploymentMode mode in modes)
        {
            if (Times(mode) is { } times)
            {
                columns.Add(($"{mode.Name} read", contender => times.Ratio(contender, LimitsTime.Reading)));
                columns.Add(($"{mode.Name} write", contender => times.Ratio(contender, LimitsTime.WritingBytes)));
            }

            // Those of an earlier run may be there: with native figures beside them the table would be too wide for most terminals.
            if ((mode.IsNative || !modes.Any(other => other.IsNative)) && Read<StartupResults>(mode)?.Rows is { } starts)
            {
                columns.Add(($"{mode.Name} start", contender => Shown(StartOf(starts, contender)?.DoneNs, Duration.Format)));
                columns.Add(($"{mode.Name} memory", contender => Shown(StartOf(starts, contender)?.PeakBytes, ByteSize.Format)));
            }

            if (Read<SizeResults>(mode)?.Rows is { } sizes)
                columns.Add(($"{mode.Name} size", contender => SizeOf(sizes, contender) is { } bytes ? ByteSize.Format(bytes) : null));
        }

        string title = $"{subject.Type.Root.Text}: parts of {DefaultContestants.Yardstick}'s time in each mode";
        var table = new TextTable(title, ["", .. columns.Select(column => column.Head)]);
        string[] order = [.. modes.Select(Times).OfType<TrialTimes>().SelectMany(times => times.Contenders).Distinct()];
        foreach (ProbeAdmission one in admitted.OrderBy(PlaceOf))
        {
            string[] cells = [.. columns.Select(column => column.Cell(one.Contender) is { Length: > 0 } cell ? cell : Nothing)];
            string? reason = one.Reason ?? modes.Select(mode => ReasonIn(mode, one.Contender)).FirstOrDefault(text => text is not null);
            string? adapted = modes.Any(mode => Times(mode)?.IsAdapted(one.Contender) == true) ? AdaptedLane.Sentence : null;
            string[] notes = [.. new[] { reason, adapted }.OfType<string>().Select(note => reasons.Mark(Brief(note)))];
            table.Add([string.Join(' ', notes.Prepend(one.Contender)), .. cells]);
        }

        return table;

        int PlaceOf(ProbeAdmission one) => Array.IndexOf(order, one.Contender) is >= 0 and var place ? place : order.Length;
    }

    private static string? Shown(Estimate? figure, Func<double, string> format) => figure is null ? null : format(figure.Median);

    /// <summary>The page has all of it.</summary>
    private static string Brief(string reason) =>
        reason.Length <= LongestReason ? reason : $"{reason[..reason.LastIndexOf(' ', LongestReason)]} ...";

    private static long? SizeOf(IReadOnlyList<SizeRow> rows, string contender) =>
        rows.FirstOrDefault(row => row.Contender == contender)?.FolderBytes;

    /// <summary>Under the JIT too: a contender that passed the gate may turn wrong while it is timed.</summary>
    private string? ReasonIn(DeploymentMode mode, string contender)
    {
        VerdictRow? verdict = Verdicts(mode).FirstOrDefault(row => row.Contender == contender);
        // A sentence below the table has the others.
        return verdict is null && Times(mode)?.Unavailable(contender) is { } reason ? $"{mode.Name}: {reason}" : null;
    }

    private IReadOnlyList<VerdictRow> Verdicts(DeploymentMode mode) => Read<VerdictResults>(mode)?.Rows ?? [];

    private IEnumerable<string> Sentences(IReadOnlyList<string> problems)
    {
        foreach (DeploymentMode mode in modes)
        {
            if (Times(mode) is not { } times)
                continue;
            if (times.Winner() is not { } winner)
            {
                yield return $"Under {mode.Name} no contender both reads and writes {subject.Type.Root.Text}.";
                continue;
            }

            string place = mode.IsNative ? $"Compiled ahead of time ({mode.Name})"
                : mode == DeploymentMode.Jit ? "Under the JIT"
                : $"Under {mode.Name}";
            string read = Duration.Format(times.Ns(winner, LimitsTime.Reading)!.Value);
            string write = Duration.Format(times.Ns(winner, LimitsTime.WritingBytes)!.Value);
            yield return $"{place} take {winner}: it reads {subject.Name} in {read} and writes it in {write}"
                + $"{ComparedWithYardstick(times, winner)}.{Tie(times, winner)}{Costs(mode, winner)}";
        }

        foreach (DeploymentMode mode in modes.Where(mode => mode.IsNative))
        {
            foreach (VerdictRow row in Verdicts(mode).Where(row => row.Verdict != NativeVerdict.Works))
                yield return $"Do not take {row.Contender} natively: {Sentence.Closed(Brief(VerdictSentence.Of(row)))}";
            foreach (VerdictRow row in Verdicts(mode).Where(row => row is { Verdict: NativeVerdict.Works, WarningCount: > 0 }))
            {
                yield return $"Natively {row.Contender} came through with this sample, in a program of {ByteSize.Format(row.Bytes ?? 0)}. "
                    + $"Its build gave {row.WarningCount} warnings. It may lose more than this sample shows.";
            }
        }

        (DeploymentMode Mode, TrialTimes Times)[] timed =
        [
            .. modes.Select(mode => (mode, Times(mode)!)).Where(one => one.Item2 is not null),
        ];
        if (timed.Length > 0)
        {
            string least = string.Join(" and ", timed.Select(one => $"{Percent(one.Times.LeastDifference)} under {one.Mode.Name}"));
            yield return $"Differences below {least} are ties: {TrialTimes.DescribeNoise([.. timed.Select(one => one.Times)])}.";
        }

        foreach (string problem in problems)
            yield return $"Not measured: {problem}";
    }

    private static string Tie(TrialTimes times, string winner)
    {
        string[] ties = [.. times.TiesOf(winner)];
        return ties.Length == 0 ? "" : $" {string.Join(" and ", ties)} {(ties.Length == 1 ? "is" : "are")} as fast, within the noise.";
    }

    private static string ComparedWithYardstick(TrialTimes times, string winner)
    {
        string? read = times.Ratio(winner, LimitsTime.Reading);
        string? write = times.Ratio(winner, LimitsTime.WritingBytes);
        return winner == DefaultContestants.Yardstick || read is null || write is null
            ? ""
            : $": {read} and {write} of {DefaultContestants.Yardstick}'s time";
    }

    private static string Percent(double part) => part.ToString("P1");

    private static StartupRow? StartOf(IReadOnlyList<StartupRow> rows, string contender) =>
        rows.FirstOrDefault(row => row.Kind == StartupKind.Contender && row.Program == contender);

    private string Costs(DeploymentMode mode, string winner)
    {
        StartupRow? start = StartOf(Read<StartupResults>(mode)?.Rows ?? [], winner);
        long? size = SizeOf(Read<SizeResults>(mode)?.Rows ?? [], winner);
        string[] parts =
        [
            .. start?.DoneNs is { } done
                ? [$"has written and read once {Duration.Format(done.Median)} after it was started"]
                : Array.Empty<string>(),
            .. start?.PeakBytes is { } peak ? [$"needs {ByteSize.Format(peak.Median)} of memory"] : Array.Empty<string>(),
            .. size is { } bytes ? [$"is {ByteSize.Format(bytes)} on disk"] : Array.Empty<string>(),
        ];
        return parts.Length == 0 ? "" : $" A program with it {string.Join(", ", parts)}.";
    }

    private TrialTimes? Times(DeploymentMode mode) =>
        Read<LimitTimes>(mode) is { } times ? new TrialTimes([.. times.Rows.Where(row => row.Payload == subject.Name)]) : null;

    private T? Read<T>(DeploymentMode mode)
        where T : class, IResults<T> => _store.Read<T>(Machine.Current, Checkout.Framework, mode.Name);
}
