using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Repetition;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using JsonAot.Turns;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The tables that a document can ask for by name.</summary>
internal static class SplicedTables
{
    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    private static readonly Call[] Calls =
    [
        new("read", ContenderSets.Reference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Canonical),
        new("read indented", ContenderSets.Reference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Indented),
        new("read reordered", ContenderSets.Reference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Reordered),
        new("write buffer", ContenderSets.FastPath, TimesRow.Writing, "buffer", DocumentForm.Canonical),
        new("write bytes", ContenderSets.FastPath, TimesRow.Writing, TimesRow.Utf8, DocumentForm.Canonical),
    ];

    internal static string Render(ResultStore results, string name, string[] arguments)
    {
        Deployment[] Times(IEnumerable<string> deployments) => [.. deployments.Select(deployment => Find(results, deployment))];
        return name switch
        {
            "steady" => Steady(arguments[0], hasCollections: false, Times(arguments[1..])),
            "steady-collected" => Steady(arguments[0], hasCollections: true, Times(arguments[1..])),
            "short" => Answer(results, (model, machine) => AnswerMarkdown.Short(model.Answers[machine])),
            "answer" => Answer(results, (model, machine) => AnswerMarkdown.Of(model.Answers[machine])),
            "sentences" => Answer(results, AnswerMarkdown.Sentences),
            "elsewhere" => Answer(results, AnswerMarkdown.Elsewhere),
            "parts" => Captioned(modes => Parts(arguments[0], modes), Times(arguments[1..])),
            "documents" => Captioned(modes => Speeds(arguments[0].Split(','), modes), Times(arguments[1..])),
            "members" => Members(results, arguments[0]),
            "parsing" => SplicedParsing.Of([.. arguments.Select(deployment => FoundIn<ParsingRow>(results, deployment))]),
            "claims" => Captioned(ClaimTables.Markdown, Times(arguments)),
            _ => throw new LabException($"There is no table '{name}'."),
        };
    }

    private static string Captioned(Func<Deployment[], string> render, Deployment[] modes) => $"{render(modes)}\n{Caption(modes)}";

    /// <summary>A table of the machine that the report opens with.</summary>
    internal static string Answer(ResultStore results, Func<ReportModel, string, string> render)
    {
        var model = ReportModel.Load(results.Root);
        return render(model, model.FirstMachine
            ?? throw new LabException($"A document asks for the answer, and {ResultStore.FolderName}/ has no results."));
    }

    private static string Steady(string type, bool hasCollections, Deployment[] deployments)
    {
        SteadyMode[] modes = [.. deployments.Select(deployment => new SteadyMode(deployment, type))];
        string[] further = hasCollections ? ["x as fast", "allocated", "collections"] : ["x as fast", "allocated"];
        var table = new TextTable(
            "", ["", .. modes.SelectMany(mode => further.Prepend(mode.Of.Mode)).Select(head => new Head(head))]);
        var directions = modes.SelectMany(mode => mode.Rows).Select(compared => compared.Row).GroupBy(row => row.Direction);
        foreach (TimesRow line in directions.SelectMany(rows => rows.DistinctBy(row => row.Name)))
            table.Add([line.Name[(type.Length + 1)..], .. modes.SelectMany(mode => mode.Cells(line.Name).Take(1 + further.Length))]);

        string collections = hasCollections ? " Collections of the generations 0 / 1 / 2, per 1,000 calls." : "";
        return $"{Markdown.Of(table)}\n{Reasons(type, modes)}{Caption(deployments)}{collections}";
    }

    /// <summary>A line for each reason: an empty cell would leave the reader to guess it.</summary>
    private static string Reasons(string type, SteadyMode[] modes)
    {
        var told =
            from mode in modes
            from compared in mode.Rows
            let row = compared.Row
            where compared.Missing is not null
            group $"{row.Name[(type.Length + 1)..]} ({mode.Of.Mode})"
                by (Mark: row.CpuNs is null ? ComparedTimes.NoFigure : ComparedTimes.Unpaired, reason: compared.Missing);
        return string.Concat(told.Select(rows => $"{rows.Key.Mark}: {string.Join(", ", rows)}: {rows.Key.reason}.\n\n"));
    }

