using SpanCodecs.Tests.Samples;
using Xunit;

namespace SpanCodecs.Tests.Native;

/// <summary>The checks in a browser, where an interpreter executes them, with the vector instructions of WebAssembly.</summary>
[Collection("Publishing")]
public class BrowserChecksTests
{
    [Fact]
    public async Task The_checks_pass_in_a_browser()
    {
        Thorough.Require();
        (string published, string shown) = await PublishedPage.Show("Tests/Native/Browser");
        Assert.DoesNotContain("warning", published, StringComparison.OrdinalIgnoreCase);
        Assert.Contains("vectors on", shown, StringComparison.Ordinal);
        Assert.Contains(shown.Split('\n'), line => line.EndsWith(" checks passed", StringComparison.Ordinal) && !line.Contains(':'));
    }
}
