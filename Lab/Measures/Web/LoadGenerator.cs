namespace JsonAot.Lab.Measures.Web;

/// <summary>One slice of load, as the generator counted it. Times are in nanoseconds.</summary>
/// <param name="Failed">Requests without a good answer.</param>
internal sealed record LoadSlice(long Requests, double Seconds, double P50Ns, double P99Ns, long Failed);

/// <summary>Sends the same request over a few connections for a second: wrk, with a script.</summary>
internal sealed class LoadGenerator(string wrk, string folder)
{
    internal const int SliceSeconds = 1;

    internal const int Connections = 8;

    private const string Marker = "JSONAOT ";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly Lock _scripts = new();

    /// <returns>The slice, or why there is none. A slice without an answer is none of the server's faults: the machine had no time for
    /// it.</returns>
    internal async Task<(LoadSlice? Slice, string? Failure)> RunAsync(Uri address, string operation, string documentPath, int seconds)
    {
        string script = Script(operation, documentPath);
        string[] arguments = ["-t1", "-c", $"{Connections}", "-d", $"{seconds}s", "--timeout", "10s", "-s", script, address.ToString()];
        ChildRun run = await new ChildProcess(wrk).RunAsync(arguments, Limit).ConfigureAwait(false);
        if (run is not { End: ChildEnd.Exited, ExitCode: 0 })
            return (null, $"wrk {run.Describe()}");
        return SliceOf(run.Output) switch
        {
            null => (null, $"wrk gave no figures: {BuildFailure.FirstError(run.Output + run.Errors)}"),
            { Failed: > 0 } slice => (null, $"{slice.Failed} of {slice.Requests} requests failed under load"),
            var slice => (slice, null),
        };
    }

    /// <summary>The script says what to send, and prints what wrk counted in one line.</summary>
    private string Script(string operation, string documentPath)
    {
        string path = Path.Combine(folder, $"{operation}-{Path.GetFileNameWithoutExtension(documentPath)}.lua");
        string request = operation == WebBody.Echo
            ? $"""
                local file = io.open([[{documentPath}]], 'rb')
                wrk.method = 'POST'
                wrk.body = file:read('*a')
                wrk.headers['Content-Type'] = 'application/json'
                file:close()

                """
            : "";
        string script = request + $$"""
            done = function(summary, latency, requests)
              local e = summary.errors
              local failed = e.connect + e.read + e.write + e.status + e.timeout
              local p50, p99 = latency:percentile(50), latency:percentile(99)
              print(string.format('{{Marker}}%d %d %f %f %d', summary.requests, summary.duration, p50, p99, failed))
            end

            """;
        // Several slices at once may ask for the same script.
        lock (_scripts)
            OwnFolder.Put(path, script);
        return path;
    }

    /// <summary>wrk counts in microseconds.</summary>
    internal static LoadSlice? SliceOf(string output)
    {
        string? marked = output.Split('\n').LastOrDefault(line => line.StartsWith(Marker, StringComparison.Ordinal));
        double[] figures =
        [
            .. (marked?[Marker.Length..].Split(' ', StringSplitOptions.RemoveEmptyEntries) ?? [])
                .Select(part => double.TryParse(part, out double figure) ? figure : double.NaN),
        ];
        return figures.Length != 5 || figures.Any(double.IsNaN)
            ? null
            : new LoadSlice((long)figures[0], figures[1] / 1e6, figures[2] * 1e3, figures[3] * 1e3, (long)figures[4]);
    }
}
