using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>
/// What the results say of the subject: sentences, one table, and the code that adopts the winner. From result files alone.
/// </summary>
/// <param name="asked">The contenders of this call.</param>
internal sealed class SubjectAnswer(Subject subject, IReadOnlyList<Contender> asked, IReadOnlyList<DeploymentMode> modes, Found found)
{
    internal const string Nothing = "–";

    private const int LongestReason = 160;

    // A start takes this many times as long as its work where nobody else works: the kernel makes the process.
    private const double BusyStart = 1.5;

    private readonly string[] _contenders = [.. asked.Select(contender => contender.Name)];

    /// <summary>The modes that have times of the type.</summary>
    private readonly (DeploymentMode Mode, TrialTimes Times)[] _timed =
    [
        .. from mode in modes
           let times = found[mode].Of<TimesResults>()
           where times?.Rows.Count > 0
           select (mode, new TrialTimes(times, subject.Name, [.. asked.Select(contender => contender.Name)])),
    ];

    /// <summary>The type as people write it.</summary>
    internal string Title => subject.Type.Root.Text;

    /// <summary>Whether each mode that was asked for has somebody who reads and writes the type.</summary>
    internal bool IsWhole => modes.All(mode => Times(mode)?.Winner() is not null);

    /// <summary>Why a contender cannot do it in one of the modes that were timed; null where it can in all of them.</summary>
    internal string? WhyNot(string contender) =>
        _timed.Select(one => one.Times.Unavailable(contender)).FirstOrDefault(reason => reason is not null);

    /// <summary>For the terminal and for the page.</summary>
    internal TypeAnswer Whole(IReadOnlyList<string> problems)
    {
        var reasons = new Reasons();
        TextTable table = Table(reasons);
        TextTable? gain = subject.Type.Code.IsMoved ? new Gain(_timed, _contenders, found).Table(Title, reasons) : null;
        string? winner = _timed.LastOrDefault().Times?.Winner();
        IReadOnlyList<string> code = winner is null ? [] : AdoptionCode.Of(asked.First(contender => contender.Name == winner), subject);
        return new TypeAnswer(Title, table, [.. reasons.Lines, .. Built()], [.. Sentences(), .. Doubts(problems)], winner, code)
        {
            Gain = gain,
        };
    }

    /// <summary>One table and a line for each of several types. Starts, memory and sizes are asked of one type at a time.</summary>
    internal static TypeAnswer OfAll(
        IReadOnlyList<SubjectAnswer> answers, IReadOnlyList<DeploymentMode> modes, IReadOnlyList<string> problems)
    {
        string title = $"{answers.Count} types: whom to take, and how many times as fast as {ContenderSets.Reference} that is";
        var table = new TextTable(title, ["", .. modes.SelectMany(mode => new[] { mode.Name, $"{mode.Name} read", $"{mode.Name} write" })]);
        foreach (SubjectAnswer answer in answers)
            table.Add([answer.Title, .. modes.SelectMany(mode => Cells(answer.Times(mode)))]);
        string[] sentences = [.. answers.Select(Line), .. answers[0].Doubts(problems)];
        return new TypeAnswer($"{answers.Count} types", table, [.. answers[0].Built()], sentences, null, []);

        static string Line(SubjectAnswer of) => $"{of.Title}: {string.Join(" ", of._timed.Select(one => of.Advice(one.Mode, one.Times)))}";

        static string[] Cells(TrialTimes? times) => times?.Winner() is { } winner
            ? [winner, times.Cell(winner, TimesRow.Reading)!, times.Cell(winner, TimesRow.Writing)!]
            : [Nothing, Nothing, Nothing];
    }

    private IEnumerable<string> Built()
    {
        IEnumerable<TimesResults> times = modes.Select(mode => found[mode].Of<TimesResults>()).OfType<TimesResults>();
        IEnumerable<BuiltFromSource> built = times.SelectMany(one => BuiltFromSource.Among(_contenders, one.Manifest));
        return BuiltFromSource.Sentence(built) is { } sentence ? [sentence] : [];
    }

