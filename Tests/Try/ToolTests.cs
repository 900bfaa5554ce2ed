using System.IO.Compression;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>The packed tool as a new user has it: an empty home directory, in a path with a blank and a letter beyond ASCII.</summary>
public sealed class ToolTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private string Home => _folder["zu Hause ü"];

    private ProgramRun Run(string program, params string[] arguments) => Repository.RunWith(
        [("HOME", Home), ("DOTNET_CLI_HOME", Home), ("NUGET_PACKAGES", Packages), ("JSONAOT_HOME", ""), ("XDG_DATA_HOME", "")], Home, program, arguments);

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
        ProgramRun pack = Repository.Run("dotnet", "pack", "Tool", "-c", "Release", "-o", feed, "-p:RunAnalyzers=false", "--nologo");
        Assert.True(pack.ExitCode == 0, pack.ToString());
        using (ZipArchive package = ZipFile.OpenRead(Directory.GetFiles(feed, "jsonaot.*.nupkg").Single()))
        {
            Assert.Contains(package.Entries, entry => entry.FullName.EndsWith("sources/Lab/Lab.csproj", StringComparison.Ordinal));
            Assert.DoesNotContain(package.Entries, entry => entry.FullName.Contains("/obj/", StringComparison.Ordinal));
            Assert.DoesNotContain(package.Entries, entry => entry.FullName.Contains("sources/Tests", StringComparison.Ordinal));
        }

        ProgramRun install = Run("dotnet", "tool", "install", "jsonaot", "--tool-path", _folder["tools"], "--add-source", feed);
        Assert.True(install.ExitCode == 0, install.ToString());
        File.WriteAllText(Path.Combine(Home, "sample.json"), """{"id":1,"name":"x","lines":[{"sku":"a","price":1.5}]}""");
        string tool = Path.Combine(_folder["tools"], $"jsonaot{Repository.ExecutableSuffix}");

        // Two contenders: the way of the tool is what is tested, and each more is another native publish.
        ProgramRun tried = Run(tool, "try", "sample.json", "--modes", "jit,aot", "--library", "STJ source-gen", "--library", "SpanCodec");

        Assert.True(tried.ExitCode == 0, tried.ToString());
        Assert.Contains("Setting up jsonaot", tried.Errors, StringComparison.Ordinal);
        Assert.Contains("Compiled ahead of time (aot) take ", tried.Output, StringComparison.Ordinal);

        string left = Path.Combine(Home, ".local", "share", "jsonaot");
        Assert.True(!OperatingSystem.IsLinux() || Directory.Exists(left));
        ProgramRun clean = Run(tool, "clean");
        Assert.True(clean.ExitCode == 0, clean.ToString());
        Assert.False(Directory.Exists(left));
        Assert.Contains("nothing to remove", Run(tool, "clean").Output, StringComparison.Ordinal);
    }
}
