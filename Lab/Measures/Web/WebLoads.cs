using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Web;

/// <summary>
/// Load in short slices: all servers live at the same time, and each request of each server gets one slice per pass, in an order that
/// is new in each. So a slow moment of the machine falls on all alike. Then all end and start anew, because one process may be slow
/// throughout by where its code and data happen to lie.
/// </summary>
internal sealed class WebLoads(
    IReadOnlyList<WebTarget> targets, IReadOnlyList<WebBody> bodies, LoadGenerator generator, WebClient client, ProgressLine progress)
{
    /// <summary>How often all servers start anew.</summary>
    internal const int Generations = 5;

    private const int PassesEach = 2;
    private const int WarmUpSeconds = 3;

    internal List<LoadCell> Cells { get; } = [];

    /// <summary>The most memory of each server, after all its requests.</summary>
    internal Dictionary<WebTarget, double> PeakBytes { get; } = [];

    /// <exception cref="OperationCanceledException">Somebody asked to stop. No server stays behind.</exception>
    internal void Run(IReadOnlyList<string> operations, int generations, int seed)
    {
        Cells.AddRange(
            from target in targets
            from body in bodies.Index()
            from operation in operations
            select new LoadCell(target, body.Item, operation, body.Index) { Failure = target.Program is null ? target.Unavailable : null });
        for (int generation = 0; generation < generations; generation++)
            Live(generation, generations, new Random(seed + generation));
    }

    private void Live(int generation, int generations, Random random)
    {
        Dictionary<WebTarget, RunningServer> servers = [];
        try
        {
            // What has failed for good is not started again.
            foreach (WebTarget target in Cells.Where(cell => cell.Failure is null).Select(cell => cell.Target).Distinct())
                servers[target] = new RunningServer(target.Program!.Executable, WebContestants.Arguments(target.Entry, bodies));
            foreach (LoadCell cell in Cells.Where(cell => cell.Failure is null))
            {
                cell.Server = servers[cell.Target];
                cell.Failure = Wrong(cell);
            }

            progress.Say($"Generation {generation + 1} of {generations}: warming the servers up ...");
            Task.WaitAll([.. Cells.Where(cell => cell.Failure is null).Select(cell => WarmAsync(cell))]);
            for (int pass = 0; pass < PassesEach; pass++)
                Play(generation, pass + 1 + generation * PassesEach, generations * PassesEach, random);
            // Under load only the status of an answer is looked at.
            foreach (LoadCell cell in Cells.Where(cell => cell.Failure is null))
                cell.Failure = Wrong(cell) is { } wrong ? $"after the load, {wrong}" : null;
            foreach ((WebTarget target, RunningServer server) in servers)
            {
                if (server.PeakBytes() is { } peak)
                    PeakBytes[target] = Math.Max(peak, PeakBytes.GetValueOrDefault(target));
            }

            // A server that the stop has ended did not fail.
            Interrupt.Token.ThrowIfCancellationRequested();
        }
        finally
        {
            foreach ((_, RunningServer server) in servers)
                server.Dispose();
        }
    }

    /// <summary>Asks once. That a server has ended says more than the answer that did not come.</summary>
    private string? Wrong(LoadCell cell)
    {
        string? wrong = cell.Server.WhyNot() is null ? client.Ask(cell.Address, cell.Body, cell.Operation).Wrong : null;
        return cell.Server.WhyNot() ?? wrong;
    }

    private async Task WarmAsync(LoadCell cell)
    {
        (_, string? failure) = await SliceAsync(cell, WarmUpSeconds).ConfigureAwait(false);
        cell.Failure = cell.Server.WhyNot() ?? failure;
    }

    private Task<(LoadSlice? Slice, string? Failure)> SliceAsync(LoadCell cell, int seconds) =>
        generator.RunAsync(cell.Address, cell.Operation, cell.Body.Path, seconds);

    private void Play(int generation, int pass, int passes, Random random)
    {
        LoadCell[] order = [.. Cells.Where(cell => cell.Failure is null)];
        random.Shuffle(order);
        foreach ((int i, LoadCell cell) in order.Index())
        {
            progress.Show((pass - 1) * order.Length + i + 1, passes * order.Length, $"pass {pass} of {passes}: {cell.Title}");
            double? before = OtherProcess.ProcessorNs(cell.Server.Process);
            (LoadSlice? slice, string? failure) = SliceAsync(cell, LoadGenerator.SliceSeconds).GetAwaiter().GetResult();
            double? after = OtherProcess.ProcessorNs(cell.Server.Process);
            Interrupt.Token.ThrowIfCancellationRequested();
            cell.Failure = cell.Server.WhyNot() ?? failure;
            if (slice is { Requests: > 0 } && after - before is { } used)
                cell.Slices.Add((generation, slice, used / slice.Requests));
        }
    }
}

/// <summary>One kind of request to one server.</summary>
/// <param name="Index">By which the server knows the body.</param>
internal sealed record LoadCell(WebTarget Target, WebBody Body, string Operation, int Index)
{
    /// <summary>The process of this generation.</summary>
    internal RunningServer Server { get; set; } = null!;

    /// <summary>The figures of each slice: what the generator counted, and the server's processor time for a request.</summary>
    internal List<(int Generation, LoadSlice Slice, double CpuNs)> Slices { get; } = [];

    /// <summary>Why there is no figure. It stays, as one that was wrong once is wrong for good; null where it was never wrong.</summary>
    internal string? Failure { get; set; }

    internal string Title => $"{Target.Entry.Name}, {Body.Payload.Name}, {Operation}, {Target.Mode.Name}";

    internal Uri Address => WebClient.Address(Server.Port, Index);
}
