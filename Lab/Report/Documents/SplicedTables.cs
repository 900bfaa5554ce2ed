using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The tables that a document can ask for by name.</summary>
internal static class SplicedTables
{
    private const string NotAvailable = "n/a";

    /// <exception cref="LabException">There is no such table, or no results for it.</exception>
    internal static string Render(ResultStore results, string name, string[] arguments)
    {
        TimesResults[] Times(IEnumerable<string> deployments) => [.. deployments.Select(deployment => Find(results, deployment))];
        return name switch
        {
            "steady" => Steady(arguments[0], hasCollections: false, Times(arguments[1..])),
            "steady-collected" => Steady(arguments[0], hasCollections: true, Times(arguments[1..])),
            "answer" => Answer(results, (model, machine) => AnswerMarkdown.Of(model.Answers[machine])),
            "sentences" => Answer(results, AnswerMarkdown.Sentences),
            "parts" => Captioned(modes => PartsTable.Render(arguments[0], modes), Times(arguments[1..])),
            "documents" => Captioned(modes => DocumentSpeeds.Render(arguments[0].Split(','), modes), Times(arguments[1..])),
            "claims" => Captioned(ClaimTables.Markdown, Times(arguments)),
            _ => throw new LabException($"There is no table '{name}'."),
        };
    }

    private static string Captioned(Func<TimesResults[], string> render, TimesResults[] modes) => $"{render(modes)}\n{Caption(modes)}";

    /// <summary>Of the machine that the report opens with.</summary>
    internal static string Answer(ResultStore results, Func<ReportModel, string, string> render)
    {
        var model = ReportModel.Load(results.Root);
        return render(model, model.FirstMachine
            ?? throw new LabException($"A document asks for the answer, and {ResultStore.FolderName}/ has no results."));
    }

    /// <param name="type">The benchmark class.</param>
    /// <param name="hasCollections">Whether the garbage collections are shown beside the allocated bytes.</param>
    /// <param name="modes">One for each group of columns.</param>
    private static string Steady(string type, bool hasCollections, TimesResults[] modes)
    {
        string[] further = hasCollections ? ["x as fast", "allocated", "collections"] : ["x as fast", "allocated"];
        var table = new TextTable(
            "", ["", .. modes.SelectMany(mode => further.Prepend(mode.Manifest.Mode)).Select(head => new Head(head))]);
        var directions = modes.SelectMany(mode => RowsOf(mode, type)).GroupBy(row => row.Direction);
        foreach (TimesRow line in directions.SelectMany(rows => rows.DistinctBy(row => row.Name)))
            table.Add([line.Name[(type.Length + 1)..], .. modes.SelectMany(mode => Cells(mode, type, line).Take(1 + further.Length))]);

        string collections = hasCollections ? " Collections of the generations 0 / 1 / 2, per 1,000 calls." : "";
        return $"{Markdown.Of(table)}\n{Reasons(type, modes)}{Caption(modes)}{SettingsOf(type, modes)}{collections}";
    }

    /// <param name="line">The row of any mode.</param>
    private static string[] Cells(TimesResults mode, string type, TimesRow line)
    {
        TimesRow[] rows = [.. RowsOf(mode, type).Where(row => row.Direction == line.Direction)];
        return rows.FirstOrDefault(row => row.Name == line.Name) is { CpuNs: { } median } row
            ? [Duration.Format(median), Speed(row, TimesResults.ReferenceOf(rows), mode), $"{row.AllocatedBytes:N0} B",
                SteadyTable.CollectionsOf(row) ?? ""]
            : [NotAvailable, "", "", ""];
    }

    /// <summary>As the page words it.</summary>
    internal static string Speed(TimesRow row, TimesRow? reference, TimesResults mode) =>
        row == reference ? RatioText.Baseline : Comparison.Of(row, reference, mode.NoiseLimit ?? 0)?.Words ?? "";

    /// <summary>A line for each reason: an empty cell would leave the reader to guess it.</summary>
    private static string Reasons(string type, TimesResults[] modes)
    {
        var absent =
            from mode in modes
            from row in RowsOf(mode, type)
            where row.CpuNs is null
            group $"{row.Name[(type.Length + 1)..]} ({mode.Manifest.Mode})" by row.Unavailable ?? "no figure";
        return string.Concat(absent.Select(rows => $"{NotAvailable}: {string.Join(", ", rows)}: {rows.Key}.\n\n"));
    }

    /// <summary>Where, with what and when; a line for each machine.</summary>
    private static string Caption(TimesResults[] modes) =>
        string.Join("\n\n", modes.GroupBy(mode => mode.Manifest.Machine)
            .Select(machine => $"{Conditions(machine.First().Manifest)}. Medians of lower quartiles; the noise limit is "
                + $"{string.Join(", ", machine.Select(LimitOf))}."));

    private static string LimitOf(TimesResults mode) => $"{mode.Manifest.Mode} {mode.NoiseLimit?.ToString("P1") ?? "not measured"}";

    private static string Conditions(Manifest manifest) =>
        $"{manifest.Framework} ({manifest.RuntimeVersion}), {manifest.Tool}; {manifest.Machine}; {manifest.TakenAt:yyyy-MM-dd}";

    /// <summary>Every setting that the rows were measured with, because one table can hold rows of several runs.</summary>
    private static string SettingsOf(string type, TimesResults[] modes)
    {
        string[] settings = [.. modes.SelectMany(mode => RowsOf(mode, type)).Select(row => row.Settings).OfType<string>().Distinct()];
        return settings.Length == 0 ? "" : $" Runs: {string.Join("; ", settings)}.";
    }

    private static IEnumerable<TimesRow> RowsOf(TimesResults mode, string type) =>
        mode.Rows.Where(row => !row.IsTwin && row.Benchmark?.StartsWith($"{type}.", StringComparison.Ordinal) == true);

    /// <param name="deployment">A folder's name, such as net10.0-jit; with its machine's before it, where several have one.</param>
    private static TimesResults Find(ResultStore results, string deployment)
    {
        string? path = results.FilesOf<TimesResults>().FirstOrDefault(
            file => Path.GetDirectoryName(file)!.Replace('\\', '/').EndsWith($"/{deployment}", StringComparison.Ordinal));
        return (path is null ? null : ResultFile.Read<TimesResults>(path)) ?? throw new LabException(
            $"A document asks for {deployment}, and {ResultStore.FolderName}/ has no {TimesResults.FileName} for it.");
    }
}
