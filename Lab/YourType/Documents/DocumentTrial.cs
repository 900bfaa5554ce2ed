using System.Reflection;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>
/// Compiles the user's type as it is, and its copy, into an assembly each, and has a process of its own read and write documents with
/// both: the types have the same names, and their code may do anything.
/// </summary>
/// <param name="folder">Everything of it lies there.</param>
internal sealed class DocumentTrial(MovedCode code, FoundType type, string folder)
{
    /// <summary>After which the process is ended.</summary>
    internal TimeSpan Limit { get; init; } = TimeSpan.FromSeconds(60);

    private const string Program = "JsonAot.Documents.dll";

    // A type that goes astray ends its process, and not this machine.
    private static readonly Dictionary<string, string> Restraint = new()
    {
        ["DOTNET_GCHeapHardLimit"] = "0x60000000",
        ["DOTNET_DbgEnableMiniDump"] = "0",
    };

    /// <summary>Options of System.Text.Json beside those of the copy, each as <c>Name=Value</c>.</summary>
    internal IReadOnlyList<string> Further { get; init; } = [];

    /// <summary>A third library, on the copy; null where it takes no part.</summary>
    internal TrialSide? SpanCodec { get; init; }

    /// <summary>The patch that is to be tried on every document; null where there is none.</summary>
    internal TrialSide? Patched { get; init; }

    internal DocumentChanges Run(SampleDocument sample)
    {
        JsonElement? full = FullDocument.Of(type);
        IReadOnlyList<TriedCase> cases = Cases.Of(sample.Root, full, type);
        OwnFolder.Make(folder);
        IEnumerable<string> needed = code.Original.FilesFor(code.Original.Own(type.Root.Type), null).Files;
        string original = Emit(code.Original, "Original", [.. needed], code.Settings.Code);
        string copy = Emit(code.Copy, "Copy", type.Code.FilesFor(type.Root.Type, type.Options?.Context).Files);
        var request = new DocumentsRequest(
            original, copy, code.Settings.Code is null ? type.Policy.Code : null, code.Settings.Code is null && type.EnumsByName,
            [.. Options(), .. Further], DocumentText.Write(sample.Root), [.. cases.Select(one => one.Case)])
        {
            Full = full is null ? null : DocumentText.Write(full.Value),
            SpanCodec = SpanCodec is null ? null : Emit(code.Copy, "SpanCodec", SpanCodec.Files, side: SpanCodec),
            Patched = Patched is null ? null : Emit(code.Copy, "Patched", Patched.Files, side: Patched),
        };
        string asked = Path.Combine(folder, "request.json");
        string answers = Path.Combine(folder, "answers.jsonl");
        File.WriteAllText(asked, JsonSerializer.Serialize(request));
        File.Delete(answers);
        ChildRun run = new ChildProcess("dotnet") { Environment = Restraint }
            .Run([ProgramIn(folder), asked, answers], Limit);
        DocumentAnswer[] told = [.. Answers(answers)];
        if (told.Length == 0)
        {
            throw new LabException("Documents cannot be compared: the process that reads and writes them "
                + $"{Trouble.WithStop(run.WhyNoAnswer)} Correct the type, or leave --from away.");
        }

        return new DocumentChanges(type.Root.Text, cases, told, told.Length == cases.Count ? null : Stopped(run, cases, told.Length));
    }

    private static string Stopped(ChildRun run, IReadOnlyList<TriedCase> cases, int made)
    {
        TriedCase last = cases[made];
        return $"The process that compares documents {run.WhyNoAnswer} with {NameOf(last)} at {last.Case.Place}: "
            + $"{cases.Count - made} trials were not made.";
    }

    private static string NameOf(TriedCase one) => one.Kind?.Name ?? (one.IsOfSample ? "the sample" : "a generated value");

    private IEnumerable<string> Options() => type.Options is { } stated
        ? stated.Arguments.Select(argument => argument.Replace(" ", "", StringComparison.Ordinal))
        :
        [
            .. type.Policy.Code is { } policy ? [$"PropertyNamingPolicy={policy}"] : Array.Empty<string>(),
            .. type.EnumsByName ? ["UseStringEnumConverter=true"] : Array.Empty<string>(),
        ];

