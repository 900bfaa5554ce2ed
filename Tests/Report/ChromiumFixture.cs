using Deque.AxeCore.Commons;
using Deque.AxeCore.Playwright;
using JsonAot.Lab.Report;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>One page of results, and one browser for all tests of it: the system's Chromium, or the one that an environment variable names.</summary>
public sealed class ChromiumFixture : IAsyncLifetime
{
    private static readonly string[] Switches =
    [
        "--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
    ];

    private readonly Lazy<RenderedPage> _page = new(() => new RenderedPage(SyntheticResults.Machines(2)));
    private IPlaywright? _playwright;
    private IBrowser? _browser;

    internal RenderedPage Page => _page.Value;

    public async ValueTask InitializeAsync()
    {
        if (Browser.FindChromium() is not { } chromium)
            return;
        _playwright = await Playwright.CreateAsync();
        _browser = await _playwright.Chromium.LaunchAsync(new() { ExecutablePath = chromium, Args = Switches, Timeout = 120_000 });
    }

    /// <summary>Where there is no Chromium the test is skipped with that reason; a build server has to have one.</summary>
    internal async Task<IPage> Open(string file, string hash = "", BrowserNewContextOptions? options = null)
    {
        if (_browser is null)
        {
            string reason = $"There is no Chromium on the PATH, and {Browser.Variable} names none.";
            Assert.SkipWhen(Environment.GetEnvironmentVariable("CI") != "true", reason);
            Assert.Fail(reason);
        }

        IBrowserContext context = await _browser!.NewContextAsync(options ?? new() { ViewportSize = new() { Width = 1200, Height = 900 } });
        context.SetDefaultTimeout(60_000);
        // What is copied is kept for the test: a page without a window has no clipboard to read.
        await context.AddInitScriptAsync("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text; } } })");
        IPage page = await context.NewPageAsync();
        await page.GotoAsync((file.StartsWith("about:", StringComparison.Ordinal) ? file : new Uri(file).AbsoluteUri) + hash);
        await Drawn(page);
        return page;
    }

    /// <summary>What cannot be seen is drawn after what can.</summary>
    /// <remarks>Its policy forbids the page what Playwright's own waiting does: to make code of text.</remarks>
    internal static async Task Drawn(IPage page) => await page.EvaluateAsync(
        "new Promise(done => { const look = () => typeof waiting !== 'undefined' && waiting.length ? setTimeout(look, 5) : done(); look(); })");

    /// <summary>An empty page; whatever the browser complains of from now on, or asks the network for, is added.</summary>
    internal async Task<IPage> OpenWatched(BrowserNewContextOptions options, List<string> complaints)
    {
        IPage page = await Open("about:blank", "", options);
        page.Console += (_, message) => { if (message.Type is "error" or "warning") complaints.Add(message.Text); };
        page.PageError += (_, error) => complaints.Add(error);
        page.Request += (_, request) =>
        {
            if (!request.Url.StartsWith("file:", StringComparison.Ordinal) && !request.Url.StartsWith("data:", StringComparison.Ordinal))
                complaints.Add(request.Url);
        };
        return page;
    }

    /// <summary>The rules of WCAG 2 AA that a page breaks.</summary>
    internal static async Task<IEnumerable<string>> BrokenRules(IPage page)
    {
        AxeResult result = await page.RunAxe(new AxeRunOptions { RunOnly = RunOnlyOptions.Tags("wcag2a", "wcag2aa", "wcag21a", "wcag21aa") });
        return result.Violations.Select(rule => $"{rule.Id}: {rule.Help}: {rule.Nodes[0].Html}");
    }

    public async ValueTask DisposeAsync()
    {
        if (_browser is not null)
            await _browser.CloseAsync();
        _playwright?.Dispose();
        if (_page.IsValueCreated)
            _page.Value.Dispose();
    }
}
