using System.Text;
using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Report.Model;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The tables that a document can ask for by name.</summary>
internal static class SplicedTables
{
    private const string NotAvailable = "n/a";

    /// <summary>The steady state with a column more.</summary>
    private const string Collected = "steady-collected";

    /// <exception cref="LabException">There is no such table, or no results for it.</exception>
    internal static string Render(ResultStore results, string name, string[] arguments) => name switch
    {
        "steady" or Collected => Steady(
            arguments[0], name == Collected, [.. arguments[1..].Select(deployment => Find<SteadyState>(results, deployment))]),
        "varied" => Varied(Find<SteadyState>(results, arguments[0])),
        "answer" => Answer(results),
        "limits" => LimitsMarkdown.Table(arguments[0], [.. arguments[1..].Select(deployment => Find<LimitTimes>(results, deployment))]),
        "claims" => Claims([.. arguments.Select(deployment => Find<SteadyState>(results, deployment))]),
        _ => throw new LabException($"There is no table '{name}'."),
    };

    /// <summary>The report's answer for the machine that it opens with.</summary>
    private static string Answer(ResultStore results)
    {
        var model = ReportModel.Load(results.Root);
        string machine = model.FirstMachine
            ?? throw new LabException($"A document asks for the answer, and {ResultStore.FolderName}/ has no results.");
        return AnswerMarkdown.Of(model, machine);
    }

    private static string Claims(SteadyState[] states) => $"{ClaimTables.Markdown(states)}\n{Caption(states, ClaimTables.RowsOf)}";

    private static string Varied(SteadyState state) => VariedTable.Render(state) is { } table
        ? $"{table}\n\n{Caption([state], of => RowsOf(of, VariedTable.Type))}"
        : NotYet(state.Manifest, $"--filter '*Varied*' --modes {state.Manifest.Mode}");

    /// <summary>A document may ask for what the machine of its other tables has not measured: then it says how to.</summary>
    private static string NotYet(Manifest manifest, string arguments) =>
        $"*Not measured on {manifest.Machine.Processor} yet: `dotnet run --project BenchmarkJson -c Release -- {arguments} "
        + $"--results {ResultStore.FolderName}`, then `Lab report --readme`.*";

    /// <param name="type">The benchmark class.</param>
    /// <param name="hasCollections">Whether the garbage collections are shown beside the allocated bytes.</param>
    /// <param name="states">One for each group of columns.</param>
    private static string Steady(string type, bool hasCollections, SteadyState[] states)
    {
        var table = new StringBuilder();
        string[] heads = ["median", "ratio", "allocated", .. hasCollections ? ["collections"] : Array.Empty<string>()];
        (SteadyRow[] Rows, Func<SteadyRow, SteadyRow?, Comparison?> Compare)[] files =
            [.. states.Select(state => (RowsOf(state, type).ToArray(), Comparer(state)))];
        table.Append("| |").AppendJoin("|", states.Select(state => $" {state.Manifest.Mode} {string.Concat(heads[1..].Select(_ => "| "))}"))
            .Append("|\n");
        table.Append("|---|").Append(string.Concat(states.SelectMany(_ => heads).Select(_ => "--:|"))).Append('\n');
        string[] categories = [.. files.SelectMany(file => file.Rows).Select(row => row.Category).Distinct()];
        foreach (string category in categories)
        {
            table.Append($"| **{category}** |").Append(string.Concat(states.SelectMany(_ => heads).Select(head => $" {head} |")))
                .Append('\n');
            IEnumerable<SteadyRow> rowsOfCategory = files.SelectMany(file => file.Rows).Where(row => row.Category == category);
            foreach (string key in rowsOfCategory.Select(row => row.Key).Distinct())
            {
                table.Append($"| {key[(type.Length + 1)..]} |");
                foreach ((SteadyRow[] rows, Func<SteadyRow, SteadyRow?, Comparison?> compare) in files)
                    table.Append(Cells([.. rows.Where(row => row.Category == category)], key, hasCollections, compare));
                table.Append('\n');
            }
        }

        return table.Append('\n').Append(Reasons(type, states)).Append(Apart(type, states))
            .Append(Caption(states, state => RowsOf(state, type))).Append(SettingsOf(files.SelectMany(file => file.Rows)))
            .Append(hasCollections ? " Collections of the generations 0 / 1 / 2, per 1,000 calls." : "").ToString();
    }

    private static string Cells(SteadyRow[] rows, string key, bool hasCollections, Func<SteadyRow, SteadyRow?, Comparison?> compare)
    {
        SteadyRow? row = rows.FirstOrDefault(row => row.Key == key);
        string cells = row?.MedianNs is { } median
            ? $" {Duration.Format(median)} | {Ratio(row, SteadyState.BaselineOf(rows), compare)} | {row.AllocatedBytes:N0} B |"
            : $" {NotAvailable} | | |";
        string? collections = hasCollections && row is not null ? SteadyKind.CollectionsOf(row) : null;
        return !hasCollections ? cells : collections is null ? $"{cells} |" : $"{cells} {collections} |";
    }

