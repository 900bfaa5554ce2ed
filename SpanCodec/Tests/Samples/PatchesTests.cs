using System.Net.Http.Headers;
using System.Text;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The sample with PATCH, as its reader runs it.</summary>
[Collection("Publishing")]
public class PatchesTests
{
    [Fact]
    public Task It_changes_what_a_patch_has() => Check(Repository.Built("samples/Patches", "Patches"));

    [Fact]
    public async Task It_does_natively_too_and_publishes_without_a_warning()
    {
        Thorough.Require();
        await Check(NativeSample.Publish("Patches"));
    }

    private static async Task Check(string program)
    {
        await using var server = new SampleServer(program);
        using var client = new HttpClient { BaseAddress = await server.Address() };
        const string Patched = """{"id":7,"name":"Ada","phone":null,"address":{"city":"London","street":null}}""";
        const string MergePatch = "application/merge-patch+json";
        const string Patch = """{"phone":null,"address":{"city":"London"},"id":8}""";
        Assert.Equal($"200 {Patched}", await Send(client, HttpMethod.Patch, "7", Patch, MergePatch));
        Assert.Equal("400 ", await Send(client, HttpMethod.Patch, "7", """{"phone":"1","name":null}""", MergePatch));
        Assert.Equal("400 ", await Send(client, HttpMethod.Patch, "7", "{", MergePatch));
        Assert.Equal("415 ", await Send(client, HttpMethod.Patch, "7", "{}", "text/plain"));
        Assert.Equal("404 ", await Send(client, HttpMethod.Patch, "8", "{}", MergePatch));
        Assert.Equal($"200 {Patched}", await Send(client, HttpMethod.Patch, "7", "{}", "application/json"));
        string renamed = Patched.Replace("Ada", "Eva", StringComparison.Ordinal);
        Assert.Equal($"200 {renamed}", await Send(client, HttpMethod.Post, "7/change", """{"name":"Eva"}""", "application/json"));
        string reached = renamed.Replace("\"phone\":null", "\"phone\":\"2\"", StringComparison.Ordinal);
        Assert.Equal($"200 {reached}", await Send(client, HttpMethod.Post, "7/change", """{"phone":"2"}""", "application/json"));
    }

    private static async Task<string> Send(HttpClient client, HttpMethod method, string path, string body, string type)
    {
        using var request = new HttpRequestMessage(method, "/customers/" + path)
        {
            Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body)) { Headers = { ContentType = new MediaTypeHeaderValue(type) } },
        };
        using HttpResponseMessage answer = await client.SendAsync(request, TestContext.Current.CancellationToken);
        return $"{(int)answer.StatusCode} {await answer.Content.ReadAsStringAsync(TestContext.Current.CancellationToken)}";
    }
}