    private TextTable Table(Reasons reasons)
    {
        var columns = new List<(string Head, Func<string, string?> Cell)>();
        foreach (DeploymentMode mode in modes)
        {
            if (Times(mode) is { } times)
            {
                columns.Add(($"{mode.Name} read", contender => times.Cell(contender, TimesRow.Reading)));
                columns.Add(($"{mode.Name} write", contender => times.Cell(contender, TimesRow.Writing)));
            }

            // With native figures beside them the table would be too wide for most terminals.
            if ((mode.IsNative || !modes.Any(other => other.IsNative)) && Starts(mode).Count > 0)
            {
                columns.Add(($"{mode.Name} start", contender => Shown(Start(mode, contender)?.DoneNs?.Median, Duration.Format)));
                columns.Add(($"{mode.Name} memory", contender => Shown(Start(mode, contender)?.PeakBytes?.Median, ByteSize.Format)));
            }

            if (found[mode].Of<Results<SizeRow>>() is not null)
                columns.Add(($"{mode.Name} size", contender => Shown(Size(mode, contender), ByteSize.Format)));
        }

        string title = $"{Title}: what a call takes, and how many times as fast as {ContenderSets.Reference} that is";
        var table = new TextTable(title, ["", .. columns.Select(column => column.Head)]);
        foreach (string contender in _timed.LastOrDefault().Times?.Order ?? _contenders)
        {
            string[] cells = [.. columns.Select(column => column.Cell(contender) ?? Nothing)];
            // Under the JIT too: a contender that passed the gate may turn wrong while it is timed. A sentence below has the verdicts.
            IEnumerable<string> whys =
                from one in _timed
                where one.Times.Unavailable(contender) is not null
                    && (!one.Mode.IsNative || Verdicts.All(row => row.Contender != contender))
                select $"{one.Mode.Name}: {one.Times.Unavailable(contender)}";
            string? reason = whys.FirstOrDefault();
            string? adapted = _timed.Any(one => one.Times.IsAdapted(contender)) ? AdaptedLane.Sentence : null;
            string[] notes = [.. new[] { reason, adapted }.OfType<string>().Select(note => reasons.Mark(Brief(note)))];
            table.Add([string.Join(' ', notes.Prepend(contender)), .. cells]);
        }

        return table;
    }

    internal static string? Shown(double? figure, Func<double, string> format) => figure is { } known ? format(known) : null;

    /// <summary>The page has all of it.</summary>
    private static string Brief(string reason) =>
        reason.Length <= LongestReason ? reason : $"{reason[..reason.LastIndexOf(' ', LongestReason)]} ...";

    private StartupRow? Start(DeploymentMode mode, string contender) =>
        Starts(mode).FirstOrDefault(row => row.Kind == StartupKind.Contender && row.Program == contender);

    private IReadOnlyList<StartupRow> Starts(DeploymentMode mode) => found[mode].Rows<StartupRow>();

    /// <summary>How many times as long as their work starts took, in the middle of them; null where nobody else was busy.</summary>
    private double? StartDelay
    {
        get
        {
            double[] delays =
            [
                .. from row in modes.SelectMany(Starts)
                   let work = row.UserNs?.Median + row.SystemNs?.Median
                   where work > 0 && row.WallNs is not null
                   select row.WallNs!.Median / work.Value,
            ];
            return delays.Length > 0 && Quantile.Median(delays) is > BusyStart and var delay ? delay : null;
        }
    }

    private long? Size(DeploymentMode mode, string contender) =>
        found[mode].Rows<SizeRow>().FirstOrDefault(row => row.Contender == contender)?.FolderBytes;

    private IEnumerable<VerdictRow> Verdicts => found.Verdicts.Where(row => _contenders.Contains(row.Contender));

    private IEnumerable<string> Sentences()
    {
        foreach ((DeploymentMode mode, TrialTimes times) in _timed)
        {
            string advice = Advice(mode, times);
            yield return times.Winner() is not { } winner ? advice
                : $"{advice} It reads {subject.Name} in {Duration.Format(times.Ns(winner, TimesRow.Reading)!.Value)} and writes it in "
                    + $"{Duration.Format(times.Ns(winner, TimesRow.Writing)!.Value)}.{Tie(times, winner)}{Costs(mode, winner)}";
        }

        foreach (VerdictRow row in Verdicts)
        {
            string reason = Brief(Trouble.WithStop(VerdictsKind.Reason(row) ?? ""));
            if (row.Verdict != NativeVerdict.Works)
                yield return $"Do not take {row.Contender} natively ({VerdictsKind.Word(row.Verdict)}): {reason}";
            else if (row.WarningCount > 0)
                yield return $"Natively {row.Contender} came through with this sample, in a program of {ByteSize.Format(row.Bytes ?? 0)}. "
                    + $"Its build gave {row.WarningCount} warnings. It may lose more than this sample shows.";
        }
    }

