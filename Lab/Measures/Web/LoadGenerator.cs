using System.Globalization;
using System.Text.Json;
using JsonAot.Lab.Doctor;

namespace JsonAot.Lab.Measures.Web;

/// <summary>One slice of load, as the generator counted it. Times are in nanoseconds.</summary>
/// <param name="Failed">Requests without a good answer.</param>
internal sealed record LoadSlice(long Requests, double Seconds, double P50Ns, double P99Ns, long Failed);

/// <summary>Sends the same request over a few connections for a second.</summary>
/// <param name="folder">For the generator's script.</param>
internal sealed class LoadGenerator(LoadTool tool, int connections, string folder)
{
    internal const int SliceSeconds = 1;

    private const string Marker = "JSONAOT ";

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    /// <returns>The slice, or why there is none. A slice without an answer is none of the server's faults: the machine had no time for it.</returns>
    internal async Task<(LoadSlice? Slice, string? Failure)> RunAsync(Uri address, string operation, string documentPath, int seconds)
    {
        ChildRun run = await new ChildProcess(tool.Path).RunAsync(Arguments(address, operation, documentPath, seconds), Limit).ConfigureAwait(false);
        if (run is not { End: ChildEnd.Exited, ExitCode: 0 })
            return (null, $"{tool.Name} {run.Describe()}");
        LoadSlice? slice = tool.Name == "wrk" ? OfWrk(run.Output) : OfBombardier(run.Output);
        return slice switch
        {
            null => (null, $"{tool.Name} gave no figures: {BuildFailure.FirstError(run.Output + run.Errors)}"),
            { Failed: > 0 } => (null, string.Create(CultureInfo.InvariantCulture, $"{slice.Failed} of {slice.Requests} requests failed under load")),
            _ => (slice, null),
        };
    }

    private string[] Arguments(Uri address, string operation, string documentPath, int seconds)
    {
        string duration = string.Create(CultureInfo.InvariantCulture, $"{seconds}s");
        string count = connections.ToString(CultureInfo.InvariantCulture);
        return tool.Name == "wrk"
            ? ["-t1", "-c", count, "-d", duration, "--timeout", "10s", "-s", Script(operation, documentPath), address.ToString()]
            : ["-c", count, "-d", duration, "-t", "10s", "-l", "-o", "json", "-p", "r", .. Sending(operation, documentPath), address.ToString()];
    }

    private static string[] Sending(string operation, string documentPath) =>
        operation == WebBody.Echo ? ["-m", "POST", "-H", "Content-Type: application/json", "-f", documentPath] : [];

    /// <summary>The script says what to send, and prints what the generator counted in one line.</summary>
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
              print(string.format('{{Marker}}%d %d %f %f %d', summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
            end

            """;
        // Several slices at once may ask for the same script.
        lock (tool)
        {
            if (!File.Exists(path) || File.ReadAllText(path) != script)
            {
                Directory.CreateDirectory(folder);
                File.WriteAllText(path, script);
            }
        }

        return path;
    }

    /// <summary>wrk counts in microseconds.</summary>
    internal static LoadSlice? OfWrk(string output)
    {
        string? marked = output.Split('\n').LastOrDefault(line => line.StartsWith(Marker, StringComparison.Ordinal));
        string[]? parts = marked?[Marker.Length..].Split(' ', StringSplitOptions.RemoveEmptyEntries);
        if (parts is not { Length: 5 })
            return null;
        double[] figures = [.. parts.Select(part => double.TryParse(part, CultureInfo.InvariantCulture, out double figure) ? figure : double.NaN)];
        return figures.Any(double.IsNaN) ? null : new LoadSlice((long)figures[0], figures[1] / 1e6, figures[2] * 1e3, figures[3] * 1e3, (long)figures[4]);
    }

    /// <summary>So does bombardier; any status other than 2xx is a failure.</summary>
    internal static LoadSlice? OfBombardier(string output)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(output);
            JsonElement result = document.RootElement.GetProperty("result");
            long good = result.GetProperty("req2xx").GetInt64();
            long bad = ((string[])["req1xx", "req3xx", "req4xx", "req5xx", "others"]).Sum(name => result.GetProperty(name).GetInt64());
            JsonElement percentiles = result.GetProperty("latency").GetProperty("percentiles");
            return new LoadSlice(
                good + bad,
                result.GetProperty("timeTakenSeconds").GetDouble(),
                percentiles.GetProperty("50").GetDouble() * 1e3,
                percentiles.GetProperty("99").GetDouble() * 1e3,
                bad);
        }
        catch (Exception problem) when (problem is JsonException or KeyNotFoundException or InvalidOperationException)
        {
            return null;
        }
    }
}
