using System.Text.Json;

namespace JsonAot.Tests.Native;

/// <summary>
/// The native program: published as the README says, and executed. It need not wait for those that publish in other projects: what it shares
/// with them is built once, and the rest has folders of its own.
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
        Assert.All(files, name => Assert.True(name == Path.GetFileName(native.Executable) || Path.GetExtension(name) is ".dbg" or ".pdb" or ".dSYM", name));
        // Google.Protobuf brings the descriptors of its messages.
        Assert.InRange(new FileInfo(native.Executable).Length, 1, 10_500_000);
    }

    [Fact]
    public void Run_without_arguments_it_prints_the_table()
    {
        ProgramRun run = Repository.Run(native.Executable);
        Assert.Equal(0, run.ExitCode);
        Assert.Contains("Process start to Main", run.Output, StringComparison.Ordinal);
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
        using JsonDocument jit = JsonDocument.Parse(File.ReadAllText(Path.ChangeExtension(Repository.Built("BenchmarkJsonAot"), ".runtimeconfig.json")));
        JsonElement framework = Assert.Single(jit.RootElement.GetProperty("runtimeOptions").GetProperty("includedFrameworks").EnumerateArray());
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
            Publish = Repository.Run("dotnet", "publish", "BenchmarkJsonAot", "-c", "Release", "-p:PublishAot=true");
            Result = new(() => SelfRunJson.Of(Repository.Run(Executable, "--json", "--launches", "1")));
        }

        internal Lazy<SelfRunJson> Result { get; }

        internal ProgramRun Publish { get; }

        internal string Folder { get; } =
            Path.Combine(Repository.Root, "BenchmarkJsonAot", "bin", "aot", "Release", Repository.Framework, Repository.RuntimeIdentifier, "publish");

        internal string Executable => Path.Combine(Folder, $"BenchmarkJsonAot{Repository.ExecutableSuffix}");
    }
}
