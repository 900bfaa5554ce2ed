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

    // Behind it stands the process that publishes there.
    private const string Partial = ".partial-";

    // A publish uses a single core for some of its time, so two are faster than one. More than two need more memory than a small machine
    // has.
    private static readonly int AtATime = Math.Min(2, Environment.ProcessorCount);

    // Measured and rounded up: a build folder, which is removed again, and a program with the framework beside it.
    private const long BuildBytes = 300_000_000;
    private const long ProgramBytes = 120_000_000;

    // Reading every package takes longer than all else that is stamped.
    private string? _feedStamp;

    // By their folders. Most failures are not kept on the disk, because another run may find what lacked.
    private readonly ConcurrentDictionary<string, PublishedProbe> _known = [];

    // Each publish would find it out by itself, and wait for the network.
    private volatile string? _sourceIsAway;

    /// <summary>The cache of this checkout.</summary>
    internal PublishCache(Action<string> say)
        : this(Path.Combine(Checkout.Artifacts, "publish"), say)
    {
    }

    /// <summary>
    /// A folder of packages that every restore uses beside the package source (Directory.Build.props): libraries that a person built from
    /// their sources. Null or empty where there is none.
    /// </summary>
    internal static string? GivenFeed => Environment.GetEnvironmentVariable("JSONAOT_FEED");

    internal string? Feed { get; init; } = GivenFeed;

    /// <summary>The folder of the payload that everything is built with instead of the suite's own; null for those.</summary>
    internal string? PayloadFolder { get; init; }

    /// <summary>Calls the SDK's command with arguments and a time limit.</summary>
    internal Func<IEnumerable<string>, TimeSpan, Task<ChildRun>> CallDotnet { get; init; } =
        (arguments, limit) => Dotnet.RunAsync(arguments, limit, Checkout.Root);

    /// <summary>The free bytes of the drive that has a folder.</summary>
    internal Func<string, long> FreeBytesOf { get; init; } = FreeBytes;

    internal PublishedProbe Get(PublishRequest request) => GetAll([request])[0];

    /// <summary>Whether there is a publish of the sources as they are, from an earlier run too.</summary>
    internal bool Has(PublishRequest request) => Directory.Exists(PlaceOf(request).Home);

    /// <returns>One program per request, in the same order. Equal requests are published once.</returns>
    /// <exception cref="ProcessException">The drive has no room for what is missing.</exception>
    internal IReadOnlyList<PublishedProbe> GetAll(IReadOnlyList<PublishRequest> requests)
    {
        Place[] places = [.. requests.Select(PlaceOf)];
        Place[] missing = [.. places.DistinctBy(place => place.Home).Where(place => !IsThere(place))];
        if (missing.Length > 0)
            PublishAll(missing);
        // Ctrl-C reaches the publishes too, and their messages are then no reason.
        Interrupt.Token.ThrowIfCancellationRequested();
        return [.. places.Select(place => _known[place.Home])];
    }

    private void PublishAll(Place[] missing)
    {
        OwnFolder.Make(root);
        string what = missing.Length == 1 ? $"Publishing {missing[0].Request.Title}" : $"Publishing {missing.Length} programs";
        long needed = (Math.Min(AtATime, missing.Length) * BuildBytes) + (missing.Length * ProgramBytes);
        long free = FreeBytesOf(root);
        // Before minutes are spent on what the drive cannot hold.
        if (free < needed)
            throw new ProcessException($"{what} needs about {ByteSize.Format(needed)}, and the drive of {root} has "
                + $"{ByteSize.Format(free)} free. Make room there and run this again.");
        // Two publishes at the same time would both build the common projects into one folder. A single publish builds them itself.
        foreach (PublishRequest request in missing.Length > 1 ? missing.Select(place => place.Request) : [])
            CommonBuilds.Make(["Shared"], request.Common);

        using var builds = new BuildFolders(root);
        int begun = 0;
        var few = new ParallelOptions { MaxDegreeOfParallelism = AtATime, CancellationToken = Interrupt.Token };
        Parallel.ForEachAsync(missing, few, async (place, _) =>
        {
            int number = Interlocked.Increment(ref begun);
            string count = missing.Length > 1 ? $"{number} of {missing.Length}: " : "";
            say($"Publishing {count}{place.Request.Title} ...");
            _known[place.Home] = await PublishAsync(place, builds).ConfigureAwait(false);
        }).GetAwaiter().GetResult();
    }

    private static long FreeBytes(string folder)
    {
        try
        {
            string full = Path.GetFullPath(folder);
            return new DriveInfo(OperatingSystem.IsWindows() ? Path.GetPathRoot(full)! : full).AvailableFreeSpace;
        }
        catch (Exception problem) when (problem is ArgumentException or IOException or UnauthorizedAccessException)
        {
            // A network folder, for example, has no drive that could be asked. Then the publish itself reports a full disk.
            return long.MaxValue;
        }
    }

    private Place PlaceOf(PublishRequest request)
    {
        if (PayloadFolder is not null && request.Program.HasPayloads)
            request = request with { PayloadFolder = PayloadFolder };
        string? made = request.Program.IsMade ? Path.Combine(Checkout.Root, request.Program.Folder) : null;
        IEnumerable<string> others = new[] { request.PayloadFolder, made }.OfType<string>().Select(folder => SourceStamp.OfFolder(folder));
        // A program knows of a library from the feed what it was built from, so with other packages in there it is another program.
        _feedStamp ??= string.IsNullOrEmpty(Feed) ? ""
            : !Directory.Exists(Feed) ? Feed
            : SourceStamp.OfFolder(Feed, "*.nupkg", SearchOption.AllDirectories);
        string stamp = Fingerprint.OfTexts(
            [SourceStamp.OfPrograms, .. others, _feedStamp, .. request.Switches, SdkVersion.Current, Machine.Current.Folder]);
        return new Place(request, stamp, Path.Combine(root, request.FolderName, stamp[..16]));
    }

    /// <returns>False when it is damaged, too.</returns>
    private bool IsThere(Place place)
    {
        if (_known.ContainsKey(place.Home))
            return true;
        if (!Directory.Exists(place.Home))
            return false;
        try
        {
            PublishRecord? record = JsonSerializer.Deserialize(
                File.ReadAllText(Path.Combine(place.Home, RecordFile)), PublishJson.Default.PublishRecord);
            if (record is null)
                return false;
            var probe = new PublishedProbe(place.Request, place.Home, record);
            if (probe.Unavailable is null && record.Files?.SequenceEqual(PublishedFile.In(probe.Folder)) != true)
                return false;
            _known[place.Home] = probe;
            return true;
        }
        catch (Exception problem) when (problem is JsonException or IOException or UnauthorizedAccessException)
        {
            return false;
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
            return new PublishedProbe(request, place.Home, new PublishRecord(place.Stamp, [], 0, refusal));

        string partial = $"{place.Home}{Partial}{Environment.ProcessId}";
        try
        {
            // Another process may have been faster since this one looked.
            if (IsThere(place))
                return _known[place.Home];
            string all = Path.GetDirectoryName(place.Home)!;
            RemoveLeft(all);
            Directory.CreateDirectory(partial);
            var watch = Stopwatch.StartNew();
            string build = builds.Take(request);
            ChildRun run = await CallDotnet(Arguments(request, partial, build), Dotnet.Limit).ConfigureAwait(false);
            string output = run.Output + run.Errors;
            string? failure = PublishOutput.Explain(request.Title, run);
            double? seconds = run.IsTimeKnown ? Math.Round(watch.Elapsed.TotalSeconds, 1) : null;
            var record = new PublishRecord(place.Stamp, PublishOutput.Warnings(output), seconds, failure);
            if (failure is null)
            {
                builds.GiveBack(request, build);
                record = record with { Files = PublishedFile.In(Path.Combine(partial, PublishedProbe.AppFolder)) };
            }

            if (failure is null || PublishOutput.IsFinal(output) && !PublishOutput.IsOfMachine(failure))
            {
                File.WriteAllText(Path.Combine(partial, RecordFile), JsonSerializer.Serialize(record, PublishJson.Default.PublishRecord));
                if (!TryMove(partial, place))
                    return _known[place.Home];
            }
            else
            {
                Directory.Delete(partial, recursive: true);
            }

            if (failure?.StartsWith(BuildFailure.SourceIsAway, StringComparison.Ordinal) == true)
                _sourceIsAway = failure;
            return new PublishedProbe(request, place.Home, record);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The publish of {request.Title} cannot be kept below {root}: {problem.Message}", problem);
        }
    }

    /// <summary>
    /// What an earlier state of the sources, a killed publish or a damaged one has left: not what another process is publishing just now.
    /// </summary>
    private static void RemoveLeft(string all)
    {
        string[] folders = Directory.Exists(all) ? Directory.GetDirectories(all) : [];
        foreach (string folder in folders.Where(folder => !BuildFolders.IsOfOther(folder.Split(Partial)[^1])))
            Directory.Delete(folder, recursive: true);
    }

    /// <returns>False where another process has published the same meanwhile: then that is taken.</returns>
    private bool TryMove(string partial, Place place)
    {
        try
        {
            Directory.Move(partial, place.Home);
            return true;
        }
        catch (IOException) when (IsThere(place))
        {
            Directory.Delete(partial, recursive: true);
            return false;
        }
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
