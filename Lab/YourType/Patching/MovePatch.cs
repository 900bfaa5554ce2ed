using System.Text;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Patching;

/// <summary>The move as a change of somebody's own files, for git apply or patch -p1: it is whole, or there is none.</summary>
/// <param name="Declaration">The file that it adds.</param>
/// <param name="Base">The folder that it is applied in.</param>
/// <param name="Text">Null where there is none.</param>
/// <param name="WhyNot">Null where there is one.</param>
internal sealed record MovePatch(Declaration Declaration, string Base, string? Text, string? WhyNot)
{
    internal static MovePatch Of(MovedCode moved, IReadOnlyList<Subject> subjects, Declaration declaration)
    {
        // In the order of the user's files.
        HashSet<string> needed = [.. subjects.SelectMany(one => moved.Copy.FilesFor(one.Type.Root.Type, null).Files)];
        string[] files = [.. moved.Copy.Files.Where(file => needed.Contains(file) && moved.Copy.Moved.ContainsKey(file))];
        string root = RootOf(subjects[0]) ?? moved.Original.Files[0];
        string folder = BaseOf([root, .. files]);
        string added = Path.Combine(Path.GetDirectoryName(root)!, $"{declaration.Class}.cs");
        string? why = moved.WhyNoPatch(files) ?? files.Select(file => Fault(moved, file)).FirstOrDefault(fault => fault is not null)
            ?? (File.Exists(added) ? $"there is a file {added} already: move it away" : null)
            ?? CompileFault(moved, files, declaration);
        if (why is not null)
            return new MovePatch(declaration, folder, null, why);
        IEnumerable<string> parts = files
            .Select(file => moved.Copy.Added.Contains(file) ? UnifiedDiff.Of(Named(folder, file), null, moved.Copy.Moved[file])
                : UnifiedDiff.Of(Named(folder, file), Whole(file), Whole(file, moved.Copy.Moved[file])))
            .Append(UnifiedDiff.Of(Named(folder, added), null, declaration.Text));
        return new MovePatch(declaration, folder, string.Concat(parts), null);
    }

    private static string Named(string folder, string file) => Path.GetRelativePath(folder, file).Replace('\\', '/');

    private static string? RootOf(Subject subject) => subject.Type.Root.Type is var type
        ? (type is IArrayTypeSymbol array ? array.ElementType : (type as INamedTypeSymbol)?.TypeArguments.LastOrDefault() ?? type)
            .Locations.FirstOrDefault(place => place.IsInSource)?.SourceTree!.FilePath
        : null;

    /// <summary>A byte-order mark is a part of the first line.</summary>
    private static string Whole(string file, string? text = null)
    {
        string own = Encoding.UTF8.GetString(File.ReadAllBytes(file));
        return text is null ? own : own.StartsWith('\uFEFF') ? $"\uFEFF{text}" : text;
    }

    private static string? Fault(MovedCode moved, string file)
    {
        if (moved.Copy.Added.Contains(file))
            return null;
        if (moved.Copy.Programs.ContainsKey(file))
            return $"{Path.GetFileName(file)} is a program in one file: give its types a file of their own";
        byte[] bytes = File.ReadAllBytes(file);
        return bytes.AsSpan().SequenceEqual(Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(bytes))) ? null
            : $"{Path.GetFileName(file)} is not in UTF-8: save it so";
    }

    /// <summary>The repository that has the files; otherwise the folder of all of them.</summary>
    private static string BaseOf(IReadOnlyList<string> files)
    {
        string folder = Path.GetDirectoryName(files[0])!;
        while (!files.All(file => file.StartsWith(folder.TrimEnd(Path.DirectorySeparatorChar) + Path.DirectorySeparatorChar,
            StringComparison.Ordinal)))
            folder = Path.GetDirectoryName(folder)!;
        for (string? above = folder; above is not null; above = Path.GetDirectoryName(above))
        {
            if (Path.Exists(Path.Combine(above, ".git")))
                return above;
        }

        return folder;
    }

    /// <summary>All of the files are compiled as they would be then, those that are for the old library too.</summary>
    private static string? CompileFault(MovedCode moved, string[] files, Declaration declaration)
    {
        if (!declaration.Generator.IsThere)
            return $"the source generator of {declaration.Library} is not here, and so nobody can say whether it compiles";
        CSharpCompilation before = moved.Original.Compilation;
        // Lines move.
        HashSet<string> known = [.. ErrorsOf(before).Select(one => one.GetMessage())];
        var options = (CSharpParseOptions)before.SyntaxTrees[0].Options;
        CSharpCompilation after = before;
        foreach (SyntaxTree tree in before.SyntaxTrees.Where(tree => files.Contains(tree.FilePath)))
            after = after.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(moved.Copy.Moved[tree.FilePath], options, tree.FilePath));
        IEnumerable<(string Path, string Text)> added =
            [.. moved.Copy.Added.Select(path => (path, moved.Copy.Moved[path])), ($"{declaration.Class}.cs", declaration.Text)];
        after = after.AddSyntaxTrees(added.Select(one => CSharpSyntaxTree.ParseText(one.Text, options, one.Path)));
        (CSharpCompilation made, IReadOnlyList<string> refused) = declaration.Generator.Run(after);
        string? fault = refused.Concat(ErrorsOf(made).Where(one => !known.Contains(one.GetMessage())).Select(Told)).FirstOrDefault();
        return fault is null ? null : $"your code would not compile with it: {fault}";
    }

    private static IEnumerable<Diagnostic> ErrorsOf(CSharpCompilation compilation) =>
        compilation.GetDiagnostics().Where(one => one.Severity == DiagnosticSeverity.Error);

    private static string Told(Diagnostic error)
    {
        FileLinePositionSpan place = error.Location.GetLineSpan();
        return $"{Path.GetFileName(place.Path)}({place.StartLinePosition.Line + 1}): {error.Id}: {error.GetMessage()}";
    }
}
