using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>The code of the package's README is there to be pasted into an empty program of the SDK: it compiles as it stands.</summary>
public partial class ReadmeTests
{
    [Fact]
    public void Its_code_compiles_as_it_stands()
    {
        string readme = File.ReadAllText(Path.Combine(Repository.Root, "README.md"));
        string[] blocks = [.. CodeBlock().Matches(readme).Select(block => block.Groups["body"].Value)];
        Assert.Equal(2, blocks.Length);

        GeneratorRun run = GeneratorRun.Of(blocks[0]).WithFile($$"""
            {{ImplicitUsings.OfConsole}}
            internal static class More
            {
                internal static async Task Go(System.Buffers.IBufferWriter<byte> bufferWriter, Stream stream, Order order)
                {
                    {{blocks[1]}}
                }
            }
            """);

        // A program with statements is compiled as a library here.
        Assert.Empty(run.All.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning && diagnostic.Id != "CS8805")
            .Select(diagnostic => diagnostic.ToString()));
    }

    [GeneratedRegex("```csharp\n(?<body>.*?)```", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex CodeBlock();
}
