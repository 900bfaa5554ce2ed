using System.Diagnostics;
using System.Text;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>The sample application, as its reader runs it.</summary>
[Collection("Publishing")]
public class SampleTests
{
    [Fact]
    public async Task It_runs_and_one_line_of_it_is_SpanCodec()
    {
        string folder = Path.Combine(Repository.Root, "samples", "Orders");
        string[] lines = await File.ReadAllLinesAsync(Path.Combine(folder, "Program.cs"), TestContext.Current.CancellationToken);
        Assert.Single(lines, line => line.Contains("Codecs", StringComparison.Ordinal));
        // The differences that a reader is shown are of this application.
        string all = string.Concat(Directory.EnumerateFiles(folder).Where(file => !file.EndsWith(".md", StringComparison.Ordinal)).Select(File.ReadAllText));
        foreach (string text in (string[])["samples/Orders/README.md", "docs/spancodec.md", "SpanCodec/README.md"])
        {
            string[] added = [.. (await File.ReadAllLinesAsync(Path.Combine(Repository.Root, text), TestContext.Current.CancellationToken)).Where(line => line.StartsWith('+'))];
            Assert.True(added.Length >= 4, text);
            Assert.All(added, line => Assert.Contains(line[1..] + Environment.NewLine, all, StringComparison.Ordinal));
        }

        await Ask(Path.Combine(folder, "bin", "Release", Repository.Framework, $"Orders{Repository.ExecutableSuffix}"));
    }

    [Fact]
    public async Task It_runs_natively_and_publishes_without_a_warning()
    {
        Thorough.Require();
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "samples/Orders", "-c", "Release", "-r", Repository.RuntimeIdentifier, "-p:PublishAot=true", "-p:RunAnalyzers=false");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        string folder = Path.Combine(Repository.Root, "samples", "Orders");
        await Ask(Path.Combine(
            folder, "bin", "aot", "Release", Repository.Framework, Repository.RuntimeIdentifier, "publish", $"Orders{Repository.ExecutableSuffix}"));
    }

    internal static async Task Ask(string program)
    {
        const string Order = """{"id":7,"customer":"Ada","lines":[{"article":"tea","count":2,"price":1.50}]}""";
        using var process = Process.Start(new ProcessStartInfo(program, "--urls http://127.0.0.1:0") { RedirectStandardOutput = true })!;
        try
        {
            using var client = new HttpClient { BaseAddress = await Address(process) };
            Assert.Equal(Order, await client.GetStringAsync("/orders/7", TestContext.Current.CancellationToken));
            using var body = new StringContent($$"""[{{Order}},{"id":8,"customer":"x","lines":[]}]""", Encoding.UTF8, "application/json");
            using HttpResponseMessage answer = await client.PostAsync("/orders", body, TestContext.Current.CancellationToken);
            Assert.Equal($"[{Order}]", await answer.Content.ReadAsStringAsync(TestContext.Current.CancellationToken));
        }
        finally
        {
            process.Kill();
            await process.WaitForExitAsync(CancellationToken.None);
        }
    }

    private static async Task<Uri> Address(Process process)
    {
        using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(60));
        while (await process.StandardOutput.ReadLineAsync(limit.Token) is { } line)
        {
            int at = line.IndexOf("http://", StringComparison.Ordinal);
            if (at >= 0)
                return new Uri(line[at..].Trim());
        }

        throw new InvalidOperationException("The sample ended before it said its address.");
    }
}
