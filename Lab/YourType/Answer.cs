using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>
/// What the results say of the subject: sentences, one table, and the code that adopts the winner. From result files alone.
/// </summary>
/// <param name="asked">The contenders of this call.</param>
internal sealed class Answer(Subject subject, IReadOnlyList<Contender> asked, IReadOnlyList<DeploymentMode> modes)
{
    internal const string Nothing = "–";

    private const int LongestReason = 160;

    private readonly ResultStore _store = new(subject.Results);
    private readonly string[] _contenders = [.. asked.Select(contender => contender.Name)];

    /// <summary>The type as people write it.</summary>
    internal string Title => subject.Type.Root.Text;

    /// <summary>Whether each mode that was asked for has somebody who reads and writes the type.</summary>
    internal bool IsWhole => modes.All(mode => Times(mode)?.Winner() is not null);

    /// <summary>The first figures of a mode, as soon as they are there.</summary>
    internal void PrintFirst(DeploymentMode mode, TimesResults first, TimeSpan since)
    {
        var times = new TrialTimes(first, subject.Name, _contenders);
        string title = $"{Title} under {mode.Name}, a first look after {since.TotalSeconds:0} s; "
            + $"{DefaultContestants.Yardstick} is 1x:";
        var table = new TextTable(title, "", "read", "write", "allocated reading");
        foreach (string contender in times.Order)
        {
            table.Add(
                contender,
                times.Cell(contender, TrialTimes.Read) ?? Nothing,
                times.Cell(contender, TrialTimes.Write) ?? Nothing,
                times.Row(contender, TrialTimes.Read)?.AllocatedBytes is { } bytes ? ByteSize.Format(bytes) : Nothing);
        }

        Console.WriteLine();
        table.Print();
    }

    /// <summary>Why no contender can do anything in any mode that was timed; null where one can.</summary>
    internal string? WhyNobody()
    {
        TrialTimes[] timed = [.. modes.Select(Times).OfType<TrialTimes>()];
        if (timed.Length == 0 || _contenders.Any(one => timed.Any(times => times.Unavailable(one) is null)))
            return null;
        return string.Join("; ", _contenders.Select(one => $"{one}: {timed[0].Unavailable(one)}").Take(3));
    }

    /// <summary>Whether no mode that was timed says otherwise.</summary>
    internal bool IsAble(string contender) => modes.All(mode => Times(mode)?.Unavailable(contender) is null);

    /// <summary>Those that both read and write natively.</summary>
    internal IReadOnlyCollection<string> TimedNatively() =>
        [.. _contenders.Where(contender => modes.Any(mode => mode.IsNative && Times(mode)?.IsWhole(contender) == true))];

    /// <summary>Whom to take in each mode, in one line.</summary>
    internal string Line
    {
        get
        {
            IEnumerable<string> parts = modes.Select(mode => (Place: Place(mode), Times: Times(mode))).Where(one => one.Times is not null)
                .Select(one => one.Times!.Winner() is { } winner
                    ? $"{one.Place} take {winner}{Compared(one.Times, winner)}."
                    : $"{one.Place} nobody both reads and writes it.");
            return $"{Title}: {string.Join(" ", parts)}";
        }
    }

    /// <summary>For the terminal and for the page.</summary>
    internal TypeAnswer Whole(IReadOnlyList<string> problems)
    {
        var reasons = new Reasons();
        TextTable table = Table(reasons);
        string? winner = modes.Select(Times).OfType<TrialTimes>().LastOrDefault()?.Winner();
        IReadOnlyList<string> code = winner is null ? [] : Adoption.Of(asked.First(contender => contender.Name == winner), subject);
        return new TypeAnswer(Title, table, [.. reasons.Lines, .. Built()], [.. Sentences(), .. Doubts(problems)], winner, code);
    }

    internal IEnumerable<string> Built()
    {
        IEnumerable<TimesResults> times = modes.Select(Read<TimesResults>).OfType<TimesResults>();
        string? sentence = BuiltFromSource.Sentence(times.SelectMany(one => BuiltFromSource.Among(_contenders, one.Manifest)));
        return sentence is null ? [] : [sentence];
    }

