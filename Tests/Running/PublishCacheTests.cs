using JsonAot.Lab.Programs.Probes;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Running;

/// <summary>
/// The cache of publishes, with the smallest program there is. The verbs'
/// tests publish with it in earnest; here a compiler would only take its time.
/// </summary>
public sealed class PublishCacheTests : IDisposable
{
    private readonly string _root = Path.Combine(Repository.Root, "artifacts", "tests", $"publish-{Guid.NewGuid():N}");
    private readonly List<string> _said = [];

    public void Dispose()
    {
        if (Directory.Exists(_root))
            Directory.Delete(_root, recursive: true);
    }

    private static PublishRequest Floor { get; } = ProbeProgram.Empty(DeploymentMode.Jit);

    /// <summary>Makes what a publish does, without the minutes: a program of one line.</summary>
    private PublishCache WithoutCompiler => WithFeed(null);

    private PublishCache WithFeed(string? feed) => new(_root, _said.Add)
    {
        Feed = feed,
        CallDotnet = (arguments, _) =>
        {
            const string Switch = "-p:PublishDir=";
            string folder = arguments.Single(argument => argument.StartsWith(Switch, StringComparison.Ordinal))[Switch.Length..];
            string app = Path.GetFullPath(folder, Path.GetDirectoryName(arguments.ElementAt(1))!);
            Directory.CreateDirectory(app);
            FakeChildren.Write(Path.Combine(app, Floor.Program.Executable), "exit");
            File.WriteAllText(Path.Combine(app, "library.so"), "as it was published");
            return Task.FromResult(new ChildRun(ChildEnd.Exited, 0, null, "", "", TimeSpan.Zero));
        },
    };

    [Fact]
    public void What_is_published_once_is_found_and_what_was_cut_is_published_again()
    {
        PublishedProbe first = WithoutCompiler.Get(Floor);
        Assert.Null(first.Unavailable);
        Assert.Single(_said);
        Assert.Empty(first.Warnings);
        Assert.Equal(
            ["app", "publish.json"], Directory.EnumerateFileSystemEntries(first.Home).Select(path => Path.GetFileName(path)).Order());

        PublishedProbe[] again = [.. WithoutCompiler.GetAll([Floor, Floor with { Properties = [] }])];
        Assert.All(again, probe => Assert.Equal(first.Home, probe.Home));
        Assert.Single(_said);

        // A publish that was killed before its end leaves this.
        Directory.Move(first.Home, $"{first.Home}.partial");
        PublishedProbe whole = WithoutCompiler.Get(Floor);
        Assert.Equal(2, _said.Count);
        Assert.True(File.Exists(whole.Executable));
        Assert.Equal(
            [Path.GetFileName(first.Home)],
            Directory.EnumerateDirectories(Path.GetDirectoryName(first.Home)!).Select(path => Path.GetFileName(path)!));
    }

    /// <summary>It is no source of the checkout, and an old publish of it was weighed after its files had changed.</summary>
    [Fact]
    public void A_program_that_a_command_has_written_is_published_again_when_its_files_change()
    {
        string folder = Path.Combine(_root, "made");
        string path = Path.Combine(folder, "Program.cs");
        var made = new ProgramProject(Path.GetRelativePath(Checkout.Root, folder), Floor.Program.Assembly) { IsMade = true };
        OwnFolder.Put(path, "return 0;");
        PublishedProbe first = WithoutCompiler.Get(Floor with { Program = made });
        Assert.Equal(first.Home, WithoutCompiler.Get(Floor with { Program = made }).Home);
        OwnFolder.Put(path, "return 1;");
        Assert.NotEqual(first.Home, WithoutCompiler.Get(Floor with { Program = made }).Home);
    }

    /// <summary>A home folder may be that of o'brien.</summary>
    [Fact]
    public void Below_a_folder_with_an_apostrophe_a_native_publish_is_refused_at_once()
    {
        var cache = new PublishCache(Path.Combine(_root, "o'brien"), _said.Add)
        {
            CallDotnet = (_, _) => throw new InvalidOperationException("it was tried"),
        };
        PublishedProbe probe = cache.Get(ProbeProgram.Empty(DeploymentMode.Aot));
        Assert.Contains("apostrophe", probe.Unavailable, StringComparison.Ordinal);
        Assert.False(Directory.Exists(probe.Home));
    }

