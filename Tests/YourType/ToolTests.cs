using System.IO.Compression;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The packed tool as a new user has it: an empty home directory, in a path with a blank and a letter beyond ASCII.</summary>
public sealed class ToolTests : TestsInFolder
{
    private string Home => _folder["zu Hause ü"];

    private ProgramRun Run(string program, params string[] arguments) => Repository.RunWith(
        [("HOME", Home), ("DOTNET_CLI_HOME", Home), ("NUGET_PACKAGES", Packages), ("XDG_DATA_HOME", ""), ("JsonAotFramework", "")],
        Home,
        program,
        arguments);

    // The packages of the machine: a test downloads nothing.
    private static string Packages => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } chosen
        ? chosen
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    [Fact]
    public void From_a_folder_feed_to_figures_and_away_again()
    {
        Thorough.Require();
        Directory.CreateDirectory(Home);
        string feed = _folder["feed"];
        ProgramRun pack = Repository.Run(
            "dotnet", "pack", "Lab/DotnetTool", "-c", "Release", "-o", feed, "-p:RunAnalyzers=false", "--nologo");
        Assert.True(pack.ExitCode == 0, pack.ToString());
        using (ZipArchive package = ZipFile.OpenRead(Directory.GetFiles(feed, "JsonAot.Lab.*.nupkg").Single()))
        {
            Assert.Contains(package.Entries, entry => entry.FullName.EndsWith("sources/Lab/Lab.csproj", StringComparison.Ordinal));
            Assert.DoesNotContain(package.Entries, entry => entry.FullName.Contains("/obj/", StringComparison.Ordinal));
            Assert.DoesNotContain(package.Entries, entry => entry.FullName.Contains("/Tests/", StringComparison.Ordinal));
        }

        ProgramRun install = Run("dotnet", "tool", "install", "JsonAot.Lab", "--tool-path", _folder["tools"], "--add-source", feed);
        Assert.True(install.ExitCode == 0, install.ToString());
        File.WriteAllText(Path.Combine(Home, "sample.json"), """{"id":1,"name":"x","lines":[{"sku":"a","price":1.5}]}""");
        string tool = Path.Combine(_folder["tools"], $"jsonaot{Repository.ExecutableSuffix}");

        // Remains of a removal that did not end are not taken for the suite.
        string left = Path.Combine(Home, ".local", "share", "jsonaot");
        string version = Path.GetFileNameWithoutExtension(Directory.GetFiles(feed, "JsonAot.Lab.*.nupkg").Single())[
            "JsonAot.Lab.".Length..];
        if (OperatingSystem.IsLinux())
        {
            Directory.CreateDirectory(Path.Combine(left, version, "Lab"));
            File.WriteAllText(Path.Combine(left, version, "Lab", "Stray.cs"), "this is no C#");
        }

        // In steps, each with a time limit of its own: on a slow machine they take minutes.
        ProgramRun setUp = Run(tool, "try", "--help");
        Assert.True(setUp.ExitCode == 0, setUp.ToString());
        Assert.Contains("Setting up jsonaot", setUp.Errors, StringComparison.Ordinal);
        Assert.Contains("  jsonaot try ", setUp.Output, StringComparison.Ordinal);

        // Two contenders: the way of the tool is what is tested, and each more is another native publish.
        string[] contenders = ["--contender", "STJ source-gen", "--contender", "SpanCodec"];
        ProgramRun tried = Run(tool, ["try", "sample.json", "--modes", "jit", .. contenders]);
        Assert.True(tried.ExitCode == 0, tried.ToString());
        Assert.DoesNotContain("Setting up", tried.Errors, StringComparison.Ordinal);
        Assert.Contains("Under the JIT take ", tried.Output, StringComparison.Ordinal);

        ProgramRun native = Run(tool, ["try", "sample.json", "--modes", "aot", .. contenders]);
        Assert.True(native.ExitCode == 0, native.ToString());
        Assert.Contains("Compiled ahead of time (aot) take ", native.Output, StringComparison.Ordinal);

        if (OperatingSystem.IsLinux())
            Assert.Equal("ended 130", EndOfTheSuite(tool));

        Assert.True(!OperatingSystem.IsLinux() || Directory.Exists(left));
        ProgramRun clean = Run(tool, "clean");
        Assert.True(clean.ExitCode == 0, clean.ToString());
        Assert.False(Directory.Exists(left));
        Assert.Contains("nothing to remove", Run(tool, "clean").Output, StringComparison.Ordinal);
    }

    /// <summary>Somebody ends the tool, and the suite, a process of its own, once went on measuring.</summary>
    /// <returns>The state of the suite, and the exit code of the tool.</returns>
    private string EndOfTheSuite(string tool) => Run("sh", "-c", """
        "$0" try sample.json --modes jit & tool=$!
        for i in $(seq 100); do child=$(echo $(cat /proc/$tool/task/*/children)); [ -n "$child" ] && break; sleep 0.2; done
        sleep 1; kill -TERM $tool; wait $tool; code=$?; sleep 1
        case "$(cut -d' ' -f3 /proc/$child/stat 2>/dev/null)" in ''|Z) echo ended $code;; *) echo left $code;; esac
        """, tool).Output.Trim().Split('\n')[^1];
}
