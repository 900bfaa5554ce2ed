namespace JsonAot.Lab.Commands.Compare;

/// <summary>One row of a side, of whatever kind.</summary>
/// <param name="Name">What it is of; the rows of both sides are matched by it.</param>
/// <param name="Time">Its median with the interval that its own measurements give it; null where it has no figure.</param>
/// <param name="Absence">Why it has no figure, or none that can be used.</param>
internal sealed record MeasuredRow(string Name, Estimate? Time, string? Absence)
{
    /// <summary>The hash of the document that was read and written; null where it is not known, or where there is none.</summary>
    internal string? Document { get; init; }

    /// <summary>How many times as fast as what lived beside it; null for rows that nothing lived beside.</summary>
    internal Estimate? Speed { get; init; }

    /// <summary>What its speed is compared with. It is the row's own name where others are compared with it.</summary>
    internal string? Reference { get; init; }

    /// <summary>How it was run, where its name alone may stand for several rows.</summary>
    internal string Job { get; init; } = "";
}

/// <summary>The rows of one file, or of all files of one BenchmarkDotNet run.</summary>
/// <param name="Title">What sets it apart from the other sets of its side; both sides' sets are matched by it.</param>
/// <param name="Conditions">How it was measured, by name. What differs is told.</param>
/// <param name="Limit">What two runs of the same differ by; null where that is not known.</param>
internal sealed record MeasuredSet(
    string Machine, string Title, IReadOnlyDictionary<string, string> Conditions, double? Limit, IReadOnlyList<MeasuredRow> Rows);

/// <summary>Everything on one side of a comparison.</summary>
internal sealed record MeasuredSide(string Path, IReadOnlyList<MeasuredSet> Sets)
{
    /// <param name="path">A file, or a folder that is searched with all that is below it.</param>
    /// <exception cref="ResultFileException">A file is cut, foreign or of another schema, or there is too much.</exception>
    internal static MeasuredSide Read(string path)
    {
        string root = System.IO.Path.GetFullPath(path);
        if (!System.IO.Path.Exists(root))
            throw new LabException($"There is no file or folder {path}.", ExitCodes.Usage);
        string[] files = Directory.Exists(root) ? [.. ResultFolder.FilesBelow(root)] : [root];
        ResultFile.CheckSize(path, files);
        List<MeasuredSet> sets = [.. files.Select(Own).OfType<MeasuredSet>()];
        // A file that somebody names may have another name than BenchmarkDotNet gave it.
        string[] reports = files is [var file] && file == root && sets.Count == 0 ? [file] : BenchmarkReports.Among(files);
        if (reports.Length > 0)
            sets.Add(BenchmarkReports.Read(reports));
        return sets.Count > 0
            ? new MeasuredSide(path, sets)
            : throw new LabException(
                $"{path} has no {TimesResults.FileName}, no {StartupRow.FileName} and no *{BenchmarkReports.Ending} of BenchmarkDotNet.",
                ExitCodes.Usage);
    }

    private static MeasuredSet? Own(string path)
    {
        string folder = System.IO.Path.GetDirectoryName(path)!;
        string machine = System.IO.Path.GetFileName(System.IO.Path.GetDirectoryName(folder) ?? "");
        string deployment = System.IO.Path.GetFileName(folder);
        string name = System.IO.Path.GetFileName(path);
        if (name == TimesResults.FileName)
        {
            TimesResults times = ResultFile.Read<TimesResults>(path)!;
            string settings = string.Join("; ", times.Rows.Select(row => row.Settings).OfType<string>().Distinct());
            IEnumerable<MeasuredRow> rows = times.Rows.Where(row => !row.IsTwin).GroupBy(row => row.Subject)
                .SelectMany(subject => RowsOf([.. subject]));
            double? limit = ResultFile.Read<Results<RepetitionRow>>(System.IO.Path.Combine(folder, RepetitionRow.FileName))?.Rows
                .FirstOrDefault(row => row.What == RepetitionRow.Ratio)?.Differs;
            return new MeasuredSet(machine, deployment, Conditions(times.Manifest, settings), limit, [.. rows]);
        }

        if (name != StartupRow.FileName)
            return null;
        var startup = ResultFile.Read<Results<StartupRow>>(path)!;
        var starts = startup.Rows.Select(row => new MeasuredRow(NameOf(row), row.DoneNs, row.Unavailable ?? TooFew(row))
        {
            Document = row.PayloadHash,
        });
        return new MeasuredSet(machine, $"{deployment}, starts", Conditions(startup.Manifest, ""), Limit: null, [.. starts]);
    }

    private static IEnumerable<MeasuredRow> RowsOf(TimesRow[] rivals)
    {
        TimesRow? reference = TimesResults.ReferenceOf(rivals);
        return rivals.Select(row => new MeasuredRow(row.Name, row.Time, row.Unavailable)
        {
            Document = row.PayloadHash,
            Speed = row == reference ? null : Comparison.Of(row, reference) is { IsKnown: true } known ? known.Speed : null,
            Reference = Array.Exists(rivals, rival => rival != reference && rival.CpuNs is not null) ? reference?.Name : null,
        });
    }

    private static string? TooFew(StartupRow row) =>
        row.Rounds is > 0 and < Intervals.LeastLaunches ? $"fewer than {Intervals.LeastLaunches} starts" : null;

    private static string NameOf(StartupRow row) => row.Payload.Length == 0 ? row.Program : $"{row.Program}, {row.Payload}";

    private static Dictionary<string, string> Conditions(Manifest manifest, string settings) => new()
    {
        ["machine"] = manifest.Machine.ToString(),
        ["framework"] = $"{manifest.Framework}, {manifest.Build}",
        ["instruction sets"] = manifest.InstructionSets,
        ["publish switches"] = string.Join(' ', manifest.PublishSwitches),
        ["tool"] = manifest.Tool,
        ["settings"] = settings,
        ["SDK"] = manifest.SdkVersion,
        ["commit"] = manifest.Commit,
    };
}