    private TextTable Table(Reasons reasons)
    {
        var columns = new List<(string Head, Func<string, string?> Cell)>();
        foreach (DeploymentMode mode in modes)
        {
            if (Times(mode) is { } times)
            {
                columns.Add(($"{mode.Name} read", contender => times.Cell(contender, TrialTimes.Read)));
                columns.Add(($"{mode.Name} write", contender => times.Cell(contender, TrialTimes.Write)));
            }

            // Those of an earlier run may be there: with native figures beside them the table would be too wide for most terminals.
            if ((mode.IsNative || !modes.Any(other => other.IsNative)) && Read<Results<StartupRow>>(mode)?.Rows is { } starts)
            {
                columns.Add(($"{mode.Name} start", contender => Shown(StartOf(starts, contender)?.DoneNs, Duration.Format)));
                columns.Add(($"{mode.Name} memory", contender => Shown(StartOf(starts, contender)?.PeakBytes, ByteSize.Format)));
            }

            if (Read<Results<SizeRow>>(mode)?.Rows is { } sizes)
                columns.Add(($"{mode.Name} size", contender => SizeOf(sizes, contender) is { } bytes ? ByteSize.Format(bytes) : null));
        }

        string title = $"{Title}: what a call takes, and how many times as fast as {DefaultContestants.Yardstick} that is";
        var table = new TextTable(title, ["", .. columns.Select(column => column.Head)]);
        foreach (string contender in modes.Select(Times).OfType<TrialTimes>().LastOrDefault()?.Order ?? _contenders)
        {
            string[] cells = [.. columns.Select(column => column.Cell(contender) is { Length: > 0 } cell ? cell : Nothing)];
            string? reason = modes.Select(mode => ReasonIn(mode, contender)).FirstOrDefault(text => text is not null);
            string? adapted = modes.Any(mode => Times(mode)?.IsAdapted(contender) == true) ? AdaptedLane.Sentence : null;
            string[] notes = [.. new[] { reason, adapted }.OfType<string>().Select(note => reasons.Mark(Brief(note)))];
            table.Add([string.Join(' ', notes.Prepend(contender)), .. cells]);
        }

        return table;
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

    private IReadOnlyList<VerdictRow> Verdicts(DeploymentMode mode) => Read<Results<VerdictRow>>(mode)?.Rows ?? [];

    private IEnumerable<string> Sentences()
    {
        foreach (DeploymentMode mode in modes)
        {
            if (Times(mode) is not { } times)
                continue;
            if (times.Winner() is not { } winner)
            {
                yield return $"Under {mode.Name} no contender both reads and writes {Title}.";
                continue;
            }

            string read = Duration.Format(times.Ns(winner, TrialTimes.Read)!.Value);
            string write = Duration.Format(times.Ns(winner, TrialTimes.Write)!.Value);
            yield return $"{Place(mode)} take {winner}{Compared(times, winner)}. "
                + $"It reads {subject.Name} in {read} and writes it in {write}.{Tie(times, winner)}{Costs(mode, winner)}";
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
    }

    /// <summary>How far the figures can be trusted, and what is missing.</summary>
    internal IEnumerable<string> Doubts(IReadOnlyList<string> problems)
    {
        (DeploymentMode Mode, TrialTimes Times)[] timed =
        [
            .. modes.Select(mode => (mode, Times(mode)!)).Where(one => one.Item2 is not null),
        ];
        if (timed.Length > 0)
        {
            string least = string.Join(" and ", timed.Select(one => $"{one.Times.LeastDifference:P1} under {one.Mode.Name}"));
            yield return $"Differences smaller than {least} are ties.";
        }

        if (timed.Max(one => one.Times.Delay) is { } delay)
            yield return $"The machine was busy: calls took {delay:0.0} times as long as their work. The figures are of that work.";

        foreach (string problem in problems)
            yield return $"Not measured: {problem}";
    }

    private static string Place(DeploymentMode mode) => mode.IsNative ? $"Compiled ahead of time ({mode.Name})"
        : mode == DeploymentMode.Jit ? "Under the JIT"
        : $"Under {mode.Name}";

    private static string Tie(TrialTimes times, string winner)
    {
        string[] ties = [.. times.TiesOf(winner)];
        return ties.Length == 0 ? "" : $" {string.Join(" and ", ties)} {(ties.Length == 1 ? "is" : "are")} as fast, within the noise.";
    }

    /// <summary>A context of the user's says what there is today.</summary>
    private string Compared(TrialTimes times, string winner)
    {
        string today = subject.Type.Options is null
            ? DefaultContestants.Yardstick
            : $"what you have ({DefaultContestants.Yardstick})";
        string[] parts =
        [
            .. winner != DefaultContestants.Yardstick && times.SpeedAgainst(winner, DefaultContestants.Yardstick) is { } speed
                ? [$"{speed:0.0}x as fast as {today}"]
                : Array.Empty<string>(),
            .. times.SpeedAgainst(Codecs.BareCopy.ContenderName, winner) is { } copy
                ? [$"{copy:0.0} times the bare copy, which no serializer can beat"]
                : Array.Empty<string>(),
        ];
        return parts.Length == 0 ? "" : $": {string.Join(", ", parts)}";
    }

    private static StartupRow? StartOf(IReadOnlyList<StartupRow> rows, string contender) =>
        rows.FirstOrDefault(row => row.Kind == StartupKind.Contender && row.Program == contender);

    private string Costs(DeploymentMode mode, string winner)
    {
        StartupRow? start = StartOf(Read<Results<StartupRow>>(mode)?.Rows ?? [], winner);
        long? size = SizeOf(Read<Results<SizeRow>>(mode)?.Rows ?? [], winner);
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

    internal TrialTimes? Times(DeploymentMode mode) =>
        Read<TimesResults>(mode) is { } times ? new TrialTimes(times, subject.Name, _contenders) : null;

    private T? Read<T>(DeploymentMode mode)
        where T : class, IResults<T> => _store.Read<T>(Machine.Current, Checkout.Framework, mode.Name);
}
