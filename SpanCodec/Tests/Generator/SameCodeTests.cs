using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// Emitted code depends on the type alone: the compiler's process has emitted the codecs that the other tests use, and this
/// one emits the same. So what they find of a codec's behaviour holds for the generator that is here.
/// </summary>
public class SameCodeTests
{
    private static readonly string s_emitted = Path.Combine(Repository.Root, "Tests", Repository.Metadata("GeneratedFiles"));

    private static readonly Lazy<GeneratorRun> s_run = new(() => GeneratorRun.OfFiles(
        [
            ImplicitUsings.OfConsole + "global using SpanCodecs.Tests; namespace SpanCodecs.Tests { }",
            .. Directory.EnumerateFiles(Path.Combine(Repository.Root, "Tests", "Generator", "Types"), "*.cs")
                .Order(StringComparer.Ordinal).Select(File.ReadAllText),
        ],
        LanguageVersion.Latest,
        references: [.. GeneratorRun.References, .. Noda("NodaTime"), .. Noda("NodaTime.Serialization.SystemTextJson")]));

    [Fact]
    public void All_are_emitted_as_the_compiler_has_them()
    {
        Assert.Empty(s_run.Value.Reported);
        Assert.NotEmpty(s_run.Value.Result.GeneratedSources);
        foreach (GeneratedSourceResult source in s_run.Value.Result.GeneratedSources)
        {
            string file = Assert.Single(Directory.EnumerateFiles(s_emitted, source.HintName, SearchOption.AllDirectories));
            Assert.Equal(File.ReadAllText(file), source.SourceText.ToString());
        }
    }

    private static MetadataReference[] Noda(string name) =>
        [MetadataReference.CreateFromFile(Path.Combine(AppContext.BaseDirectory, name + ".dll"))];
}
