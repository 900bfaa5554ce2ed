using System.Diagnostics;
using System.Text;
using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>A sample that is a web application, as a process of its own; both of them take and give orders.</summary>
internal sealed partial class SampleServer(string program) : IAsyncDisposable
{
    private const string Order = """{"id":7,"customer":"Ada","lines":[{"article":"tea","count":2,"price":1.50}]}""";

    private readonly Process _process = Process.Start(
        new ProcessStartInfo(program, "--urls http://127.0.0.1:0") { RedirectStandardOutput = true })!;

    /// <summary>The status and the body of each.</summary>
    internal static readonly string[] Expected = [$"200 {Order}", $"200 [{Order}]"];

    /// <summary>Answers to two requests that are right.</summary>
    internal async Task<string[]> Answers() => (await AllAnswers())[..2];

    /// <summary>And to three that are not.</summary>
    internal async Task<string[]> AllAnswers()
    {
        using var client = new HttpClient { BaseAddress = await Address() };
        var answers = new List<string>();
        using (HttpResponseMessage answer = await client.GetAsync("/orders/7", TestContext.Current.CancellationToken))
            answers.Add(await Text(answer));
        foreach (string orders in (string[])[$$"""[{{Order}},{"id":8,"customer":"x","lines":[]}]""", "[", """[{"id":"x"}]""", "null"])
        {
            using var body = new StringContent(orders, Encoding.UTF8, "application/json");
            using HttpResponseMessage answer = await client.PostAsync("/orders", body, TestContext.Current.CancellationToken);
            answers.Add(await Text(answer));
        }

        return [.. answers];
    }

    public async ValueTask DisposeAsync()
    {
        _process.Kill();
        await _process.WaitForExitAsync(CancellationToken.None);
        _process.Dispose();
    }

    /// <summary>
    /// Problems have a number of the request in them; and of the types around a mistake, a message may name another one (differences.md).
    /// </summary>
    private static async Task<string> Text(HttpResponseMessage answer)
    {
        string text = await answer.Content.ReadAsStringAsync(TestContext.Current.CancellationToken);
        int trace = text.IndexOf("\"traceId\"", StringComparison.Ordinal);
        return $"{(int)answer.StatusCode} {NamedType().Replace(trace < 0 ? text : text[..trace], "converted to a type.")}";
    }

    [GeneratedRegex(@"converted to [\w.]+\.", RegexOptions.CultureInvariant)]
    private static partial Regex NamedType();

    internal async Task<Uri> Address()
    {
        using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(60));
        while (await _process.StandardOutput.ReadLineAsync(limit.Token) is { } line)
        {
            int at = line.IndexOf("http://", StringComparison.Ordinal);
            if (at >= 0)
                return new Uri(line[at..].Trim());
        }

        throw new InvalidOperationException("The sample ended before it said its address.");
    }
}
