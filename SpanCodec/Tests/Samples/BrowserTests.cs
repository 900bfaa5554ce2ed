using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.StaticFiles;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Logging;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The sample that runs in a browser: its page, as a reader sees it.</summary>
[Collection("Publishing")]
public class BrowserTests
{
    [Fact]
    public async Task The_page_is_published_without_a_warning_and_writes_what_System_Text_Json_would()
    {
        Thorough.Require();
        string chromium = InstalledProgram.RequireChromium();
        string published = Path.Combine(Repository.Artifacts, "browser");
        // Blazor's SDK hides all warnings of trimming, as Blazor itself has some.
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "samples/Browser", "-c", "Release", "-p:RunAnalyzers=false", "-o", published,
            "-p:SuppressTrimAnalysisWarnings=false", "-p:TrimmerSingleWarn=false", "-p:TreatWarningsAsErrors=false");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        string[] warnings = [.. publish.Output.Split('\n').Where(line => line.Contains("warning", StringComparison.OrdinalIgnoreCase))];
        Assert.All(warnings, line => Assert.Matches(@"Trim analysis warning IL\d+: Microsoft\.(AspNetCore\.Components|JSInterop)\.", line));

        string page = Path.Combine(published, "wwwroot");
        await using WebApplication server = await Serve(page);
        string profile = Path.Combine(Repository.Artifacts, "browser-profile");
        // The browser's time goes on only while it waits for nothing: so it shows the page when all of it is there, on a slow machine too.
        ProgramRun shown = Repository.Run(
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            $"--user-data-dir={profile}", "--virtual-time-budget=30000", "--dump-dom", server.Urls.First());
        string text = await File.ReadAllTextAsync(Path.Combine(page, "trip.json"), TestContext.Current.CancellationToken);
        Trip? trip = JsonSerializer.Deserialize<Trip>(text, JsonSerializerOptions.Web);
        // Nothing in it is escaped in HTML: System.Text.Json has escaped that before.
        Assert.Contains($"<pre>{JsonSerializer.Serialize(trip, JsonSerializerOptions.Web)}</pre>", shown.Output, StringComparison.Ordinal);
    }

    private static async Task<WebApplication> Serve(string folder)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        WebApplication app = builder.Build();
        var files = new PhysicalFileProvider(folder);
        app.UseDefaultFiles(new DefaultFilesOptions { FileProvider = files });
        app.UseStaticFiles(new StaticFileOptions { FileProvider = files, ContentTypeProvider = new FileExtensionContentTypeProvider() });
        await app.StartAsync(TestContext.Current.CancellationToken);
        return app;
    }

    private sealed record Trip(string Name, DateTimeOffset Start, List<Stop> Stops);

    private sealed record Stop(string Place, double Latitude, double Longitude, decimal? Price);
}