    /// <summary>Where, with what and when; a line for each machine.</summary>
    private static string Caption(Deployment[] modes) =>
        string.Join("\n\n", modes.GroupBy(mode => mode.Of<TimesResults>()!.Manifest.Machine)
            .Select(machine => $"{Conditions(machine.First().Of<TimesResults>()!.Manifest)}. Medians of lower quartiles; "
                + $"{RepetitionWords.OfRatios(machine)}."));

    internal static string Conditions(Manifest manifest) =>
        $"{manifest.Framework} ({manifest.Build}), {manifest.Tool}; {manifest.Machine}; {manifest.TakenAt:yyyy-MM-dd}";

    /// <summary>How many times as fast a contender is as what it replaces: a row a payload, a column a call, a figure a mode.</summary>
    private static string Parts(string contender, Deployment[] modes)
    {
        var table = new TextTable("", ["", .. Calls.Select(call => call.Head)]);
        // The others have nothing to put beside the first column.
        var inForms = modes.SelectMany(mode => mode.Times).Where(row => row is { IsCall: true, Form: not TimesRow.Canonical });
        foreach (string payload in inForms.Select(row => row.Payload).Distinct())
            table.Add([payload, .. Calls.Select(call => string.Join(" / ", modes.Select(mode => PartOf(mode, payload, contender, call))))]);
        string text = Markdown.Of(table);
        bool isWhole = !text.Contains(ComparedTimes.NoFigure, StringComparison.Ordinal);
        string why = isWhole ? "" : $"; {ComparedTimes.NoFigure}: {TimesResults.NotBeside}";
        return $"{text}\n{string.Join(" / ", modes.Select(mode => mode.Mode))}: x as fast as "
            + $"{ContenderSets.Reference} when reading, as the {ContenderSets.FastPath} when writing{why}.";
    }

    private static string PartOf(Deployment mode, string payload, string contender, Call call)
    {
        TimesRow? Row(string name) => mode.Times.FirstOrDefault(row =>
            row.Name == TimesRow.NameOf(payload, name, call.Direction, call.Lane, call.Form) && !row.IsTwin);
        Comparison? compared = Row(contender) is { } row ? Comparison.Of(row, Row(call.Baseline), mode.RatioLimit) : null;
        return compared?.Words ?? ComparedTimes.NoFigure;
    }

    /// <summary>What each contender loses or changes, fails with or refuses beforehand: the first finding of each direction.</summary>
    private static string Members(ResultStore results, string deployment)
    {
        Results<FidelityRow> found = FoundIn<FidelityRow>(results, deployment);
        var table = new TextTable("", ["contender", new Head("payload", IsFigure: false), new Head("what was seen", IsFigure: false)]);
        var seen =
            from row in found.Rows
            where row.Outcome is not (CheckOutcome.Faithful or CheckOutcome.Unavailable) && !row.IsBinary
                || Refusals.IsOne(row)
            orderby row.Contender.ToUpperInvariant(), row.Payload
            select row;
        foreach (FidelityRow row in seen)
        {
            string[] first = [.. row.Findings.DistinctBy(finding => finding.Split(':')[0])];
            string more = row.Findings.Count > first.Length ? $"; {row.Findings.Count - first.Length} more" : "";
            table.Add([ShownName.Marked(row.Contender), row.Payload, string.Join("; ", first) + more]);
        }

        return $"{Markdown.Of(table)}\n{Conditions(found.Manifest)}.";
    }

    private sealed record Call(string Head, string Baseline, string Direction, string Lane, string Form);

