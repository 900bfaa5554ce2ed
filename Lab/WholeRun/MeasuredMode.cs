using JsonAot.Results;

namespace JsonAot.Lab.WholeRun;

/// <summary>One figure of the matrix.</summary>
internal sealed record Cell(string Contender, string Payload, string Direction, double MedianNs)
{
    internal string Place => $"{(Direction == "Serialize" ? "writing" : "reading")} {Payload}";
}

/// <summary>What a run has of one framework and mode: the scope's rows, and no others that stand in the same files.</summary>
internal sealed record MeasuredMode(string Name, DeploymentMode Mode, string Framework)
{
    private const string Matrix = "Matrix.";

    // Half of the middle 95 % of its iterations: such a median would be another one the next time.
    private const double MostScatter = 0.25;

    /// <summary>Of those that give the value back, in JSON.</summary>
    internal IReadOnlyList<Cell> Cells { get; private init; } = [];

    /// <summary>Contenders that change members.</summary>
    internal IReadOnlyList<string> Lossy { get; private init; } = [];

    internal IReadOnlyList<string> Uncertain { get; private init; } = [];

    internal double? NoiseFloor { get; private init; }

    internal IReadOnlyList<StartupRow> Starts { get; private init; } = [];

    internal IReadOnlyList<SizeRow> Sizes { get; private init; } = [];

    internal IReadOnlyList<VerdictRow> Verdicts { get; private init; } = [];

    internal static MeasuredMode Read(ResultStore store, RunScope scope, string framework, DeploymentMode mode, bool withFramework)
    {
        SteadyState? steady = store.Read<SteadyState>(Machine.Current, framework, mode.Name);
        (SteadyRow Row, Cell Cell)[] all = [.. (steady?.Rows ?? []).Select(row => (row, CellOf(row))).Where(pair => pair.Item2 is not null && IsWanted(pair.Item2, scope))!];
        (SteadyRow Row, Cell Cell)[] sound = [.. all.Where(pair => pair.Row.Note is null)];
        string[] payloads = [.. scope.ProcessPayloads.Select(payload => payload.Name)];
        string[] contenders = [.. scope.Contenders.Select(contender => contender.Name)];
        return new MeasuredMode(withFramework ? $"{framework} {mode.Name}" : mode.Name, mode, framework)
        {
            Cells = [.. sound.Select(pair => pair.Cell)],
            Lossy = [.. all.Where(pair => pair.Row.Note is not null).Select(pair => pair.Cell.Contender).Distinct()],
            Uncertain = [.. sound.Where(pair => Scatter(pair.Row) > MostScatter).Select(pair => $"{pair.Cell.Contender} {pair.Cell.Place}")],
            NoiseFloor = Results.NoiseFloor.Of(steady),
            Starts = [.. (store.Read<StartupResults>(Machine.Current, framework, mode.Name)?.Rows ?? [])
                .Where(row => row.Kind == StartupKind.Contender && payloads.Contains(row.Payload) && contenders.Contains(row.Program))],
            Sizes = [.. (store.Read<SizeResults>(Machine.Current, framework, mode.Name)?.Rows ?? []).Where(row => payloads.Contains(row.Payload) && contenders.Contains(row.Contender))],
            Verdicts = [.. (store.Read<VerdictResults>(Machine.Current, framework, mode.Name)?.Rows ?? []).Where(row => payloads.Contains(row.Payload) && contenders.Contains(row.Contender))],
        };
    }

    private static Cell? CellOf(SteadyRow row) =>
        row.Benchmark.StartsWith(Matrix, StringComparison.Ordinal)
        && row.MedianNs is { } median
        && row.Parameters.GetValueOrDefault("Lane") == nameof(Lanes.Utf8)
        && row.Parameters.TryGetValue("Contender", out string? contender)
        && row.Parameters.TryGetValue("Payload", out string? payload)
            ? new Cell(contender, payload, row.Benchmark[Matrix.Length..], median)
            : null;

    private static bool IsWanted(Cell cell, RunScope scope)
    {
        Contender? contender = scope.Contenders.FirstOrDefault(contender => contender.Name == cell.Contender);
        IPayload? payload = scope.Payloads.FirstOrDefault(payload => payload.Name == cell.Payload);
        return contender is not null && payload is not null && !WireFormatOf.IsBinary(contender, payload);
    }

    private static double Scatter(SteadyRow row) => row is { LowNs: { } low, HighNs: { } high, MedianNs: { } median } ? (high - low) / 2 / median : 0;
}

/// <summary>A binary format is a yardstick, no winner among those that write JSON.</summary>
internal sealed class WireFormatOf : IPayloadVisitor
{
    private readonly Contender _contender;
    private bool _isBinary;

    private WireFormatOf(Contender contender) => _contender = contender;

    internal static bool IsBinary(Contender contender, IPayload payload)
    {
        var visitor = new WireFormatOf(contender);
        payload.Accept(visitor);
        return visitor._isBinary;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class => _isBinary = _contender.Offer(payload).Codec is { Traits.Format: WireFormat.Binary };
}
