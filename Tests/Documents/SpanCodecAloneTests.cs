using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Documents;

/// <summary>
/// SpanCodec without the suite around it, as "git subtree split --prefix SpanCodec" leaves it: a repository
/// of its own, far from this checkout. (That no file of it names one outside, its own tests say.)
/// </summary>
[Collection("Publishing")]
public sealed class SpanCodecAloneTests : TestsInFolder
{
    private string Folder => _folder["repository"];

    [Fact]
    public void It_builds_tests_and_packs()
    {
        Thorough.Require();
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The release is made on Linux.");
        Split();
        Succeeds("dotnet", "build", "-nologo");
        ProgramRun tests = Succeeds("dotnet", "test", "--no-build", "-nologo");
        Match passed = Regex.Match(tests.Output, @"Failed: +0, Passed: +\d{3,}.*");
        Assert.True(passed.Success, tests.ToString());
        TestContext.Current.TestOutputHelper?.WriteLine(passed.Value);
        string packages = _folder["packages"];
        ProgramRun pack = Succeeds("sh", "pack.sh", "0.0.1-alone", packages);
        Assert.DoesNotContain(": warning ", pack.Output, StringComparison.Ordinal);
        Assert.Equal(2, Directory.EnumerateFiles(packages, "*.nupkg").Count());
    }

    /// <summary>Copies what is in the folder now: a split has the last commit.</summary>
    private void Split()
    {
        string source = Path.Combine(Repository.Root, "SpanCodec");
        string[] files = Repository.RunIn(source, "git", "ls-files").Output.Split(
            '\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        foreach (string file in files.Where(file => File.Exists(Path.Combine(source, file))))
        {
            string copy = Path.Combine(Folder, file);
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(Path.Combine(source, file), copy);
        }

        Succeeds("git", "init", "-q");
        Succeeds("git", "add", ".");
        Succeeds("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "Split");
    }

    private ProgramRun Succeeds(string program, params string[] arguments)
    {
        // Its own thorough tests take longer than the rest of the suite's: they are run where SpanCodec is changed.
        ProgramRun run = Repository.RunWith([(Thorough.Variable, "")], Folder, program, arguments);
        Assert.True(run.ExitCode == 0, run.ToString());
        return run;
    }
}
