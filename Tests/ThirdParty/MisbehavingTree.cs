using JsonAot.Lab.Doctor;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results;
using JsonAot.Tests.Native;

namespace JsonAot.Tests.ThirdParty;

/// <summary>The copied tree's Lab, with libraries and servers that misbehave; built once.</summary>
public sealed class MisbehavingTree : IDisposable
{
    private readonly CopiedTree? _tree;
    private readonly string _lab = "";

    public MisbehavingTree()
    {
        if (!Thorough.IsAsked)
            return;
        _tree = new CopiedTree();
        AddServers(_tree.PathOf("Lab/Measures/Web/WebContestants.cs"));
        _lab = _tree.Build("Lab", "JsonAot.Lab", "-p:Libraries=Misbehaving");
    }

    public void Dispose() => _tree?.Dispose();

    /// <summary>The verb's exit code does not count: a library that crashes is a finding for some. It is none for verdicts.</summary>
    internal T Measure<T>(string verb, params string[] options)
        where T : class, IResults<T>
    {
        Thorough.Require();
        string folder = _tree!.PathOf($"results-{verb}"), mode = verb == "verdicts" ? "aot" : "jit";
        string[] modes = verb == "verify" ? [] : ["--modes", mode];
        ProgramRun run = Run(_tree.PathOf(""), [verb, "--payload", "Simple", .. Libraries, .. modes, .. options, "--results", folder]);
        Assert.True(verb != "verdicts" || run.ExitCode == 0, run.ToString());
        return Read<T>(folder, mode, run);
    }

    /// <summary>Another file of the run that was measured last.</summary>
    internal T Measured<T>(string verb)
        where T : class,
        IResults<T> => new ResultStore(_tree!.PathOf($"results-{verb}")).Read<T>(Machine.Current, Repository.Framework, "jit")!;

    /// <summary>One payload, so that each server has one row of a kind.</summary>
    internal WebResults Web()
    {
        Thorough.Require();
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Servers are measured on Linux alone.");
        Assert.SkipWhen(LoadTool.Find() is null, $"There is no load generator here. {LoadTool.HowToInstall}.");
        string folder = _tree!.PathOf("results-web");
        return Read<WebResults>(
            folder, "jit", Run(_tree.PathOf(""), ["web", "--payload", "Simple", "--modes", "jit", "--rounds", "2", "--results", folder]));
    }

    internal SelfRunJson SelfRun()
    {
        Thorough.Require();
        string project = _tree!.PathOf("BenchmarkJsonAot");
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", project, "-c", "Release", "-p:RunAnalyzers=false", "-p:Libraries=Misbehaving", "-p:PublishAot=true");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        string program = Path.Combine(
            project,
            "bin",
            "aot",
            "Release",
            Repository.Framework,
            Repository.RuntimeIdentifier,
            "publish",
            $"BenchmarkJsonAot{Repository.ExecutableSuffix}");
        return SelfRunJson.Of(Repository.RunWith(SelfRunJson.Limits, _tree.PathOf(""), program, "--json", "--launches", "1"));
    }

    internal ProgramRun Try()
    {
        Thorough.Require();
        string folder = _tree!.PathOf("order");
        Directory.CreateDirectory(folder);
        File.WriteAllText(
            Path.Combine(folder, "Order.cs"),
            "public sealed class Order { public int Id { get; set; } public string? Name { get; set; } }");
        File.WriteAllText(Path.Combine(folder, "sample.json"), """{"Id":1,"Name":"ä"}""");
        return Run(folder, ["try", "Order.cs", "sample.json", "--modes", "jit", .. Libraries]);
    }

    private static string[] Libraries =>
    [
        .. new[] { MisbehavingLibraryTests.Sound, "Hangs", "Overflows", "Leaves", "Allocates", "WrongLater", "HangsLater" }
            .SelectMany(name => new[] { "--contender", name }),
    ];

    /// <summary>The only list of names that no discovery fills.</summary>
    private static void AddServers(string path)
    {
        const string Last = "        Floor,";
        string[] types =
            ["HangsWeb", "HangsLaterWeb", "LeavesWeb", "OverflowsLaterWeb", "AllocatesWeb", "AllocatesLaterWeb", "NeverStartsWeb"];
        string text = File.ReadAllText(path);
        Assert.Contains(Last, text, StringComparison.Ordinal);
        File.WriteAllText(
            path,
            text.Replace(
                Last, string.Concat(types.Select(type => $"        new(\"{type}\", \"{type}\"),\n")) + Last, StringComparison.Ordinal));
    }

    private ProgramRun Run(string folder, string[] arguments) =>
        Repository.RunWith([("BENCHTURNS_CHILD_LIMIT", "8,1000")], folder, _lab, arguments);

    private static T Read<T>(string folder, string mode, ProgramRun run)
        where T : class, IResults<T> =>
        new ResultStore(folder).Read<T>(Machine.Current, Repository.Framework, mode)
            ?? throw new InvalidOperationException($"Nothing was measured: {run}");
}
