using System.Diagnostics;
using JsonAot.Lab.Results;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Files that a call leaves for the next one with the same files.</summary>
public sealed class TryAgainTests : TestsInFolder
{
    private const string Order = "public sealed class Order { public int Id { get; set; } }";

    [Fact]
    public void Results_of_the_same_sources_are_added_to_and_those_of_earlier_sources_are_gone()
    {
        Thorough.Require();
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Starts are measured on Linux alone.");
        Assert.Contains("SpanCodec", Started(Order, "STJ source-gen", "SpanCodec"));
        Assert.Contains("SpanCodec", Started(Order, "STJ source-gen"));
        Assert.DoesNotContain("SpanCodec", Started($"{Order} // of another day", "STJ source-gen"));
    }

    /// <summary>The end of the process that read the sample was taken for a fault of the type, and what was built was removed.</summary>
    [Fact]
    public async Task A_call_that_is_stopped_while_the_sample_is_read_keeps_what_was_built()
    {
        Thorough.Require();
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        Put(
            """
            public sealed class Order
            {
                static Order() { while (true) System.Threading.Thread.Sleep(100); }
                public int Id { get; set; }
            }
            """);
        using var program = new MarkedProgram();
        using Process lab = program.Start("Lab", ["try", _folder["Order.cs"], _folder["sample.json"], "--modes", "jit"]);
        try
        {
            const string Label = "Everything that is made is below ";
            string? line = "";
            while (line?.StartsWith(Label, StringComparison.Ordinal) == false)
                line = await lab.StandardError.ReadLineAsync(TestContext.Current.CancellationToken);
            Assert.NotNull(line);
            string made = Path.GetFullPath(line[Label.Length..].Trim().TrimEnd('.'), Repository.Root);
            // The process that reads the sample is given it in a file.
            Assert.True(SpinWait.SpinUntil(() => lab.HasExited || File.Exists(Path.Combine(made, "given.json")), TimeSpan.FromMinutes(8)));
            Assert.Equal(0, Repository.Run("kill", "-TERM", lab.Id.ToString()).ExitCode);
            string errors = await lab.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
            await lab.WaitForExitAsync(TestContext.Current.CancellationToken);
            Assert.True(lab.ExitCode == 130, errors);
            Assert.Contains("Stopped. What was finished is kept", errors, StringComparison.Ordinal);
            Assert.True(Directory.Exists(made));
            Assert.Contains(
                Directory.EnumerateFiles(
                    Path.Combine(Repository.Root, "artifacts", "publish"), "publish.json", SearchOption.AllDirectories),
                record => File.ReadAllText(record).Contains(Path.GetFileName(made), StringComparison.Ordinal));
        }
        finally
        {
            lab.Kill(entireProcessTree: true);
        }
    }

    private void Put(string code)
    {
        File.WriteAllText(_folder["Order.cs"], code);
        File.WriteAllText(_folder["sample.json"], """{"id":1}""");
    }

    /// <returns>The programs that the results have starts of.</returns>
    private IEnumerable<string> Started(string code, params string[] libraries)
    {
        const string Label = "Results: ";
        Put(code);
        // Nobody reads the times.
        ProgramRun run = Repository.RunWith(
            [Repository.Lock("try-again")],
            _folder.Path,
            Repository.Built("Lab"),
            ["try", "Order.cs", "sample.json", "--modes", "jit", .. libraries.SelectMany(name => new[] { "--contender", name })]);
        Assert.True(run.ExitCode == 0, run.ToString());
        string results = run.Output.Split('\n').Single(line => line.StartsWith(Label, StringComparison.Ordinal))[Label.Length..].Trim();
        return ResultFile.Read<Results<StartupRow>>(
            Directory.GetFiles(results, StartupRow.FileName, SearchOption.AllDirectories).Single())!.Rows.Select(row => row.Program);
    }
}