    [Fact]
    public void A_full_disk_is_noticed_before_anything_is_published()
    {
        var cache = new PublishCache(_root, _said.Add) { FreeBytesOf = _ => 1_000_000 };
        var problem = Assert.Throws<ProcessException>(() => cache.Get(Floor));
        Assert.Matches(
            $"^Publishing {Floor.Title} needs about [0-9]+ MB, and the drive of .* has 1.00 MB free. Make room there and run this again.$",
            problem.Message);
        problem = Assert.Throws<ProcessException>(() => cache.GetAll([Floor, Floor with { Payload = "PersonPayload" }]));
        Assert.Contains("Publishing 2 programs needs about ", problem.Message, StringComparison.Ordinal);
        Assert.Empty(_said);
    }

    [Fact]
    public void A_damaged_publish_is_published_again()
    {
        Check(probe => File.Delete(probe.Executable));
        Check(probe => Directory.Delete(probe.Folder, recursive: true));
        Check(probe => File.WriteAllText(Path.Combine(probe.Home, "publish.json"), "{"));
        Check(probe => File.Delete(Path.Combine(probe.Home, "publish.json")));
        Check(probe => File.WriteAllText(Path.Combine(probe.Home, "publish.json"), "{\"stamp\":null,\"warnings\":null}"));
        Check(probe => File.Delete(Path.Combine(probe.Folder, "library.so")));
        Check(probe => File.WriteAllText(Path.Combine(probe.Folder, "library.so"), "cut"));
        Check(probe => File.WriteAllText(Path.Combine(probe.Folder, "another.so"), ""));
        Check(probe => File.WriteAllText(probe.Executable, ""));
        if (!OperatingSystem.IsWindows())
            Check(probe => File.SetUnixFileMode(probe.Executable, UnixFileMode.UserRead));

        void Check(Action<PublishedProbe> harm)
        {
            harm(WithoutCompiler.Get(Floor));
            _said.Clear();
            PublishedProbe again = WithoutCompiler.Get(Floor);
            Assert.Equal([$"Publishing {Floor.Title} ..."], _said);
            Assert.Equal("#!/bin/sh\nexit\n", File.ReadAllText(again.Executable));
        }
    }

    /// <summary>A publish has ended by itself meanwhile, and nobody knows when.</summary>
    [Theory]
    [InlineData(2, true)]
    [InlineData(40, false)]
    public void A_publish_during_which_this_program_was_suspended_has_no_time(double missedSeconds, bool isKnown)
    {
        PublishCache cache = new(_root, _said.Add)
        {
            CallDotnet = async (arguments, limit) => await WithoutCompiler.CallDotnet(arguments, limit) with
            {
                Took = TimeSpan.FromSeconds(60), Missed = TimeSpan.FromSeconds(missedSeconds),
            },
        };
        Assert.Equal(isKnown, cache.Get(Floor).Record.TookSeconds is not null);
    }

    /// <summary>Two runs of one command at once: the second to finish takes what the first has published.</summary>
    [Fact]
    public void What_another_process_has_published_meanwhile_is_taken()
    {
        PublishedProbe whole = new PublishCache(Path.Combine(_root, "other"), _said.Add) { CallDotnet = WithoutCompiler.CallDotnet }
            .Get(Floor);
        string home = Path.Combine(_root, Path.GetRelativePath(Path.Combine(_root, "other"), whole.Home));
        PublishCache cache = new(_root, _said.Add)
        {
            CallDotnet = (arguments, limit) =>
            {
                Directory.Move(whole.Home, home);
                return WithoutCompiler.CallDotnet(arguments, limit);
            },
        };

        PublishedProbe taken = cache.Get(Floor);

        Assert.Equal((home, null), (taken.Home, taken.Unavailable));
        Assert.Equal([home], Directory.EnumerateDirectories(Path.GetDirectoryName(home)!));
    }

    [Fact]
    public void What_another_process_is_publishing_is_left_alone()
    {
        PublishedProbe first = WithoutCompiler.Get(Floor);
        int living = System.Diagnostics.Process.GetProcesses()
            .Select(process => process.Id).First(id => id > 0 && id != Environment.ProcessId);
        string[] partial = [$"{first.Home}.partial-{living}", $"{first.Home}.partial-{int.MaxValue}"];
        Directory.CreateDirectory(partial[0]);
        Directory.Move(first.Home, partial[1]);

        _ = WithoutCompiler.Get(Floor);

        Assert.Equal([true, false], partial.Select(Directory.Exists));
    }

