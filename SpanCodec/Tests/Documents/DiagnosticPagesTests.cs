using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Support;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Documents;

/// <summary>
/// Each diagnostic has a page. What the descriptor says stands at its head, and is written anew with
/// SPANCODEC_UPDATE_SNAPSHOTS=1; the example below it is written by hand, and gets this diagnostic.
/// </summary>
public partial class DiagnosticPagesTests
{
    private static readonly string s_folder = Path.Combine(Repository.Root, "docs", "diagnostics");

    private static readonly DiagnosticDescriptor[] s_all = Descriptors();

    public static TheoryData<string> Ids => [.. s_all.Select(descriptor => descriptor.Id)];

    [Theory]
    [MemberData(nameof(Ids))]
    public void Its_page_says_what_its_descriptor_says(string id)
    {
        DiagnosticDescriptor descriptor = s_all.Single(one => one.Id == id);
        Assert.Equal(Page(id), WithHead(id, $"""
            # {id}: {descriptor.Title}

            {Severity(descriptor)}. The message: *{Plain(descriptor.MessageFormat)}*

            {Plain(descriptor.Description)}
            """));
    }

    [Fact]
    public void The_list_has_all_pages()
    {
        string rows = string.Concat(s_all.Select(one => $"| [{one.Id}]({one.Id}.md) | {Severity(one)} | {one.Title} |\n"));
        Assert.Equal(Page("README"), WithHead("README", $"# Diagnostics\n\n| | | |\n|---|---|---|\n{rows}".TrimEnd('\n')));
        Assert.Equal(
            s_all.Select(one => one.Id).Append("README").Order(),
            Directory.EnumerateFiles(s_folder).Select(file => Path.GetFileNameWithoutExtension(file)).Order());
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public async Task Its_example_gets_it(string id)
    {
        // The other generator of its example does not run here, and no reference is a reference assembly: Package/CompletedTests and
        // Bridge/FrameworkObjectTests have them.
        if (id is "SPAN0013" or "SPAN0016")
            return;
        LanguageVersion language = id == "SPAN0012" ? LanguageVersion.CSharp11 : LanguageVersion.CSharp12;
        GeneratorRun run = GeneratorRun.Of(
            $"{ImplicitUsings.OfConsole}\n{Example().Match(Page(id)).Groups["code"].Value}", language, references: WebReferences.All);
        IEnumerable<Diagnostic> found = run.All.Concat(run.Informed);
        foreach (DiagnosticAnalyzer analyzer in Analyzers())
            found = found.Concat(await run.Analyze(analyzer));
        Assert.Contains(id, found.Select(one => one.Id));
    }

    [Fact]
    public void A_message_links_to_its_page_where_the_project_has_an_address()
    {
        Assert.Equal("https://example.org/diagnostics/SPAN0001.md", DiagnosticPages.Link("https://example.org/diagnostics", "SPAN0001"));
        Assert.Null(DiagnosticPages.Link("", "SPAN0001"));
    }

    private static IEnumerable<DiagnosticAnalyzer> Analyzers() => typeof(SpanCodecGenerator).Assembly.GetTypes()
        .Where(type => type.IsSubclassOf(typeof(DiagnosticAnalyzer))).Select(type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!);

    /// <summary>Those of the generator, and the compiler's for what is marked as generated code's.</summary>
    private static DiagnosticDescriptor[] Descriptors()
    {
        const BindingFlags Fields = BindingFlags.Static | BindingFlags.NonPublic;
        IEnumerable<FieldInfo> fields = typeof(SpanCodecGenerator).Assembly.GetTypes().SelectMany(type => type.GetFields(Fields));
        return
        [
            .. fields.Where(field => field.FieldType == typeof(DiagnosticDescriptor))
                .Select(field => (DiagnosticDescriptor)field.GetValue(null)!)
                .OrderBy(descriptor => descriptor.Id, StringComparer.Ordinal),
            new(
                ForGeneratedCode.Id,
                "Only generated code may use it",
                "'{0}' is for evaluation purposes only and is subject to change or removal in future updates: "
                    + $"'{ForGeneratedCode.Why}'", "SpanCodec", DiagnosticSeverity.Error, isEnabledByDefault: true, ForGeneratedCode.Why),
        ];
    }

    private static string Severity(DiagnosticDescriptor descriptor) => descriptor.DefaultSeverity.ToString();

    private static string Plain(LocalizableString text) =>
        text.ToString(System.Globalization.CultureInfo.InvariantCulture)
            .Replace("{0}", "…", StringComparison.Ordinal).Replace("{1}", "…", StringComparison.Ordinal)
            .Replace("{2}", "…", StringComparison.Ordinal)
            .Replace("{{", "{", StringComparison.Ordinal).Replace("}}", "}", StringComparison.Ordinal)
            .Replace("<", "\\<", StringComparison.Ordinal);

    private static string Page(string name) => File.ReadAllText(Path.Combine(s_folder, name + ".md"));

    private static string WithHead(string name, string head)
    {
        string page = Head()
            .Replace(Page(name), _ => $"<!-- head -->\n{head.Replace("\r\n", "\n", StringComparison.Ordinal)}\n<!-- /head -->");
        if (Environment.GetEnvironmentVariable("SPANCODEC_UPDATE_SNAPSHOTS") == "1")
            File.WriteAllText(Path.Combine(s_folder, name + ".md"), page);
        return page;
    }

    [GeneratedRegex("<!-- head -->.*<!-- /head -->", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex Head();

    [GeneratedRegex("```csharp\n(?<code>.*?)```", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex Example();
}