    private static IEnumerable<DocumentAnswer> Answers(string file)
    {
        if (!File.Exists(file))
            yield break;
        foreach (string line in File.ReadLines(file))
        {
            // The last line of a process that was ended may be half of one.
            if (line.EndsWith('}'))
                yield return JsonSerializer.Deserialize<DocumentAnswer>(line)!;
        }
    }

    private string Emit(UserCode of, string name, IReadOnlyList<string> files, string? settings = null, TrialSide? side = null)
    {
        string calls = side is null ? ""
            : $"internal static object {Roots.Read}(string text) => {string.Format(side.Call.Read, "text")}; internal static string "
                + $"{Roots.Write}(object value) => {string.Format(side.Call.Write, $"({type.Root.Code})value")};";
        string root = $"namespace {Roots.Namespace} {{ internal static partial class {Roots.Name} "
            + $"{{ internal static {type.Root.Code} {Roots.Value}; {calls} }} }}";
        CSharpParseOptions options = (CSharpParseOptions)of.Compilation.SyntaxTrees[0].Options;
        IEnumerable<SyntaxTree> kept = of.Compilation.SyntaxTrees.Where(tree => tree.FilePath.Length == 0 || files.Contains(tree.FilePath));
        IEnumerable<string> spaces = of.Namespaces.Select(space => $"namespace {space} {{ }}");
        IEnumerable<SyntaxTree> made = spaces.Concat([root, settings ?? "", side?.Declaration.Text ?? ""]).Select(
            text => CSharpSyntaxTree.ParseText(text, options));
        CSharpCompilation compilation = CSharpCompilation.Create(
            $"JsonAot.Tried.{name}", [.. kept, .. made], of.Compilation.References, of.Compilation.Options);
        if (side is not null)
            compilation = side.Declaration.Generator.Run(compilation).Made;
        string path = Path.Combine(folder, $"JsonAot.Tried.{name}.dll");
        File.Delete(path);
        EmitResult result = compilation.Emit(path);
        Diagnostic? fault = result.Diagnostics.FirstOrDefault(one => one.Severity == DiagnosticSeverity.Error);
        return fault is null ? path
            : throw new LabException($"Documents cannot be compared: the {name.ToLowerInvariant()} of {type.Root.Text} does not compile: "
                + $"{fault}");
    }

    /// <summary>The program is compiled with the suite's version, and cannot be run with an older assembly.</summary>
    private static string Usable(string reference)
    {
        string own = Path.Combine(AppContext.BaseDirectory, Path.GetFileName(reference));
        return Path.GetFileName(reference) == "Newtonsoft.Json.dll" && VersionOf(reference) < VersionOf(own) ? own : reference;
    }

    private static Version? VersionOf(string assembly) => AssemblyName.GetAssemblyName(assembly).Version;

    /// <summary>The program, beside the packages that the type needs: of these the user's version counts.</summary>
    private string ProgramIn(string place)
    {
        string program = Path.Combine(place, Program);
        File.Copy(Path.Combine(AppContext.BaseDirectory, Program), program, overwrite: true);
        foreach (string reference in code.Original.Compilation.References.Select(one => one.Display).OfType<string>()
            .Where(path => !UserCode.Framework.ContainsKey(Path.GetFileName(path))))
            File.Copy(Usable(reference), Path.Combine(place, Path.GetFileName(reference)), overwrite: true);
        foreach (string reference in SpanCodec?.Declaration.Generator.References ?? [])
            File.Copy(reference, Path.Combine(place, Path.GetFileName(reference)), overwrite: true);
        OwnFolder.Put(Path.ChangeExtension(program, ".runtimeconfig.json"), $$$"""
            {"runtimeOptions": {
              "tfm": "{{{Checkout.TargetFramework}}}",
              "framework": { "name": "Microsoft.NETCore.App", "version": "{{{Environment.Version}}}" },
              "configProperties": { "System.Globalization.Invariant": true }
            }}
            """);
        return program;
    }
}

/// <summary>A declaration that is compiled into the copy, so that the process can call what a generator makes of it.</summary>
/// <param name="Number">The place of the type among those that it declares.</param>
/// <param name="Files">Those that all of them need.</param>
internal sealed record TrialSide(Declaration Declaration, int Number, IReadOnlyList<string> Files)
{
    internal (string Read, string Write) Call => Declaration.Calls[Number];
}
