using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Completion;

/// <summary>
/// The files of a compilation that source generators made. A compiler names each one folder/assembly/generator/file, with the same folder
/// for all of them: it is found from those of the codecs.
/// </summary>
internal sealed class GeneratedTrees
{
    private static readonly string s_ofCodecs = $"/{typeof(SpanCodecGenerator).FullName}/";

    private readonly Dictionary<string, SyntaxTree> _ofCodecs = new(StringComparer.Ordinal);
    private readonly HashSet<SyntaxTree> _ofOthers = [];

    internal GeneratedTrees(Compilation compilation)
    {
        string? folder = null;
        foreach (SyntaxTree tree in compilation.SyntaxTrees)
        {
            string path = PathOf(tree);
            int name = path.LastIndexOf(s_ofCodecs, StringComparison.Ordinal);
            if (name < 0)
                continue;
            _ofCodecs[path.Substring(name + s_ofCodecs.Length)] = tree;
            folder = path.Substring(0, path.LastIndexOf('/', name - 1) + 1);
        }

        if (folder is not null)
            _ofOthers.UnionWith(compilation.SyntaxTrees.Where(tree => IsGenerated(PathOf(tree), folder) && !_ofCodecs.ContainsValue(tree)));
    }

    /// <summary>Whether there are codecs, and files of other generators.</summary>
    internal bool Any => _ofOthers.Count > 0;

    internal IEnumerable<SyntaxTree> OfCodecs => _ofCodecs.Values;

    internal bool Contains(SyntaxTree tree) => _ofOthers.Contains(tree) || _ofCodecs.ContainsValue(tree);

    /// <summary>Whether a file of the codecs has this text.</summary>
    internal bool Has(string file, string text) => _ofCodecs.TryGetValue(file, out SyntaxTree? tree) && tree.GetText().ToString() == text;

    /// <summary>Whether another generator has written a part of a type, or an attribute that another type's part may be.</summary>
    internal bool AreCompleting(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Any(part => _ofOthers.Contains(part.SyntaxTree))
        && (type.DeclaringSyntaxReferences.Length > 1 || KnownAttributes.IsDerived(type))
        && !type.BaseType.IsSerialization("JsonSerializerContext");

    /// <summary>The parts of a type, and of those that it derives from, which another generator has written.</summary>
    internal IEnumerable<(INamedTypeSymbol Type, string File)> CompletedIn(ITypeSymbol type)
    {
        for (INamedTypeSymbol? current = type as INamedTypeSymbol; current is not null; current = current.BaseType)
        {
            foreach (SyntaxReference part in current.OriginalDefinition.DeclaringSyntaxReferences)
            {
                if (_ofOthers.Contains(part.SyntaxTree))
                    yield return (current.OriginalDefinition, NameOf(part.SyntaxTree));
            }
        }
    }

    /// <summary>The generator and its file, as a compiler names them.</summary>
    private static string NameOf(SyntaxTree tree)
    {
        string[] parts = PathOf(tree).Split('/');
        return string.Join("/", parts.Skip(parts.Length - 2));
    }

    private static bool IsGenerated(string path, string folder) =>
        path.StartsWith(folder, StringComparison.Ordinal) && path.Skip(folder.Length).Count(letter => letter == '/') == 2;

    private static string PathOf(SyntaxTree tree) => tree.FilePath.Replace('\\', '/');
}
