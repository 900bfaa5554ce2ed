using Deque.AxeCore.Commons;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>The rules of WCAG 2 AA, as far as a program can check them.</summary>
internal static class Axe
{
    private static readonly Lazy<string> Script = new(() => new BundledAxeScriptProvider().GetScript());

    /// <summary>Those that a page breaks, a sentence each, with the first element that breaks it.</summary>
    /// <param name="besides">A selector of what is left out.</param>
    internal static Task<string[]> BrokenRules(IPage page, string? besides = null) =>
        Run(page, new { type = "tag", values = (string[])["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] }, besides);

    /// <summary>Broken rules about colours. No other can hold in light colours and be broken in dark ones.</summary>
    internal static Task<string[]> BrokenRulesOfColour(IPage page) =>
        Run(page, new { type = "rule", values = (string[])["color-contrast", "link-in-text-block"] }, besides: null);

    /// <remarks>
    /// Deque's own method for Playwright also asks for a selector, two paths and the markup of
    /// each of the thousands of elements that break no rule, which takes longer than the rules do.
    /// </remarks>
    private static async Task<string[]> Run(IPage page, object rules, string? besides)
    {
        if (await page.EvaluateAsync<bool>("typeof axe === 'undefined'"))
            await page.EvaluateAsync(Script.Value);
        return await page.EvaluateAsync<string[]>(
            """
            async ({ rules, besides }) => {
              const where = besides ? { exclude: besides } : document;
              const { violations } = await axe.run(where, { runOnly: rules, resultTypes: ['violations'] });
              return violations.map(rule => `${rule.id}: ${rule.help}: ${rule.nodes[0].html}`);
            }
            """,
            new { rules, besides });
    }
}
