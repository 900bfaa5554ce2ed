using System.Text.Json;
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
        // Blazor's SDK hides all warnings of trimming, as Blazor itself has some.
        (string published, string shown) = await PublishedPage.Show(
            "samples/Browser", "-p:SuppressTrimAnalysisWarnings=false", "-p:TrimmerSingleWarn=false", "-p:TreatWarningsAsErrors=false");
        string[] warnings = [.. published.Split('\n').Where(line => line.Contains("warning", StringComparison.OrdinalIgnoreCase))];
        Assert.All(warnings, line => Assert.Matches(@"Trim analysis warning IL\d+: Microsoft\.(AspNetCore\.Components|JSInterop)\.", line));

        string document = await File.ReadAllTextAsync(
            Path.Combine(Repository.Root, "samples", "Browser", "wwwroot", "trip.json"), TestContext.Current.CancellationToken);
        Trip? trip = JsonSerializer.Deserialize<Trip>(document, JsonSerializerOptions.Web);
        // Nothing in it is escaped in HTML: System.Text.Json has escaped that before.
        Assert.Contains($"<pre>{JsonSerializer.Serialize(trip, JsonSerializerOptions.Web)}</pre>", shown, StringComparison.Ordinal);
    }

    private sealed record Trip(string Name, DateTimeOffset Start, List<Stop> Stops);

    private sealed record Stop(string Place, double Latitude, double Longitude, decimal? Price);
}
