using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The sample application, as its reader runs it.</summary>
[Collection("Publishing")]
public class OrdersTests
{
    [Fact]
    public async Task It_runs_and_one_line_of_it_is_SpanCodec()
    {
        string folder = Path.Combine(Repository.Root, "samples", "Orders");
        string[] lines = await File.ReadAllLinesAsync(Path.Combine(folder, "Program.cs"), TestContext.Current.CancellationToken);
        Assert.Single(lines, line => line.Contains("Codecs", StringComparison.Ordinal));
        // The differences that a reader is shown are of this application.
        string all = string.Concat(
            Directory.EnumerateFiles(folder).Where(file => !file.EndsWith(".md", StringComparison.Ordinal)).Select(File.ReadAllText));
        foreach (string text in (string[])["samples/Orders/README.md", "docs/guide.md", "README.md"])
        {
            string[] added =
            [
                .. (await File.ReadAllLinesAsync(Path.Combine(Repository.Root, text), TestContext.Current.CancellationToken))
                    .Where(line => line.StartsWith('+')),
            ];
            Assert.True(added.Length >= 4, text);
            Assert.All(added, line => Assert.Contains(line[1..] + Environment.NewLine, all, StringComparison.Ordinal));
        }

        await using var program = new SampleServer(Repository.Built(folder, "Orders"));
        Assert.Equal(SampleServer.Expected, await program.Answers());
    }

    [Fact]
    public async Task It_runs_natively_and_publishes_without_a_warning()
    {
        Thorough.Require();
        await using var program = new SampleServer(NativeSample.Publish("Orders"));
        Assert.Equal(SampleServer.Expected, await program.Answers());
    }
}
