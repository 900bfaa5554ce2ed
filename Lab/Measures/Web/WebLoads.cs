using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Web;

/// <summary>
/// Load in short slices: all servers are kept running, and each request of each server gets one slice per pass, in an order that
/// is new in each. So a slow moment of the machine falls on all alike.
/// </summary>
internal sealed class WebLoads(
    IReadOnlyList<WebTarget> targets, IReadOnlyList<WebBody> bodies, LoadGenerator generator, WebClient client, ProgressLine progress)
{
    private const int WarmUpSeconds = 3;

    private readonly Dictionary<WebTarget, RunningServer> _servers = [];

    internal List<LoadCell> Cells { get; } = [];

    /// <summary>The most memory of each server, after all its requests.</summary>
    internal Dictionary<WebTarget, double> PeakBytes { get; } = [];

    /// <exception cref="OperationCanceledException">Somebody asked to stop. No server stays behind.</exception>
    internal void Run(IReadOnlyList<string> operations, int passes, int seed)
    {
        try
        {
            foreach (WebTarget target in targets.Where(target => target.Program is not null))
                _servers[target] = new RunningServer(target.Program!.Executable, WebContestants.Arguments(target.Entry, bodies));
            Cells.AddRange(
                from target in targets
                from body in bodies.Index()
                from operation in operations
                select Verified(new LoadCell(target, body.Item, operation, _servers.GetValueOrDefault(target)!, body.Index)));
            progress.Say("Warming the servers up ...");
            Task.WaitAll([.. Cells.Where(cell => cell.Failure is null).Select(cell => WarmAsync(cell))]);
            for (int pass = 1; pass <= passes; pass++)
                Play(pass, passes, new Random(seed + pass));
            // Under load only the status of an answer is looked at.
            foreach (LoadCell cell in Cells.Where(cell => cell.Failure is null))
                cell.Failure = Wrong(cell) is { } wrong ? $"after the load, {wrong}" : null;
            foreach ((WebTarget target, RunningServer server) in _servers)
            {
                if (server.PeakBytes() is { } peak)
                    PeakBytes[target] = peak;
            }

            // A server that the stop has ended did not fail.
            Interrupt.Token.ThrowIfCancellationRequested();
        }
        finally
        {
            foreach ((_, RunningServer server) in _servers)
                server.Dispose();
        }
    }

    /// <summary>A contender without a server has rows too, with the reason.</summary>
    private LoadCell Verified(LoadCell cell)
    {
        cell.Failure = cell.Target.Program is null ? cell.Target.Unavailable : Wrong(cell);
        return cell;
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

    private void Play(int pass, int passes, Random random)
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
                cell.Slices.Add((slice, used / slice.Requests));
        }
    }
}

/// <summary>One kind of request to one server.</summary>
/// <param name="Server">Null where the target has no program.</param>
/// <param name="Index">By which the server knows the body.</param>
internal sealed record LoadCell(WebTarget Target, WebBody Body, string Operation, RunningServer Server, int Index)
{
    /// <summary>Of each slice: what the generator counted, and the server's processor time for a request.</summary>
    internal List<(LoadSlice Slice, double CpuNs)> Slices { get; } = [];

    internal string? Failure { get; set; }

    internal string Title => $"{Target.Entry.Name}, {Body.Payload.Name}, {Operation}, {Target.Mode.Name}";

    internal Uri Address => WebClient.Address(Server.Port, Index);
}
