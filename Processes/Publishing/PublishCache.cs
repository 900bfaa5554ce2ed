using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text.Json;
using JsonAot.ResultFiles;

namespace JsonAot.Processes.Publishing;

/// <summary>
/// Publishes programs as a mode ships them, each once for each state of its sources. A publish is made beside its place and
/// renamed when it is whole, so that one which was killed leaves nothing to mistake for it.
/// </summary>
/// <param name="say">Is told when a publish begins, for it takes a while.</param>
internal sealed class PublishCache(string root, Action<string> say)
{
    private const string RecordFile = "publish.json";

    // A native publish with an empty package cache, on a small machine that does something else besides.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    // Two fill the seconds in which one uses a single core; more would run a small machine out of memory.
    private static readonly int AtATime = Math.Min(2, Environment.ProcessorCount);

    // Their messages are read. And a build ends before its own code, instrumented for a profile, could gain from it.
    private static readonly Dictionary<string, string> Surroundings = new() { ["DOTNET_CLI_UI_LANGUAGE"] = "en", ["DOTNET_TieredPGO"] = "0" };

    private static readonly string[] Quietly =
    [
        "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "-p:RunAnalyzers=false",
        // A node left running would hold memory that the measurements need, and a second one costs more to start than it saves.
        "-nodeReuse:false", "-m:1",
    ];

    private readonly Dictionary<string, string> _sources = [];

    /// <summary>The cache of this checkout.</summary>
    internal PublishCache(Action<string> say)
        : this(Path.Combine(Checkout.Artifacts, "publish"), say)
    {
    }

    internal PublishedProbe Get(PublishRequest request) => GetAll([request])[0];

    /// <returns>One for each request, in their order; equal requests are published once.</returns>
    /// <exception cref="OperationCanceledException">Somebody asked to stop; what is whole by then is kept.</exception>
    internal IReadOnlyList<PublishedProbe> GetAll(IReadOnlyList<PublishRequest> requests, CancellationToken stop = default)
    {
        Place[] places = [.. requests.Select(PlaceOf)];
        var probes = new Dictionary<string, PublishedProbe>();
        foreach (Place place in places.DistinctBy(place => place.Home))
        {
            if (Find(place) is { } known)
                probes[place.Home] = known;
        }

        Place[] missing = [.. places.DistinctBy(place => place.Home).Where(place => !probes.ContainsKey(place.Home))];
        if (missing.Length > 0)
            PublishAll(missing, probes, stop);
        // Ctrl-C reaches the publishes too: what they say then is no reason.
        stop.ThrowIfCancellationRequested();
        return [.. places.Select(place => probes[place.Home])];
    }

    private void PublishAll(Place[] missing, Dictionary<string, PublishedProbe> probes, CancellationToken stop)
    {
        // Two publishes at once would both build what they share, into one folder; a lone one builds it by itself.
        if (missing.Length > 1)
            BuildCommon(missing);
        using var builds = new BuildFolders(root);
        var watch = Stopwatch.StartNew();
        int begun = 0, done = 0;
        Parallel.ForEachAsync(missing, new ParallelOptions { MaxDegreeOfParallelism = AtATime, CancellationToken = stop }, async (place, _) =>
        {
            int number = Interlocked.Increment(ref begun);
            string count = missing.Length > 1 ? $"{number} of {missing.Length}{Left(watch, done, missing.Length)}: " : "";
            say($"Publishing {count}{place.Request.Title} ...");
            PublishedProbe probe = await PublishAsync(place, builds).ConfigureAwait(false);
            lock (probes)
                probes[place.Home] = probe;
            Interlocked.Increment(ref done);
        }).GetAwaiter().GetResult();
    }

    private static string Left(Stopwatch watch, int done, int all) => done == 0 ? "" : $" ({RemainingTime.Words(watch.Elapsed / done * (all - done))})";

    private Place PlaceOf(PublishRequest request)
    {
        string project = request.Program.ProjectFile;
        if (!_sources.TryGetValue(project, out string? sources))
            _sources[project] = sources = SourceStamp.Of(project);
        // The processor: one of the modes compiles for it alone.
        string stamp = SourceStamp.OfTexts([sources, .. request.Switches, SdkVersion.Current, Machine.Current.Folder]);
        return new Place(request, stamp, Path.Combine(root, request.FolderName, stamp[..16]));
    }

    private static PublishedProbe? Find(Place place)
    {
        try
        {
            string file = Path.Combine(place.Home, RecordFile);
            PublishRecord? record = File.Exists(file) ? JsonSerializer.Deserialize(File.ReadAllText(file), PublishJson.Default.PublishRecord) : null;
            return record is null ? null : new PublishedProbe(place.Request, place.Home, record);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private async Task<PublishedProbe> PublishAsync(Place place, BuildFolders builds)
    {
        PublishRequest request = place.Request;
        string partial = $"{place.Home}.partial";
        try
        {
            // What an earlier state of the sources, or a publish that was killed, has left.
            string all = Path.GetDirectoryName(place.Home)!;
            if (Directory.Exists(all))
                Directory.Delete(all, recursive: true);
            Directory.CreateDirectory(partial);
            var watch = Stopwatch.StartNew();
            string build = builds.Take(request);
            ChildRun run = await Dotnet(Arguments(request, partial, build)).ConfigureAwait(false);
            string output = run.Output + run.Errors;
            string? failure = run switch
            {
                { End: ChildEnd.Exited, ExitCode: 0 } => null,
                { End: ChildEnd.Exited } => PublishOutput.Explain(request.Title, output),
                _ => $"Publishing {request.Title}: dotnet {run.Describe()}.",
            };
            var record = new PublishRecord(place.Stamp, request.Switches, PublishOutput.Warnings(output), Math.Round(watch.Elapsed.TotalSeconds, 1), failure);
            if (failure is null)
                builds.GiveBack(request, build);
            if (failure is null || PublishOutput.IsFinal(output) && !PublishOutput.IsOfMachine(failure))
                Keep(partial, place.Home, record);
            else
                Directory.Delete(partial, recursive: true);
            return new PublishedProbe(request, place.Home, record);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The publish of {request.Title} cannot be kept below {root}: {problem.Message}", problem);
        }
    }

    private static void Keep(string partial, string home, PublishRecord record)
    {
        File.WriteAllText(Path.Combine(partial, RecordFile), JsonSerializer.Serialize(record, PublishJson.Default.PublishRecord));
        Directory.Move(partial, home);
    }

    /// <summary>What goes wrong here goes wrong in the publishes too, which say whose it is.</summary>
    private static void BuildCommon(IEnumerable<Place> places)
    {
        foreach (string[] switches in places.Select(place => place.Request.Common.ToArray()).DistinctBy(switches => string.Join(' ', switches)))
            Dotnet(["build", Path.Combine(Checkout.Root, "Shared", "Shared.csproj"), .. Quietly, .. switches]).GetAwaiter().GetResult();
    }

    private static Task<ChildRun> Dotnet(IEnumerable<string> arguments) =>
        new ChildProcess("dotnet") { Folder = Checkout.Root, Environment = Surroundings }.RunAsync(arguments, Limit);

    private static string[] Arguments(PublishRequest request, string partial, string build) =>
    [
        "publish", request.Program.ProjectFile, "-o", Path.Combine(partial, PublishedProbe.AppFolder), "-r", RuntimeInformation.RuntimeIdentifier, .. Quietly,
        $"-p:JsonAotBuildFolder={build}",
        .. request.Switches,
    ];

    /// <param name="Home">Where it is, or will be, once it is whole.</param>
    private sealed record Place(PublishRequest Request, string Stamp, string Home);
}
