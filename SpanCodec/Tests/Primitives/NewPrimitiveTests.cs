using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator;
using SpanCodecs.Support;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Primitives;

/// <summary>
/// The runtime's sources with one file more, compiled anew; and a user's code with the new type as a member, element, key,
/// nullable, root and held as object. System.Text.Json does not know runes as one value (it would write their properties).
/// </summary>
public sealed class NewPrimitiveTests
{
    private const string Rune = """
        using System.Text;
        namespace SpanCodecs.Support;
        public readonly struct JsonRune : IBoundedPrimitive<JsonRune, Rune>
        {
            public const int MaxLength = 4 + JsonWrite.Quotes;
            static int IBoundedPrimitive<JsonRune, Rune>.MaxLength => MaxLength;
            public static int Read(ReadOnlySpan<byte> json, int position, out Rune value)
            {
                int quote = JsonRead.Quote(json, position, typeof(Rune));
                int after = JsonRead.String(json, quote, out string? text);
                return Rune.TryGetRuneAt(text + "\0", 0, out value) && value.Utf16SequenceLength == text!.Length
                    ? after
                    : JsonFail.ThrowConversion(quote, typeof(Rune));
            }
            public static int Write(Span<byte> span, int at, Rune value)
            {
                at = JsonWrite.Literal(span, at, "\""u8);
                at += value.EncodeToUtf8(span[at..]);
                return JsonWrite.Literal(span, at, "\""u8);
            }
        }
        """;

    private const string User = """
        using System.Collections.Generic;
        using System.Text;
        using SpanCodecs;

        public class Letters
        {
            public Rune First { get; set; }
            public Rune? Second { get; set; }
            public List<Rune>? Others { get; set; }
            public Dictionary<Rune, int>? Counts { get; set; }
            public object? Held { get; set; }
        }

        [SpanCodec(typeof(Letters))]
        [SpanCodec(typeof(Rune))]
        public static partial class LetterCodecs
        {
            public static string Again(string json)
            {
                Letters letters = Letters.Deserialize(json)!;
                letters.Held = Rune.Deserialize("\"ß\"");
                return Letters.SerializeToString(letters);
            }
        }
        """;

    private static readonly CSharpParseOptions s_parsing = new(LanguageVersion.Latest);

    private static readonly ImmutableArray<MetadataReference> s_framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal))
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    [Fact]
    public void One_file_is_a_new_primitive()
    {
        byte[] runtime = Emit(Compile(
            "SpanCodec", [ImplicitUsings.OfConsole, "global using System.Diagnostics.CodeAnalysis;", Rune, .. Sources()], s_framework));
        CSharpCompilation user = Compile("User", [User], s_framework.Add(MetadataReference.CreateFromImage(runtime)));
        CSharpGeneratorDriver.Create([new SpanCodecGenerator().AsSourceGenerator()], parseOptions: s_parsing)
            .RunGeneratorsAndUpdateCompilation(user, out Compilation output, out _, TestContext.Current.CancellationToken);
        byte[] program = Emit(output);

        var context = new Beside(runtime);
        try
        {
            MethodInfo again = context.LoadFromStream(new MemoryStream(program))
                .GetType("LetterCodecs", throwOnError: true)!.GetMethod("Again")!;
            const string Json = """{"First":"é","Second":"😀","Others":["a","漢"],"Counts":{"x":1,"ö":2},"Held":"ß"}""";
            Assert.Equal(Json, again.Invoke(null, [Json.Replace("\"ß\"", "null", StringComparison.Ordinal)]));
        }
        finally
        {
            context.Unload();
        }
    }

    private static IEnumerable<string> Sources()
    {
        string folder = Path.Combine(Repository.Root, "Runtime");
        return Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
            .Where(path => Path.GetRelativePath(folder, path).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(File.ReadAllText);
    }

    private static CSharpCompilation Compile(string name, IEnumerable<string> sources, IEnumerable<MetadataReference> references) =>
        CSharpCompilation.Create(
        name,
        sources.Select(source => CSharpSyntaxTree.ParseText(source, s_parsing)),
        references,
        new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary,
            nullableContextOptions: NullableContextOptions.Enable,
            allowUnsafe: true,
            optimizationLevel: OptimizationLevel.Release)
            .WithSpecificDiagnosticOptions([new(ForGeneratedCode.Id, ReportDiagnostic.Suppress)]));

    private static byte[] Emit(Compilation compilation)
    {
        using var image = new MemoryStream();
        ImmutableArray<Diagnostic> said = compilation.Emit(image, cancellationToken: TestContext.Current.CancellationToken).Diagnostics;
        Assert.DoesNotContain(said, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        return image.ToArray();
    }

    /// <summary>The new runtime, and not the one that the tests themselves have loaded.</summary>
    private sealed class Beside(byte[] runtime) : AssemblyLoadContext("with runes", isCollectible: true)
    {
        protected override Assembly? Load(AssemblyName assemblyName) =>
            assemblyName.Name == "SpanCodec" ? LoadFromStream(new MemoryStream(runtime)) : null;
    }
}