    [Fact]
    public void A_payload_from_outside_that_has_changed_is_published_again()
    {
        string folder = Path.Combine(_root, "payload");
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, "sample.json"), "1");
        PublishRequest request = Floor with { PayloadFolder = folder };
        string first = WithoutCompiler.Get(request).Home;
        Assert.Equal(first, WithoutCompiler.Get(request).Home);

        File.WriteAllText(Path.Combine(folder, "sample.json"), "2");

        Assert.NotEqual(first, WithoutCompiler.Get(request).Home);
        Assert.NotEqual(first, WithoutCompiler.Get(Floor).Home);
    }

    /// <summary>
    /// A program that was published with packages from a feed says "built from its source"; without the feed that would be untrue.
    /// </summary>
    [Fact]
    public void A_program_made_with_packages_from_a_feed_is_another_one()
    {
        string feed = Directory.CreateDirectory(Path.Combine(_root, "feed")).FullName;
        File.WriteAllText(Path.Combine(feed, "Some.1.0.0.nupkg"), "1");
        string without = WithoutCompiler.Get(Floor).Home, with = WithFeed(feed).Get(Floor).Home;
        Assert.NotEqual(without, with);
        Assert.Equal(with, WithFeed(feed).Get(Floor).Home);

        File.WriteAllText(Path.Combine(feed, "Some.1.0.0.nupkg"), "2");

        Assert.NotEqual(with, WithFeed(feed).Get(Floor).Home);
        Assert.Equal(without, WithoutCompiler.Get(Floor).Home);
    }

    [Fact]
    public void Every_restore_takes_packages_from_the_feed_too()
    {
        ProgramRun run = Repository.RunWith(
            [("JSONAOT_FEED", _root)],
            Repository.Root,
            "dotnet",
            "msbuild",
            "Lab/MeasuredPrograms/Probe/Probe.csproj",
            "-nologo",
            "-getProperty:RestoreAdditionalProjectSources");
        Assert.Equal(0, run.ExitCode);
        Assert.Contains(_root, run.Output.Trim().Split(';'));
    }

    [Fact]
    public void What_does_not_compile_says_why_once_and_is_remembered()
    {
        const string Output = "/x/Lab/MeasuredPrograms/Empty/Program.cs(3,1): error CS0103: "
            + "The name 'Handshake' does not exist in the current context [/x/Lab/MeasuredPrograms/Empty/Empty.csproj]\n";
        string? reason = Failing(Output, () => { }).Get(Floor).Unavailable;
        Assert.StartsWith("Publishing JsonAot.Empty for ", reason, StringComparison.Ordinal);
        Assert.Contains("Program.cs(3,1): error CS0103", reason, StringComparison.Ordinal);
        Assert.Equal(reason, Failing(Output, () => { }).Get(Floor).Unavailable);
        Assert.Single(_said);
    }

    [Fact]
    public void A_source_that_is_away_is_asked_once()
    {
        const string Output = "/x/y.csproj : error NU1301: Unable to load the service index for source https://example.org/v3/index.json.";
        int calls = 0;
        PublishCache cache = Failing(Output, () => calls++);
        string? reason = cache.Get(Floor).Unavailable;
        Assert.StartsWith("the package source did not answer. ", reason, StringComparison.Ordinal);
        Assert.Equal((reason, 1), (cache.Get(Floor with { Payload = "PersonPayload" }).Unavailable, calls));
    }

    private PublishCache Failing(string output, Action called) => new(_root, _said.Add)
    {
        CallDotnet = (_, _) =>
        {
            called();
            return Task.FromResult(new ChildRun(ChildEnd.Exited, 1, null, output, "", TimeSpan.Zero));
        },
    };

    [Fact]
    public void Requests_for_different_things_have_places_of_their_own()
    {
        PublishRequest[] requests =
        [
            Floor,
            Floor with { Mode = DeploymentMode.Aot },
            Floor with { Libraries = "Newtonsoft" },
            Floor with { Contender = "SourceGenContender" },
            Floor with { Payload = "PersonPayload" },
            Floor with { Properties = ["ServerGarbageCollection=true"] },
            Floor with { Program = ProbeProgram.Start },
        ];
        Assert.Equal(requests.Length, requests.Select(request => request.FolderName).Distinct().Count());
        Assert.Contains("-p:Libraries=SpanJson+Utf8Json", (Floor with { Libraries = "SpanJson+Utf8Json" }).Switches);
    }
}
