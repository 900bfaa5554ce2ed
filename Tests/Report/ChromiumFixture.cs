using JsonAot.Tests.Report;
using Microsoft.Playwright;

[assembly: AssemblyFixture(typeof(ChromiumFixture))]

namespace JsonAot.Tests.Report;

/// <summary>
/// One browser for all tests: the system's Chromium, or the one that an environment variable names. The
/// first test that opens a page starts it. Its pages are of one context, and stay open until all tests
/// have run: a context for each doubles what it takes to open one, and closing each adds a third.
/// </summary>
public sealed class ChromiumFixture : IAsyncDisposable
{
    // Milliseconds, also on a machine that runs other tests beside these.
    private const int Patience = 60_000;

    private static readonly ViewportSize Size = new() { Width = 1200, Height = 900 };

    private static readonly string[] Switches =
    [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ];

    private readonly Lazy<RenderedPage> _page = new(() => new RenderedPage(SyntheticResults.Machines(2)));
    private readonly List<string> _complaints = [];
    private readonly Lazy<Task<IPage>> _unchanged;
    private readonly Lazy<Task<IBrowserContext>> _context;
    private IPlaywright? _playwright;
    private IBrowser? _browser;

    public ChromiumFixture()
    {
        _context = new(Start);
        _unchanged = new(() => Open(Page.Path, complaints: _complaints));
    }

    /// <summary>Two machines.</summary>
    internal RenderedPage Page => _page.Value;

    /// <summary>The page of two machines, as it opens, for tests that only look at it: they share it.</summary>
    internal async Task<IPage> Look()
    {
        InstalledProgram.RequireChromium();
        IPage page = await _unchanged.Value;
        Assert.Empty(_complaints);
        return page;
    }

    /// <param name="complaints">Gets all that the browser complains of, or asks the network for.</param>
    internal async Task<IPage> Open(string file, string hash = "", int width = 1200, List<string>? complaints = null)
    {
        IPage page = await OpenEmpty();
        if (width != Size.Width)
            await page.SetViewportSizeAsync(width, Size.Height);
        if (complaints is not null)
            Watch(page, complaints);
        await Go(page, file, hash);
        return page;
    }

    internal async Task<IPage> OpenWithoutScripts(string file)
    {
        InstalledProgram.RequireChromium();
        await _context.Value;
        IPage page = await _browser!.NewPageAsync(new() { JavaScriptEnabled = false, ViewportSize = Size });
        page.SetDefaultTimeout(Patience);
        await Go(page, file, "");
        return page;
    }

    internal async Task<IPage> OpenEmpty()
    {
        InstalledProgram.RequireChromium();
        return await (await _context.Value).NewPageAsync();
    }

    /// <summary>Waits until parts that cannot be seen are drawn, after those that can.</summary>
    /// <remarks>Its policy forbids the page what Playwright's own waiting does: to make code of text.</remarks>
    internal static async Task Drawn(IPage page) => await page.EvaluateAsync(
        """
        new Promise(done => {
          const look = () => typeof waiting !== 'undefined' && waiting.length ? setTimeout(look, 5) : done();
          look();
        })
        """);

    public async ValueTask DisposeAsync()
    {
        if (_browser is not null)
            await _browser.CloseAsync();
        _playwright?.Dispose();
        if (_page.IsValueCreated)
            _page.Value.Dispose();
    }

    private async Task<IBrowserContext> Start()
    {
        _playwright = await Playwright.CreateAsync();
        _browser = await _playwright.Chromium.LaunchAsync(
            new() { ExecutablePath = InstalledProgram.RequireChromium(), Args = Switches, Timeout = 120_000 });
        IBrowserContext context = await _browser.NewContextAsync(new() { ViewportSize = Size });
        context.SetDefaultTimeout(Patience);
        return context;
    }

    private static async Task Go(IPage page, string file, string hash)
    {
        await page.GotoAsync(new Uri(file).AbsoluteUri + hash);
        await Drawn(page);
    }

    private static void Watch(IPage page, List<string> complaints)
    {
        page.Console += (_, message) => { if (message.Type is "error" or "warning") complaints.Add(message.Text); };
        page.PageError += (_, error) => complaints.Add(error);
        page.Request += (_, request) =>
        {
            if (!request.Url.StartsWith("file:", StringComparison.Ordinal) && !request.Url.StartsWith("data:", StringComparison.Ordinal))
                complaints.Add(request.Url);
        };
    }
}
