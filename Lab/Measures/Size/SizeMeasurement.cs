using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Size;

/// <summary>Weighs what was published.</summary>
internal sealed class SizeMeasurement(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads)
{
    private const string Tool = "JsonAot.Lab size";

    private readonly FolderWeight _weight = new();

    /// <exception cref="OperationCanceledException">Somebody asked to stop.</exception>
    /// <exception cref="LabException">None of the modes can be built here.</exception>
    internal IReadOnlyList<Results<SizeRow>> Run(IReadOnlyList<DeploymentMode> modes, SizePrograms programs, ProgressLine progress)
    {
        (IReadOnlyList<PublishedProbe> empty, IReadOnlyList<SizeProgram> all) = programs.Publish(contenders, payloads, modes);
        var results = new List<Results<SizeRow>>();
        foreach ((DeploymentMode mode, PublishedProbe floor) in modes.Zip(empty))
        {
            SizeProgram[] ofMode = [.. all.Where(program => program.Mode == mode)];
            SizeProgram? first = ofMode.FirstOrDefault(program => program.Published!.Unavailable is null);
            if (floor.Unavailable is not null || first is null)
                progress.Say($"{Checkout.Framework} {mode.Name} is not available: "
                    + $"{floor.Unavailable ?? ofMode.FirstOrDefault()?.Published!.Unavailable}");
            else
                results.Add(new Results<SizeRow>(StartManifest.Of(first.Published!.Executable, mode, Tool), Rows(floor, ofMode, progress)));
        }

        return results.Count > 0 ? results : throw new LabException("None of the modes can be built here.");
    }

    private List<SizeRow> Rows(PublishedProbe floor, SizeProgram[] programs, ProgressLine progress)
    {
        SizeRow empty = Weigh(new SizeRow { Contender = Contestant.EmptyName, Payload = "" }, floor);
        var rows = new List<SizeRow> { empty };
        foreach (IPayload payload in payloads)
        {
            foreach ((int done, Contender contender) in contenders.Index())
            {
                progress.Show(done + 1, contenders.Count, $"{floor.Mode.Name}: weighing {contender.Name}");
                var row = new SizeRow { Contender = contender.Name, Payload = payload.Name };
                SizeProgram? program = programs.FirstOrDefault(program => program.Contender == contender && program.Payload == payload);
                row = program is null
                    ? row with { Unavailable = ProbeSession.AbsenceOf(contender) }
                    : Weigh(row with { Note = program.Note }, program.Published!);
                rows.Add(row with { TakenAt = DateTimeOffset.UtcNow, AddedBytes = row.FolderBytes - empty.FolderBytes });
            }
        }

        return rows;
    }

    private SizeRow Weigh(SizeRow row, PublishedProbe program)
    {
        if (program.Unavailable is { } reason)
            return row with { Unavailable = reason };
        return row with
        {
            TakenAt = DateTimeOffset.UtcNow,
            ExecutableBytes = new FileInfo(program.Executable).Length,
            FolderBytes = FolderWeight.Of(program.Folder),
            CompressedBytes = _weight.Compressed(program.Folder),
        };
    }
}
