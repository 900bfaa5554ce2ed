using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text.Json;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// Publishes programs as a mode ships them, once per state of their sources. A publish is made beside its final folder and
/// renamed when it is complete, so that a killed publish is never taken for a complete one.
/// </summary>
/// <param name="say">Is told when a publish begins, because it takes a while.</param>
internal sealed class PublishCache(string root, Action<string> say)
{
    private const string RecordFile = "publish.json";

    // Enough for a native publish with an empty package cache on a small, busy machine.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    // A publish uses a single core for some of its time, so two are faster than one. More than two need more memory than a small machine
    // has.
    private static readonly int AtATime = Math.Min(2, Environment.ProcessorCount);

    // Measured and rounded up: a build folder, which is removed again, and a program with the framework beside it.
    private const long BuildBytes = 300_000_000;
    private const long ProgramBytes = 120_000_000;

    // Reading every package takes longer than all else that is stamped.
    private string? _feedStamp;

    // The switches for which the projects that publishes share have been built by a publish of this cache.
    private readonly ConcurrentDictionary<string, bool> _common = [];

    // Not kept on the disk, because another run may find what lacked.
    private readonly ConcurrentDictionary<string, PublishedProbe> _failed = [];

    // Each publish would find it out by itself, and wait for the network.
    private volatile string? _sourceIsAway;

    /// <summary>The cache of this checkout.</summary>
    internal PublishCache(Action<string> say)
        : this(Path.Combine(Checkout.Artifacts, "publish"), say)
    {
    }

    /// <summary>The folder of the packages that libraries come from; null where there is none.</summary>
    internal string? Feed { get; init; } = Environment.GetEnvironmentVariable(PackageFeed.Variable);

    /// <summary>The folder of the payload that everything is built with instead of the suite's own; null for those.</summary>
    internal string? PayloadFolder { get; init; }

    /// <summary>Calls the SDK's command with arguments and a time limit.</summary>
    internal Func<IEnumerable<string>, TimeSpan, Task<ChildRun>> CallDotnet { get; init; } = Dotnet.RunAsync;

    /// <summary>Of the drive that has a folder.</summary>
    internal Func<string, long> FreeBytesOf { get; init; } = OwnFolder.FreeBytes;

    internal PublishedProbe Get(PublishRequest request) => GetAll([request])[0];

    /// <summary>Whether there is a publish of the sources as they are, from an earlier run too.</summary>
    internal bool Has(PublishRequest request) => Directory.Exists(PlaceOf(WithPayload(request)).Home);

    /// <returns>One program per request, in the same order. Equal requests are published once.</returns>
    /// <exception cref="OperationCanceledException">Somebody asked to stop. Complete publishes are kept.</exception>
    /// <exception cref="ProcessException">The drive has no room for what is missing.</exception>
    internal IReadOnlyList<PublishedProbe> GetAll(IReadOnlyList<PublishRequest> requests)
    {
        requests = [.. requests.Select(WithPayload)];
        Place[] places = [.. requests.Select(PlaceOf)];
        var probes = new ConcurrentDictionary<string, PublishedProbe>();
        foreach (Place place in places.DistinctBy(place => place.Home))
        {
            if ((_failed.GetValueOrDefault(place.Home) ?? Find(place)) is { } known)
                probes[place.Home] = known;
        }

        Place[] missing = [.. places.DistinctBy(place => place.Home).Where(place => !probes.ContainsKey(place.Home))];
        if (missing.Length > 0)
            PublishAll(missing, probes);
        // Ctrl-C reaches the publishes too, and their messages are then no reason.
        Interrupt.Token.ThrowIfCancellationRequested();
        return [.. places.Select(place => probes[place.Home])];
    }

    private void PublishAll(Place[] missing, ConcurrentDictionary<string, PublishedProbe> probes)
    {
        OwnFolder.Make(root);
        string what = missing.Length == 1 ? $"Publishing {missing[0].Request.Title}" : $"Publishing {missing.Length} programs";
        long bytes = (Math.Min(AtATime, missing.Length) * BuildBytes) + (missing.Length * ProgramBytes);
        OwnFolder.RequireRoom(what, root, bytes, FreeBytesOf(root));
        // Two publishes at the same time would both build the common projects into one folder. A single publish builds them itself.
        if (missing.Length > 1)
            BuildCommon(missing);
        using var builds = new BuildFolders(root);
        var watch = Stopwatch.StartNew();
        int begun = 0, done = 0;
        Parallel.ForEachAsync(missing, Few, async (place, _) =>
        {
            int number = Interlocked.Increment(ref begun);
            string count = missing.Length > 1 ? $"{number} of {missing.Length}{Left(watch, done, missing.Sum(WorkOf))}: " : "";
            say($"Publishing {count}{place.Request.Title} ...");
            probes[place.Home] = await PublishAsync(place, builds).ConfigureAwait(false);
            Interlocked.Add(ref done, WorkOf(place));
        }).GetAwaiter().GetResult();
    }