    /// <summary>Gigabytes of document a second, read / written, as authors of other languages give their figures.</summary>
    private static string Speeds(string[] payloads, Deployment[] modes) =>
        string.Join("\n", modes.Select(mode => SpeedsOf(payloads, mode)))
            + "\n–, or no row: it cannot do it, or loses or changes something.";

    private static string SpeedsOf(string[] payloads, Deployment mode)
    {
        var table = new TextTable("", [mode.Mode, .. payloads.Select(payload => new Head(payload))]);
        var contenders = mode.Times.Where(row => payloads.Contains(row.Payload) && IsShown(row)).GroupBy(row => row.Contender);
        foreach (var own in contenders.OrderByDescending(rows => rows.Average(row => row.MegabytesPerSecond)))
            table.Add([ShownName.Marked(own.Key), .. payloads.Select(payload => Pair(own, payload))]);
        return Markdown.Of(table);
    }

    /// <summary>Code by hand, copies and binary formats are no JSON library; what loses members does less work.</summary>
    private static bool IsShown(TimesRow row) => row is
        { IsTest: true, Lane: TimesRow.Utf8, MegabytesPerSecond: not null, IsLossy: false, IsBinary: false, IsBareCopy: false }
        && ContenderSets.IsForEverybody(row.Contender);

    private static string Pair(IEnumerable<TimesRow> rows, string payload)
    {
        return $"{Speed(TimesRow.Reading)} / {Speed(TimesRow.Writing)}";

        string Speed(string direction) => rows.FirstOrDefault(row => row.Payload == payload && row.Direction == direction)
            is { MegabytesPerSecond: { } speed } ? (speed / 1e3).ToString("0.00") : "–";
    }

    /// <param name="deployment">A folder's name, such as net10.0-jit; with its machine's before it, where several have one.</param>
    private static Deployment Find(ResultStore results, string deployment)
    {
        string path = PathOf(results, deployment);
        TimesResults times = ResultFile.Read<TimesResults>(path)!;
        var found = new Deployment(times.Manifest.Machine.ToString(), times.Manifest.Framework, times.Manifest.Mode);
        found.Add(TimesResults.FileName, times);
        if (ResultFile.Read<Results<RepetitionRow>>(Path.Combine(Path.GetDirectoryName(path)!, RepetitionRow.FileName)) is { } repetition)
            found.Add(RepetitionRow.FileName, repetition);
        return found;
    }

    private static Results<TRow> FoundIn<TRow>(ResultStore results, string deployment)
        where TRow : class, IRow<TRow> =>
        ResultFile.Read<Results<TRow>>(Path.Combine(Path.GetDirectoryName(PathOf(results, deployment))!, TRow.FileName))
            ?? throw new LabException($"A document asks for {deployment}, and it has no {TRow.FileName}.");

    private static string PathOf(ResultStore results, string deployment) =>
        results.FilesOf<TimesResults>().FirstOrDefault(
            file => Path.GetDirectoryName(file)!.Replace('\\', '/').EndsWith($"/{deployment}", StringComparison.Ordinal))
        ?? throw new LabException(
            $"A document asks for {deployment}, and {ResultStore.FolderName}/ has no {TimesResults.FileName} for it.");

    /// <summary>The benchmarks of one class in one mode.</summary>
    private sealed class SteadyMode(Deployment deployment, string type)
    {
        internal Deployment Of => deployment;

        internal IReadOnlyList<ComparedTimes> Rows { get; } =
        [
            .. ComparedTimes.Of(
                deployment.Times.Where(row => row.Benchmark?.StartsWith($"{type}.", StringComparison.Ordinal) == true),
                deployment.RatioLimit),
        ];

        internal string[] Cells(string name) => Rows.FirstOrDefault(compared => compared.Row.Name == name)
            is { Row.CpuNs: { } median } found
            ? [Duration.Format(median), found.SpeedWords, $"{found.Row.AllocatedBytes:N0} B", SteadyTable.CollectionsOf(found.Row) ?? ""]
            : [ComparedTimes.NoFigure, "", "", ""];
    }
}
