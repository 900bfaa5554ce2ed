using System.Diagnostics;
using System.Net;
using System.Net.Http.Headers;

namespace JsonAot.Lab.Measures.Web;

/// <summary>Asks a server once, and verifies what it answers.</summary>
internal sealed class WebClient : IDisposable
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(15);

    // It asks this machine alone: no proxy is in the way.
    private readonly HttpClient _client = new(new SocketsHttpHandler { UseProxy = false, PooledConnectionLifetime = TimeSpan.Zero })
    {
        // Its own would go on while this program is suspended.
        Timeout = Timeout.InfiniteTimeSpan,
    };

    internal static Uri Address(string port, int index) => new($"http://127.0.0.1:{port}/{index}");

    /// <returns>When the answer was there, and what is wrong with it.</returns>
    internal Visit Ask(Uri address, WebBody body, string operation)
    {
        using var over = new CancellationTokenSource();
        using var watch = new Watch(isOver =>
        {
            if (isOver)
                over.Cancel();
        });
        watch.Start(ChildLimit.Of(Limit));
        try
        {
            using var request = new HttpRequestMessage(operation == WebBody.Echo ? HttpMethod.Post : HttpMethod.Get, address);
            if (operation == WebBody.Echo)
                request.Content = new ByteArrayContent(body.Document)
                {
                    Headers = { ContentType = new MediaTypeHeaderValue("application/json") },
                };
            using HttpResponseMessage response = _client.Send(request, HttpCompletionOption.ResponseContentRead, over.Token);
            using var answer = new MemoryStream();
            response.Content.CopyTo(answer, null, over.Token);
            long answered = Stopwatch.GetTimestamp();
            string? wrong = response.StatusCode == HttpStatusCode.OK
                ? body.Check(answer.ToArray())
                : $"answers with status {(int)response.StatusCode}";
            return new Visit(answered, wrong);
        }
        catch (OperationCanceledException) when (over.IsCancellationRequested)
        {
            return Unanswered($"does not answer within {ChildLimit.Of(Limit).TotalSeconds:0.#} s");
        }
        catch (Exception problem) when (
            problem is HttpRequestException or IOException or TaskCanceledException or InvalidOperationException)
        {
            return Unanswered($"does not answer: {problem.Message}");
        }

        static Visit Unanswered(string why) => new(Stopwatch.GetTimestamp(), why);
    }

    public void Dispose() => _client.Dispose();
}
