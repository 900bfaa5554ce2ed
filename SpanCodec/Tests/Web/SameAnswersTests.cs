using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>An application answers with codecs as it does without: statuses, headers and bodies.</summary>
[Collection("Publishing")]
public class SameAnswersTests
{
    [Theory]
    [InlineData("bridge")]
    [InlineData("direct")]
    public async Task A_minimal_API_answers_the_same(string way)
    {
        await using WebApplication without = await ShopApp.StartAsync("none");
        await using WebApplication with = await ShopApp.StartAsync(way);
        await Compare(new Uri(without.Urls.First()), new Uri(with.Urls.First()));
    }

    [Theory]
    [InlineData("bridge")]
    [InlineData("direct")]
    public async Task A_client_that_goes_away_harms_nobody(string way)
    {
        await using WebApplication without = await ShopApp.StartAsync("none");
        await using WebApplication with = await ShopApp.StartAsync(way);
        RawRequest[] abandoned = [RawRequest.Get("/huge"), .. ShopRequests.All.Where(request => request.Pieces is [_, { Length: > 10 }])];
        foreach (RawRequest request in abandoned)
            await request.AbandonAsync(new Uri(with.Urls.First()), TestContext.Current.CancellationToken);
        await Compare(new Uri(without.Urls.First()), new Uri(with.Urls.First()));
    }

    [Fact]
    public async Task A_native_one_answers_the_same_and_publishes_without_a_warning()
    {
        Thorough.Require();
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "SpanCodec/Tests/Web/App", "-c", "Release", "-r", Repository.RuntimeIdentifier, "-p:PublishAot=true", "-p:RunAnalyzers=false");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        string program = Path.Combine(
            Repository.Root, "SpanCodec/Tests/Web/App/bin/aot/Release", Repository.Framework, Repository.RuntimeIdentifier, "publish", $"SpanCodecWeb{Repository.ExecutableSuffix}");
        using ShopServer without = ShopServer.Start(program, "none");
        foreach (string way in (string[])["bridge", "direct"])
        {
            using ShopServer with = ShopServer.Start(program, way);
            await Compare(without.Address, with.Address);
        }
    }

    private static async Task Compare(Uri without, Uri with)
    {
        var differences = new List<string>();
        foreach (RawRequest request in ShopRequests.All)
        {
            string expected = await request.SendAsync(without, TestContext.Current.CancellationToken);
            string actual = await request.SendAsync(with, TestContext.Current.CancellationToken);
            Assert.StartsWith("HTTP/1.1 ", expected, StringComparison.Ordinal);
            if (expected != actual)
                differences.Add($"{request.Name}\n--- without\n{Shown(expected)}\n--- with\n{Shown(actual)}");
        }

        Assert.True(differences.Count == 0, string.Join("\n\n", differences));
    }

    private static string Shown(string answer) => answer.Length > 600 ? answer[..600] : answer;
}