    private static ParallelOptions Few => new() { MaxDegreeOfParallelism = AtATime, CancellationToken = Interrupt.Token };

    // A native publish takes this many times as long as another.
    private static int WorkOf(Place place) => place.Request.Mode.IsNative ? 4 : 1;

    private static string Left(Stopwatch watch, int done, int all) =>
        done == 0 ? "" : $" ({RemainingTime.Words(watch.Elapsed / done * (all - done))})";

    private PublishRequest WithPayload(PublishRequest request) =>
        PayloadFolder is null || !request.Program.HasPayloads ? request : request with { PayloadFolder = PayloadFolder };

    private Place PlaceOf(PublishRequest request)
    {
        string[] payload = request.PayloadFolder is { } folder
            ? [SourceStamp.OfFiles(folder, Directory.GetFiles(folder).Order(StringComparer.Ordinal))]
            : [];
        _feedStamp ??= PackageFeed.Stamp(Feed);
        string stamp = SourceStamp.OfTexts(
            [SourceStamp.OfPrograms, .. payload, _feedStamp, .. request.Switches, SdkVersion.Current, Machine.Current.Folder]);
        return new Place(request, stamp, Path.Combine(root, request.FolderName, stamp[..16]));
    }

    private static string CommonOf(PublishRequest request) => string.Join(' ', request.Common);

    /// <returns>Null when it is not there, or is damaged.</returns>
    private static PublishedProbe? Find(Place place)
    {
        if (!Directory.Exists(place.Home))
            return null;
        try
        {
            PublishRecord? record = JsonSerializer.Deserialize(
                File.ReadAllText(Path.Combine(place.Home, RecordFile)), PublishJson.Default.PublishRecord);
            if (record is null)
                return null;
            var probe = new PublishedProbe(place.Request, place.Home, record);
            return probe.Unavailable is not null || File.Exists(probe.Executable) ? probe : null;
        }
        catch (Exception problem) when (problem is JsonException or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    private async Task<PublishedProbe> PublishAsync(Place place, BuildFolders builds)
    {
        PublishRequest request = place.Request;
        // The SDK's own targets put paths between apostrophes.
        string? refusal = _sourceIsAway ?? (request.Mode.IsNative && root.Contains('\'')
            ? $"the SDK cannot publish natively below a folder that has an apostrophe in its name ({root}): move the checkout"
            : null);
        if (refusal is not null)
            return new PublishedProbe(request, place.Home, new PublishRecord(place.Stamp, request.Switches, [], 0, refusal));

        string partial = $"{place.Home}.partial";
        try
        {
            // Removes what an earlier state of the sources, a killed publish or a damaged one has left.
            string all = Path.GetDirectoryName(place.Home)!;
            if (Directory.Exists(all))
                Directory.Delete(all, recursive: true);
            Directory.CreateDirectory(partial);
            var watch = Stopwatch.StartNew();
            string build = builds.Take(request);
            ChildRun run = await CallDotnet(Arguments(request, partial, build), Limit).ConfigureAwait(false);
            string output = run.Output + run.Errors;
            string? failure = PublishOutput.Explain(request.Title, run);
            double seconds = Math.Round(watch.Elapsed.TotalSeconds, 1);
            var record = new PublishRecord(place.Stamp, request.Switches, PublishOutput.Warnings(output), seconds, failure);
            if (failure is null)
            {
                builds.GiveBack(request, build);
                _common[CommonOf(request)] = true;
            }

            if (failure is null || PublishOutput.IsFinal(output) && !PublishOutput.IsOfMachine(failure))
                Keep(partial, place.Home, record);
            else
                Directory.Delete(partial, recursive: true);
            var probe = new PublishedProbe(request, place.Home, record);
            if (failure is not null)
                _failed[place.Home] = probe;
            if (failure?.StartsWith(BuildFailure.SourceIsAway, StringComparison.Ordinal) == true)
                _sourceIsAway = failure;
            return probe;
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

    private void BuildCommon(IEnumerable<Place> places)
    {
        IEnumerable<PublishRequest> requests = places.Select(place => place.Request).DistinctBy(CommonOf);
        foreach (PublishRequest request in requests.Where(request => !_common.ContainsKey(CommonOf(request))))
            new CommonBuild(["Shared"], request.Common).Make();
    }

    private static string[] Arguments(PublishRequest request, string partial, string build) =>
    [
        "publish", request.Program.ProjectFile,
        // As Directory.Build.props does it for the build's own folders.
        $"-p:PublishDir={Path.GetRelativePath(
            Path.GetDirectoryName(request.Program.ProjectFile)!, Path.Combine(partial, PublishedProbe.AppFolder))}/",
        "-r", RuntimeInformation.RuntimeIdentifier,
        .. Dotnet.Quiet,
        $"-p:JsonAotBuildFolder={build}",
        .. request.Switches,
    ];

    /// <param name="Home">The final folder of the publish.</param>
    private sealed record Place(PublishRequest Request, string Stamp, string Home);
}
