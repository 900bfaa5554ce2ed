using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>
/// The next System.Text.Json, in a process that has the framework's: code that is compiled with it runs where that one, and another
/// SpanCodec with it, are the only ones there are.
/// </summary>
internal sealed class NextJson : AssemblyLoadContext
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "NextJson");

    // One of each for all programs: it would be compiled anew for every one.
    private static readonly NextJson s_shared = new();

    internal static IEnumerable<MetadataReference> References { get; } =
    [
        .. GeneratorRun.References.Where(reference => !File.Exists(Path.Combine(s_folder, Path.GetFileName(reference.Display!)))),
        .. Directory.EnumerateFiles(s_folder).Select(path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Returns what the method Program.Run of the source returns.</summary>
    internal static string[] Run(string source, LanguageVersion language = LanguageVersion.CSharp12)
    {
        GeneratorRun run = GeneratorRun.Of(source, language, references: References);
        Assert.Empty(run.All.Where(found => found.Severity == DiagnosticSeverity.Error).Select(found => found.ToString()));
        using var assembly = new MemoryStream();
        Assert.True(run.Output.Emit(assembly, cancellationToken: TestContext.Current.CancellationToken).Success);
        assembly.Position = 0;
        Type program = new NextJson().LoadFromStream(assembly).GetType("Program")!;
        return (string[])program.GetMethod("Run", BindingFlags.Static | BindingFlags.NonPublic)!.Invoke(null, null)!;
    }

    protected override Assembly? Load(AssemblyName assemblyName)
    {
        string next = Path.Combine(s_folder, assemblyName.Name + ".dll");
        if (File.Exists(next))
            return s_shared.LoadFromAssemblyPath(next);
        return assemblyName.Name == "SpanCodec"
            ? s_shared.LoadFromAssemblyPath(Path.Combine(AppContext.BaseDirectory, "SpanCodec.dll"))
            : null;
    }
}