    /// <summary>How far the figures can be trusted, and what is missing.</summary>
    private IEnumerable<string> Doubts(IReadOnlyList<string> problems)
    {
        if (_timed is not [])
            yield return $"Differences below {Comparison.Least:P0}, and those that the generations do not prove, are ties.";

        foreach ((DeploymentMode mode, TrialTimes times) in _timed.Where(one => one.Times.Twins.Strange.Count > 0))
        {
            TimesRow twin = times.Twins.Strange[0];
            yield return $"Do not use the figures of {mode.Name}: {twin.Contender} was {TwinCheck.WordsOf(twin)} as fast as itself.";
        }

        if (_timed.Max(one => one.Times.Delay) is { } delay)
            yield return $"The machine was busy: calls took {delay:0.0} times as long as their work. The figures are of that work.";

        if (_timed.Select(one => one.Times.Remark).FirstOrDefault(remark => remark is not null) is { } remark)
            yield return remark;

        if (StartDelay is { } late)
            yield return $"Starts took {late:0.0} times as long as their work, because the machine was busy, and they are times of a "
                + "clock: try again when it is not.";

        foreach (string problem in problems)
            yield return $"Not measured: {problem}";
    }

    private static string Place(DeploymentMode mode) => mode.IsNative ? $"Compiled ahead of time ({mode.Name})"
        : mode == DeploymentMode.Jit ? "Under the JIT"
        : $"Under {mode.Name}";

    private static string Tie(TrialTimes times, string winner) =>
        Listed(" No difference is proven from: ", ".", [.. times.TiesOf(winner)]);

    private string Advice(DeploymentMode mode, TrialTimes times) => times.Winner() is { } winner
        ? $"{Place(mode)} take {winner}{Compared(times, winner)}."
        : $"{Place(mode)} nobody both reads and writes it.";

    /// <summary>Attributes, or a context of the user's, say what there is today.</summary>
    private string Compared(TrialTimes times, string winner)
    {
        // Natively it may have no figure.
        bool isMoved = subject.Type.Code.IsMoved && times.SpeedAgainst(winner, ContenderSets.NewtonsoftJson) is not null;
        string other = isMoved ? ContenderSets.NewtonsoftJson : ContenderSets.Reference;
        string today = isMoved || subject.Type.Options?.Context is not null ? $"what you have ({other})" : other;
        string notAsked = _contenders.Contains(other) ? "" : ", which was not among those asked for";
        double? speed = winner == other ? null : times.SpeedAgainst(winner, other);
        double? copy = times.SpeedAgainst(ContenderSets.BareCopy, winner);
        string against = speed is not { } known ? ""
            : times.AreTied(winner, other) ? $": as fast as {today}, as far as is proven{notAsked}"
            : known < 1 ? $": slower than {today}, {known:0.00}x as fast{notAsked}"
            : $": {known:0.0}x as fast as {today}{notAsked}";
        return copy is null ? against : $"{against}. It takes {copy:0.0} times as long as the bare copy, which no serializer can beat";
    }

    private static string Listed(string before, string after, params string?[] parts) =>
        string.Join(", ", parts.OfType<string>()) is { Length: > 0 } text ? before + text + after : "";

    private string Costs(DeploymentMode mode, string winner)
    {
        StartupRow? start = Start(mode, winner);
        return Listed(
            " A program with it ", ".",
            start?.DoneNs is { } done ? $"has written and read once {Duration.Format(done.Median)} after it was started" : null,
            start?.PeakBytes is { } peak ? $"needs {ByteSize.Format(peak.Median)} of memory" : null,
            Size(mode, winner) is { } bytes ? $"is {ByteSize.Format(bytes)} on disk" : null);
    }

    private TrialTimes? Times(DeploymentMode mode) => _timed.FirstOrDefault(one => one.Mode == mode).Times;
}
