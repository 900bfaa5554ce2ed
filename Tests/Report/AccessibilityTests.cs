using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>The page for those who see little or nothing, who have no mouse, and whose screen is small.</summary>
public sealed class AccessibilityTests(ChromiumFixture chromium) : IDisposable
{
    private readonly List<string> _complaints = [];

    public void Dispose() => Assert.Empty(_complaints);

    [Theory]
    [InlineData(1200, "light")]
    [InlineData(1200, "dark")]
    [InlineData(360, "light")]
    public async Task No_rule_of_WCAG_2_AA_is_broken(int width, string colours)
    {
        IPage page = await chromium.Open(chromium.Page.Path, $"#colours={colours}", width, _complaints);
        await page.EvaluateAsync("document.querySelectorAll('details').forEach(details => details.open = true)");
        await ChromiumFixture.Drawn(page);
        Assert.Empty(await (colours == "dark" ? Axe.BrokenRulesOfColour(page) : Axe.BrokenRules(page)));
        Assert.InRange(await page.EvaluateAsync<int>("document.documentElement.scrollWidth"), 1, width);
        // A section cuts off what is wider than it is: whatever is must scroll by itself.
        Assert.Empty(await page.EvaluateAsync<string[]>("""
            [...document.querySelectorAll('section *')]
              .filter(part => part.clientWidth && part.scrollWidth > part.clientWidth + 1 && !part.closest('svg'))
              .filter(part => !part.closest('.scroll') || getComputedStyle(part.closest('.scroll')).overflowX !== 'auto')
              .map(part => `${part.closest('section').id}: ${part.tagName} ${part.className}`)
            """));
    }

    /// <summary>Otherwise the tests that find none would say nothing.</summary>
    [Fact]
    public async Task A_rule_that_is_broken_is_found()
    {
        IPage page = await chromium.OpenEmpty();
        await page.SetContentAsync("<main><img src='data:,'><p style='color: #999; background: #fff'>pale</p></main>");
        string[] broken = await Axe.BrokenRules(page);
        foreach (string rule in (string[])["color-contrast", "document-title", "html-has-lang", "image-alt"])
            Assert.Contains(broken, sentence => sentence.StartsWith($"{rule}: ", StringComparison.Ordinal));
        Assert.Contains(broken, sentence => sentence.EndsWith("<img src=\"data:,\">", StringComparison.Ordinal));
        Assert.StartsWith("color-contrast: ", Assert.Single(await Axe.BrokenRulesOfColour(page)), StringComparison.Ordinal);
        Assert.DoesNotContain(
            await Axe.BrokenRules(page, besides: "main"), sentence => sentence.StartsWith("image-alt: ", StringComparison.Ordinal));
    }

    [Fact]
    public async Task Everything_is_reached_with_the_keyboard()
    {
        IPage page = await chromium.Open(chromium.Page.Path, complaints: _complaints);
        await page.Locator("#heat td[data-tip][tabindex='0']").First.FocusAsync();
        Assert.Contains("the mean of 2 of 2 payloads", await page.InnerTextAsync("#tip"));
        await page.Keyboard.PressAsync("ArrowRight");
        string first = await page.InnerTextAsync("#tip");
        Assert.Contains("Payload0", first);
        await page.Keyboard.PressAsync("ArrowDown");
        string second = await page.InnerTextAsync("#tip");
        Assert.Contains("Payload0", second);
        Assert.NotEqual(first.Split(',')[0], second.Split(',')[0]);
        await page.Keyboard.PressAsync("Escape");
        Assert.True(await page.Locator("#tip").IsHiddenAsync());
        await page.Locator("nav a[href='#errors']").FocusAsync();
        await page.Keyboard.PressAsync("Enter");
        Assert.Equal("errors", await page.EvaluateAsync<string>("document.activeElement.id"));
    }
}
