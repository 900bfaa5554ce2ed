using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>The code of docs/integrations.md: it is that of a program, which runs with the frameworks that the page is about.</summary>
[Collection("Publishing")]
public partial class IntegrationTests
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(Repository.Root, "docs", "integrations.md"));
    private static readonly string s_program = Path.Combine(Repository.Root, "Tests", "Package", "IntegrationsSample");

    [Fact]
    public void The_code_of_the_page_is_that_of_the_program()
    {
        IEnumerable<string> regions = Directory.EnumerateFiles(s_program, "*.cs")
            .Concat(Directory.EnumerateFiles(Path.Combine(Repository.Root, "samples", "Tools"), "*.cs"))
            .SelectMany(file => Region().Matches(File.ReadAllText(file)).Select(region => Undented(region.Groups["code"].Value)));
        IEnumerable<string> blocks = CodeBlock().Matches(s_page).Select(block => block.Groups["code"].Value);
        Assert.Equal(regions.Order(StringComparer.Ordinal), blocks.Order(StringComparer.Ordinal));
    }

    /// <summary>A row of the table is what a class of the program has.</summary>
    [Fact]
    public void Options_of_the_table_are_those_of_the_program()
    {
        string[] rows = [.. Row().Matches(s_page).Select(row => row.Groups["options"].Value)];
        Assert.NotEmpty(rows);
        string program = Blanks().Replace(string.Concat(Directory.EnumerateFiles(s_program, "*.cs").Select(File.ReadAllText)), " ")
            .Replace("( ", "(", StringComparison.Ordinal);
        Assert.All(rows, row => Assert.Contains($"[SpanCodecOptions({row})]", program, StringComparison.Ordinal));
    }

    [Fact]
    public void The_program_runs()
    {
        Thorough.Require();
        foreach (ProgramRun pack in ((string[])["Runtime", "AspNetCore"]).Select(PackedSample.Pack))
            Assert.True(pack.ExitCode == 0, pack.ToString());
        var sample = new PackedSample("integrations", "IntegrationsSample");
        ProgramRun run = sample.Run(["run", "-c", "Release", "-warnaserror", .. sample.Versions, .. sample.Switches]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Equal(
            [
                "Refit: the same", "MassTransit: the same", "EF Core: the same", "caches: the same",
                "Orleans: the same", "Functions: the same", "SignalR: the same", "NodaTime: the same",
                "ASP.NET Core: used", "controllers: used", "Refit: used", "MassTransit: used",
                "Orleans: used", "Functions: used", "SignalR: used",
            ],
            run.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries));
    }

    private static string Undented(string code)
    {
        string[] lines = code.TrimEnd(' ').Split('\n');
        int indentation = lines[0].Length - lines[0].TrimStart(' ').Length;
        return string.Join('\n', lines.Select(line => line.Length == 0 ? line : line[indentation..]));
    }

    [GeneratedRegex(@"// docs: [a-z]+\n(?<code>.*?)\s*// /docs\n", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex Region();

    [GeneratedRegex(@"```csharp\n(?<code>.*?)\n```", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex CodeBlock();

    [GeneratedRegex(@"\s+", RegexOptions.CultureInvariant)]
    private static partial Regex Blanks();

    [GeneratedRegex(@"^\| [^|]+ \| `\[SpanCodecOptions\((?<options>.*)\)\]` \|", RegexOptions.Multiline | RegexOptions.CultureInvariant)]
    private static partial Regex Row();
}