    /// <summary>As the page words it.</summary>
    internal static string Ratio(SteadyRow row, SteadyRow? baseline, Func<SteadyRow, SteadyRow?, Comparison?> compare) =>
        row == baseline ? "1.00" : compare(row, baseline)?.Words ?? "";

    /// <summary>Compares two rows of a file, by its intervals and its noise floor.</summary>
    internal static Func<SteadyRow, SteadyRow?, Comparison?> Comparer(SteadyState state)
    {
        var times = new SteadyTimes(state);
        double floor = NoiseFloor.Of(state) ?? 0;
        return (row, other) => times.Of(row) is { } over && other is not null && times.Of(other) is { } under
            ? Comparison.Of(over, under, floor)
            : null;
    }

    /// <summary>A line for each reason: an empty cell would leave the reader to guess it.</summary>
    private static string Reasons(string type, SteadyState[] states)
    {
        var absent =
            from state in states
            from row in RowsOf(state, type)
            where row.MedianNs is null
            group $"{row.Key[(type.Length + 1)..]} ({state.Manifest.Mode})" by row.Unavailable ?? "no figure";
        return string.Concat(absent.Select(rows => $"{NotAvailable}: {string.Join(", ", rows)}: {rows.Key}.\n\n"));
    }

    /// <summary>A table has no room for a note in each row.</summary>
    private static string Apart(string type, SteadyState[] states)
    {
        string[] rows =
        [
            .. from state in states
               from row in RowsOf(state, type)
               let apart = SteadyKind.ApartOf(row)
               where apart is not null
               select $"{row.Key[(type.Length + 1)..]} ({state.Manifest.Mode}): {apart}",
        ];
        return rows.Length == 0 ? "" : $"{string.Join("; ", rows)}.\n\n";
    }

    /// <summary>Where, with what and when; a line for each machine.</summary>
    /// <param name="shown">The rows of a file that the table is made of.</param>
    private static string Caption(SteadyState[] states, Func<SteadyState, IEnumerable<SteadyRow>> shown) =>
        string.Join("\n\n", states.GroupBy(state => state.Manifest.Machine)
            .Select(machine => $"{Conditions(machine.First().Manifest)}. Medians; the noise floor is "
                + $"{string.Join(", ", machine.Select(state => FloorOf(state, shown(state))))}."));

    private static string FloorOf(SteadyState state, IEnumerable<SteadyRow> shown)
    {
        string floor = NoiseFloor.Of(state)?.ToString("P1") ?? "not measured";
        return $"{state.Manifest.Mode} {floor}{(NoiseFloor.OtherRunsBeside(state, shown) is { } others ? $" ({others})" : "")}";
    }

    private static string Conditions(Manifest manifest) =>
        $"{manifest.Framework} ({manifest.RuntimeVersion}), {manifest.Tool}; {manifest.Machine}; {manifest.TakenAt:yyyy-MM-dd}";

    /// <summary>Every setting that the rows were measured with, because one table can hold rows of several runs.</summary>
    private static string SettingsOf(IEnumerable<SteadyRow> rows)
    {
        string[] settings = [.. rows.Select(row => row.Settings).OfType<string>().Distinct()];
        return settings.Length == 0 ? "" : $" Runs: {string.Join("; ", settings)}.";
    }

    private static IEnumerable<SteadyRow> RowsOf(SteadyState state, string type) =>
        state.Rows.Where(row => row.Benchmark.StartsWith($"{type}.", StringComparison.Ordinal));

    /// <returns>The machine and the deployment, as the folders are named.</returns>
    private static string FolderOf(string file)
    {
        string deployment = Path.GetDirectoryName(file)!;
        return $"{Path.GetFileName(Path.GetDirectoryName(deployment))}/{Path.GetFileName(deployment)}";
    }

    /// <param name="deployment">A folder's name, such as net10.0-jit; with its machine's before it, where several have one.</param>
    private static string? FileOf(IEnumerable<string> files, string deployment) =>
        files.FirstOrDefault(
            file => FolderOf(file) is var folder && (folder == deployment || folder.EndsWith($"/{deployment}", StringComparison.Ordinal)));

    private static T Find<T>(ResultStore results, string deployment)
        where T : class, IResults<T>
    {
        string? path = FileOf(results.FilesOf<T>(), deployment);
        return (path is null ? null : ResultFile.Read<T>(path))
            ?? throw new LabException($"A document asks for {deployment}, and {ResultStore.FolderName}/ has no {T.FileName} for it.");
    }
}
