using System.Text.Json;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Native;

/// <summary>
/// The native program: published as the README says, and executed. It need not wait for those that publish
/// in other projects: what it shares with them is built once, and the rest has folders of its own.
/// </summary>
[Collection("Native program")]
public class SelfRunTests(SelfRunTests.Published native) : IClassFixture<SelfRunTests.Published>
{
    [Fact]
    public void It_publishes_without_a_single_warning()
    {
        Assert.True(native.Publish.ExitCode == 0, native.Publish.ToString());
        Assert.DoesNotContain("warning", native.Publish.Output, StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public void It_is_one_small_file_with_nothing_beside_it_but_symbols()
    {
        string[] files = [.. Directory.EnumerateFileSystemEntries(native.Folder).Select(path => Path.GetFileName(path)!)];
        Assert.All(
            files,
            name => Assert.True(
                name == Path.GetFileName(native.Executable) || Path.GetExtension(name) is ".dbg" or ".pdb" or ".dSYM", name));
        // Google.Protobuf brings the descriptors of its messages.
        Assert.InRange(new FileInfo(native.Executable).Length, 1, 10_500_000);
    }

    [Fact]
    public void Its_clock_is_stamped_before_anything_else() => Assert.Equal(
        "long main = Stopwatch.GetTimestamp();",
        File.ReadLines(Path.Combine(Repository.Root, "BenchmarkJsonAot", "Program.cs"))
            .First(line => line.Length > 0
                && !line.StartsWith("using ", StringComparison.Ordinal)
                && !line.StartsWith("//", StringComparison.Ordinal)));

    [Fact]
    public void What_cannot_be_written_is_a_sentence()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "/dev/full is Linux's.");
        ProgramRun run = Repository.RunWith([], Repository.Root, "/bin/sh", "-c", $"'{native.Executable}' --help > /dev/full");
        Assert.Equal(1, run.ExitCode);
        Assert.StartsWith("The self-run could not be completed: ", run.Errors, StringComparison.Ordinal);
    }

    /// <summary>Without any argument it has twenty launches in place of one, and takes as long as that.</summary>
    [Fact]
    public void Unless_it_is_asked_for_JSON_it_prints_the_table()
    {
        ProgramRun run = Repository.Run(native.Executable, Thorough.IsAsked ? [] : ["--launches", "1"]);
        Assert.Equal(0, run.ExitCode);
        Assert.Contains("Process start to Main", run.Output, StringComparison.Ordinal);
        Assert.Contains("fresh processes, in the utf8 lane.", run.Output, StringComparison.Ordinal);
        Assert.Contains("STJ source-gen", run.Output, StringComparison.Ordinal);
        Assert.Contains("Not available:", run.Output, StringComparison.Ordinal);
        Assert.Contains("STJ reflection: ", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void As_JSON_it_gives_a_figure_or_a_reason_for_every_contender()
    {
        SelfRunJson result = native.Result.Value;
        Assert.Equal("native", result.Root.GetProperty("compilation").GetString());
        string[] rows = [.. result.ContendersOf("rows")], absent = [.. result.ContendersOf("unavailable")];
        Assert.Contains("Hand-written", rows);
        Assert.Contains("Newtonsoft.Json", absent);
        Assert.All(result.Root.GetProperty("rows").EnumerateArray(), row => Assert.InRange(
            row.GetProperty("steadyNs").GetProperty("median").GetDouble(), 1, row.GetProperty("steadyNs").GetProperty("high").GetDouble()));
        Assert.All(Libraries.Contenders.All, contender => Assert.Contains(contender.Name, rows.Concat(absent)));
        Assert.InRange(result.AllocatedReading("Hand-written"), 1, result.AllocatedReading("STJ source-gen") - 1);
    }

    [Fact]
    public void It_has_the_build_of_the_framework_that_the_same_program_has_under_the_JIT()
    {
        using JsonDocument jit = JsonDocument.Parse(
            File.ReadAllText(Path.ChangeExtension(Repository.Built("BenchmarkJsonAot"), ".runtimeconfig.json")));
        JsonElement framework = Assert.Single(
            jit.RootElement.GetProperty("runtimeOptions").GetProperty("includedFrameworks").EnumerateArray());
        Assert.Equal($".NET {framework.GetProperty("version").GetString()}", native.Result.Value.Root.GetProperty("runtime").GetString());
    }

    /// <summary>All contenders are warmed up. That a self-run under the JIT has a table, MisbehavingSelfRunTests shows with few.</summary>
    [Fact]
    public void Under_the_JIT_the_same_program_gives_the_same_table()
    {
        Thorough.Require();
        SelfRunJson jit = SelfRunJson.Of(Repository.Run(Repository.Built("BenchmarkJsonAot"), "selfrun", "--json", "--launches", "1"));
        Assert.Equal("jit", jit.Root.GetProperty("compilation").GetString());
    }

    /// <summary>Its compilers are restored as packages, 300 MB of them.</summary>
    [Theory]
    [InlineData("-p:PublishReadyToRun=false")]
    [InlineData("-p:PublishReadyToRun=true")]
    [InlineData("-p:PublishAot=true")]
    public void The_framework_without_its_SDK_runs_in_every_mode(string mode)
    {
        Thorough.Require();
        using var folder = new TemporaryFolder();
        ProgramRun publish = Repository.RunWith(
            [("NativeDebugSymbols", "false"), ("JsonAotFramework", Checkout.FrameworkByPacks)], Repository.Root,
            "dotnet", "publish", "BenchmarkJsonAot", "-c", "Release", "-o", folder["published"], "-p:RunAnalyzers=false", mode);
        Assert.True(publish.ExitCode == 0, publish.Output + publish.Errors);
        string program = Path.Combine(folder["published"], $"BenchmarkJsonAot{Repository.ExecutableSuffix}");
        SelfRunJson told = SelfRunJson.Of(Repository.Run(program, "selfrun", "--json", "--launches", "1"));
        Assert.StartsWith(".NET 11.0.", told.Root.GetProperty("runtime").GetString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--nonsense")]
    [InlineData("--payload", "Nonsense")]
    [InlineData("--launches", "0")]
    public void Unusable_arguments_exit_with_2_and_a_sentence(params string[] args)
    {
        ProgramRun run = Repository.Run(native.Executable, args);
        Assert.Equal(2, run.ExitCode);
        Assert.NotEmpty(run.Errors.Trim());
    }

    public sealed class Published
    {
        public Published()
        {
            // The ordinary build has analysed these sources. Nobody debugs the program, and its symbols take a part of the time.
            Publish = Repository.RunWith(
                [("NativeDebugSymbols", "false")], Repository.Root,
                "dotnet", "publish", "BenchmarkJsonAot", "-c", "Release", "-p:PublishAot=true", "-p:RunAnalyzers=false");
            Result = new(() => SelfRunJson.Of(Repository.Run(Executable, "--json", "--launches", "1")));
        }

        internal Lazy<SelfRunJson> Result { get; }

        internal ProgramRun Publish { get; }

        internal string Folder { get; } =
            Path.Combine(
                Repository.Root, "BenchmarkJsonAot", "bin", "aot", "Release",
                Repository.Framework, Repository.RuntimeIdentifier, "publish");

        internal string Executable => Path.Combine(Folder, $"BenchmarkJsonAot{Repository.ExecutableSuffix}");
    }
}
