using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Logging;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>A program for browsers, published, and what a Chromium shows of it.</summary>
internal static class PublishedPage
{
    /// <param name="project">Its folder, below <see cref="Repository.Root"/>.</param>
    /// <param name="switches">The switches of the publish.</param>
    internal static async Task<(string Published, string Shown)> Show(string project, params string[] switches)
    {
        string chromium = InstalledProgram.RequireChromium();
        string folder = Path.Combine(Repository.Artifacts, "page-" + project.Replace('/', '-'));
        // Names of its files have hashes of them, so older ones would stay.
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        ProgramRun publish = Repository.Run(
            "dotnet", ["publish", project, "-c", "Release", "-p:RunAnalyzers=false", "-o", folder, .. switches]);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        await using WebApplication server = await Serve(Path.Combine(folder, "wwwroot"));
        // The browser's time goes on only while it waits for nothing: so it shows the page when all of it is there, on a slow machine too.
        ProgramRun shown = Repository.Run(
            chromium,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            $"--user-data-dir={Path.Combine(Repository.Artifacts, "browser-profile")}",
            "--virtual-time-budget=30000",
            "--dump-dom",
            server.Urls.First());
        return (publish.Output, shown.Output);
    }

    private static async Task<WebApplication> Serve(string folder)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        WebApplication app = builder.Build();
        var files = new PhysicalFileProvider(folder);
        app.UseDefaultFiles(new DefaultFilesOptions { FileProvider = files });
        app.UseStaticFiles(new StaticFileOptions { FileProvider = files });
        await app.StartAsync(TestContext.Current.CancellationToken);
        return app;
    }
}
