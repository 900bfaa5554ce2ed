using System.Diagnostics;
using System.Globalization;
using SpanCodecs.AspNetCore;

namespace SpanCodecs.Tests.Web.App;

/// <summary>Lines of a hundred bytes, from a server to a client in one process: how many a second, and what memory they take.</summary>
internal static class LinesRun
{
    internal static async Task RunAsync(int count)
    {
        WebApplication app = await ShopApp.StartAsync("direct");
        await using (app.ConfigureAwait(false))
        {
            using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
            for (int i = 0; i < 2; i++)
            {
                long started = Stopwatch.GetTimestamp();
                int read = 0;
                string path = string.Create(CultureInfo.InvariantCulture, $"/lines/{count}");
                await foreach (Item? item in client.GetSpanLinesAsync(path, ShopCodecs.Item))
                    read += item is null ? 0 : 1;
                double seconds = Stopwatch.GetElapsedTime(started).TotalSeconds;
                Console.WriteLine(string.Create(
                    CultureInfo.InvariantCulture,
                    $"{read} lines in {seconds:0.0} s: {read / seconds:0} a second; {Environment.WorkingSet / 1_000_000} MB of memory"));
            }
        }
    }

    internal static async IAsyncEnumerable<Item?> Items(int count)
    {
        var item = new Item("an article whose name makes a line of a hundred and five bytes, as of a log", 12_345, 1234.56m);
        for (int i = 0; i < count; i++)
            yield return item;
        await Task.CompletedTask.ConfigureAwait(false);
    }
}
