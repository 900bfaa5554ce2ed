using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>The user's C# files, compiled in memory as the build will compile them.</summary>
/// <param name="Files">Full paths.</param>
/// <param name="Programs">Those of the files that are programs, by their full paths.</param>
public sealed record UserCode(
    CSharpCompilation Compilation, IReadOnlyList<string> Files, IReadOnlyDictionary<string, ProgramFile> Programs)
{
    /// <summary>What the SDK lets every file of a project use that does not say otherwise, as it writes them.</summary>
    internal static readonly string[] ImplicitUsings =
    [
        .. ((string[])["", ".Collections.Generic", ".IO", ".Linq", ".Net.Http", ".Threading", ".Threading.Tasks"])
            .Select(space => $"global using global::System{space};"),
    ];

    private static readonly string[] UsedEverywhere =
        ["System", "System.IO", "System.Text", "System.Threading", "System.Threading.Tasks", "System.Collections.Generic"];

    // What a source generator would add is missing here: members, and parts of partial members. Contexts have stand-ins (ContextParts).
    private static readonly HashSet<string> OfGenerators = ["CS0534", "CS7036", "CS0117", "CS1061", "CS8795", "CS9248"];

    // Read once: the compiler keeps with each what it has found out of it.
    internal static readonly Dictionary<string, MetadataReference> Framework = ReadFramework();

    // For files without a project that says which version they use.
    private static readonly string OfTheSuite = Path.Combine(AppContext.BaseDirectory, "Newtonsoft.Json.dll");

    private static readonly SymbolDisplayFormat Short = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    /// <summary>Directives that hold in all files.</summary>
    public IReadOnlyList<string> Usings { get; private init; } = [];

    /// <summary>Files that are compiled in other words than they have, by their full paths: what they say to another library.</summary>
    public IReadOnlyDictionary<string, string> Moved { get; private init; } = new Dictionary<string, string>();

    /// <summary>Files that a copy has besides, and no name leads to.</summary>
    internal IReadOnlyList<string> Added { get; private init; } = [];

    /// <summary>Whether it is a copy of code that is for another library.</summary>
    internal bool IsMoved { get; private init; }

    /// <summary>What settings of another library say; null where there are none.</summary>
    internal ContextOptions? Stated { get; init; }

    /// <summary>Those that the files have types in. A build must know each: a file may use one, and need no type of it.</summary>
    public IReadOnlyList<string> Namespaces => [.. Types.SelectMany(NamespacesOf).Distinct().Order(StringComparer.Ordinal)];

    /// <summary>All that the files declare, each type before those in it.</summary>
    internal IEnumerable<INamedTypeSymbol> Types => Below(Compilation.Assembly.GlobalNamespace);

    /// <param name="symbols">Those of its project that <c>#if</c> asks for, beside those that every build has.</param>
    /// <param name="usings">All directives of its project; null for those of a file that has none.</param>
    public static UserCode Load(
        IEnumerable<string> files, IEnumerable<string>? references = null, IEnumerable<string>? symbols = null,
        IEnumerable<string>? usings = null)
    {
        string[] paths = [.. files.SelectMany(FilesOf).Select(Path.GetFullPath).Distinct()];
        if (paths.Length == 0)
            throw new UnusableException("What was given has no C# file. Give the file with the type, or a folder or project of it.");
        CSharpParseOptions options = BuildSymbols.Options(symbols ?? []);
        Dictionary<string, ProgramFile> programs = ProgramsOf(paths, options);
        IEnumerable<SyntaxTree> trees = paths.Select(
            path => CSharpSyntaxTree.ParseText(programs.GetValueOrDefault(path)?.Types ?? Read(path), options, path));
        string[] directives = [.. usings ?? ImplicitUsings];
        IEnumerable<string> others = (references ?? []).Append(OfTheSuite).DistinctBy(path => Path.GetFileName(path))
            .Where(path => !Framework.ContainsKey(Path.GetFileName(path)) && File.Exists(path));
        var compilation = CSharpCompilation.Create(
            "User",
            [.. trees, CSharpSyntaxTree.ParseText(string.Join('\n', directives), options)],
            [.. Framework.Values, .. others.Select(path => MetadataReference.CreateFromFile(path))],
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Annotations, allowUnsafe: true));
        var code = new UserCode(compilation, paths, programs) { Usings = directives };
        IEnumerable<SyntaxTree> parts = ContextParts.For(code.Types).Select(part => CSharpSyntaxTree.ParseText(part, options));
        return code with { Compilation = compilation.AddSyntaxTrees(parts) };
    }

    /// <summary>The same, with some of the files in other words, and without a library.</summary>
    internal UserCode With(IReadOnlyDictionary<string, string> texts, string library)
    {
        CSharpCompilation compilation = Compilation;
        foreach (SyntaxTree tree in Compilation.SyntaxTrees.Where(tree => texts.ContainsKey(tree.FilePath)))
            compilation = compilation.ReplaceSyntaxTree(tree, tree.WithChangedText(SourceText.From(texts[tree.FilePath])));
        SyntaxTree usings = compilation.SyntaxTrees.First(tree => tree.FilePath.Length == 0);
        string[] kept = [.. Usings.Where(line => !line.Contains(library, StringComparison.Ordinal))];
        IEnumerable<MetadataReference> removed = compilation.References.Where(one => Path.GetFileName(one.Display) == $"{library}.dll");
        return this with
        {
            Compilation = compilation.RemoveReferences(removed)
                .ReplaceSyntaxTree(usings, usings.WithChangedText(SourceText.From(string.Join('\n', kept)))),
            Moved = texts,
            IsMoved = true,
            Usings = kept,
        };
    }

    /// <summary>The same, with one file more, which lies nowhere yet.</summary>
    internal UserCode Adding(string path, string text) => this with
    {
        Compilation = Compilation.AddSyntaxTrees(
            CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)Compilation.SyntaxTrees[0].Options, path)),
        Files = [.. Files, path],
        Moved = new Dictionary<string, string>(Moved) { [path] = text },
        Added = [.. Added, path],
    };

    public UserCode EnsureCompiles()
    {
        if (Types.Where(IsOfFiles).FirstOrDefault(type => Hidden(type) is not null) is { } hiding)
            throw new UnusableException($"{hiding.Name} has no namespace, and hides {Hidden(hiding)} in the programs that are measured: "
                + "put it in one.");
        IEnumerable<Diagnostic> errors = Compilation.GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && !OfGenerators.Contains(diagnostic.Id))
            .Where(diagnostic => Files.Contains(diagnostic.Location.SourceTree?.FilePath));
        string told = string.Join("; ", errors.Take(3));
        return told.Length == 0
            ? this
            : throw new UnusableException(
                $"The type does not compile: {told}. Correct that; packages and usings of its project are known with --project.");
    }

    internal bool IsAdded(INamedTypeSymbol type) => type.Locations.Any(place => Added.Contains(place.SourceTree?.FilePath));

    private bool IsOfFiles(INamedTypeSymbol type) => type.Locations.Any(place => Files.Contains(place.SourceTree?.FilePath));

    /// <summary>The type of the framework that code without a name for it no longer finds, in namespaces that all programs use.</summary>
    private string? Hidden(INamedTypeSymbol type) =>
        !type.ContainingNamespace.IsGlobalNamespace || type.ContainingType is not null || type.IsFileLocal
        ? null
        : UsedEverywhere.Where(space => Compilation.GetTypesByMetadataName($"{space}.{type.MetadataName}")
                .Any(one => one.DeclaredAccessibility == Accessibility.Public && !one.Locations.Any(place => place.IsInSource)))
            .Select(space => $"{space}.{type.Name}").FirstOrDefault();

    /// <summary>The files that a type needs, with the files that these need; a project has many that have nothing to do with it.</summary>
    /// <param name="context">A class that is needed too.</param>
    public UserCode FilesFor(ITypeSymbol type, ITypeSymbol? context)
    {
        var needed = new HashSet<SyntaxTree>();
        var open = new Stack<SyntaxTree>();
        Add(type);
        Add(context);
        // What they say holds in all files, and no name leads to them.
        foreach (SyntaxTree tree in Compilation.SyntaxTrees.Where(tree => HasGlobalUsing(tree) || Added.Contains(tree.FilePath)))
            Need(tree);
        while (open.TryPop(out SyntaxTree? tree))
        {
            SemanticModel model = Compilation.GetSemanticModel(tree);
            foreach (SimpleNameSyntax name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
            {
                ISymbol? symbol = model.GetSymbolInfo(name).Symbol;
                Add(symbol as ITypeSymbol ?? symbol?.ContainingType);
            }
        }

        return this with { Files = [.. Files.Where(file => needed.Any(tree => tree.FilePath == file))] };

        void Add(ITypeSymbol? type)
        {
            if (type is IArrayTypeSymbol array)
                Add(array.ElementType);
            foreach (ITypeSymbol argument in (type as INamedTypeSymbol)?.TypeArguments ?? [])
                Add(argument);
            foreach (SyntaxReference place in type?.DeclaringSyntaxReferences ?? [])
                Need(place.SyntaxTree);
        }

        void Need(SyntaxTree tree)
        {
            if (needed.Add(tree))
                open.Push(tree);
        }
    }

    private static bool HasGlobalUsing(SyntaxTree tree) =>
        ((CompilationUnitSyntax)tree.GetRoot()).Usings.Any(one => one.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword));

    /// <summary>
    /// The type that an expression names, such as <c>Shop.Page&lt;Shop.Order&gt;</c> or <c>Order[]</c>; null where there is none.
    /// </summary>
    public ITypeSymbol? Bind(string expression)
    {
        IReadOnlyList<string> spaces = Namespaces;
        string usings = string.Concat(spaces.Select(space => $"using {space};"));
        string wanted = $"static class Wanted__ {{ static {expression} Value; }}";
        // The user's own come first: Random of the files is meant, and not the framework's.
        IEnumerable<string> places = spaces.Select(space => $"namespace {space} {{ {wanted} }}").Append(wanted);
        ITypeSymbol[] meant = [.. places.Select(code => BindIn($"using System.Text.Json; {usings} {code}")).OfType<ITypeSymbol>()];
        return Array.Find(meant, type => NamespacesOf(type).Any()) ?? meant.FirstOrDefault();
    }

    /// <summary>Finds the type as the files have it: what was bound in a compilation of its own equals nothing of theirs.</summary>
    internal ITypeSymbol Own(ITypeSymbol type)
    {
        string id = DocumentationCommentId.CreateReferenceId(type);
        return DocumentationCommentId.GetFirstSymbolForReferenceId(id, Compilation) as ITypeSymbol ?? type;
    }

    /// <summary>The type as a file names it that uses its namespaces, and those namespaces.</summary>
    public (string Name, IReadOnlyList<string> Usings) Written(ITypeSymbol type)
    {
        string[] spaces = [.. NamespacesOf(type).Distinct().Order(StringComparer.Ordinal)];
        string name = type.ToDisplayString(Short);
        string usings = string.Concat(spaces.Append("System.Text.Json").Select(space => $"using {space};"));
        return BindIn($"{usings} static class Wanted__ {{ static {name} Value; }}")?.ToDisplayString() == type.ToDisplayString()
            ? (name, spaces)
            : (type.ToDisplayString(), []);
    }

    private static IEnumerable<string> NamespacesOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => NamespacesOf(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(NamespacesOf).Concat(
            named.ContainingNamespace is { IsGlobalNamespace: false } space && named.Locations.Any(place => place.IsInSource)
                ? [space.ToDisplayString()]
                : []),
        _ => [],
    };

    private ITypeSymbol? BindIn(string code)
    {
        SyntaxTree tree = CSharpSyntaxTree.ParseText(code, new CSharpParseOptions(LanguageVersion.Preview));
        SemanticModel model = Compilation.AddSyntaxTrees(tree).GetSemanticModel(tree);
        return tree.GetRoot().DescendantNodes().OfType<FieldDeclarationSyntax>().FirstOrDefault() is { } field
            && model.GetTypeInfo(field.Declaration.Type).Type is { TypeKind: not TypeKind.Error } type ? type : null;
    }

    public static Dictionary<string, ProgramFile> ProgramsOf(IEnumerable<string> paths, CSharpParseOptions? options = null) => paths
        .Select(path => (path, program: ProgramFile.Of(Read(path), options)))
        .Where(one => one.program is not null)
        .ToDictionary(one => one.path, one => one.program!);

    private static IEnumerable<INamedTypeSymbol> Below(INamespaceOrTypeSymbol container) =>
        container.GetMembers().OfType<INamespaceOrTypeSymbol>().SelectMany(member => member is INamedTypeSymbol type
            ? Below(type).Prepend(type)
            : Below(member));

    private static IEnumerable<string> FilesOf(string path)
    {
        if (File.Exists(path))
            return [path];
        if (!Directory.Exists(path))
            throw new UnusableException($"There is no file {path}. Give the path of a C# file, or of a folder of them.");
        IEnumerable<string> all = Directory.EnumerateFiles(path, "*.cs", SearchOption.AllDirectories);
        return all.Where(file => !IsMade(Path.GetRelativePath(path, file))).Order(StringComparer.Ordinal);
    }

    private static bool IsMade(string path) => path.Split('/', '\\') is var parts && (parts.Contains("bin") || parts.Contains("obj"));

    private static string Read(string path)
    {
        try
        {
            return File.ReadAllText(path);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new UnusableException($"{path} cannot be read: {problem.Message}", problem);
        }
    }

    private static Dictionary<string, MetadataReference> ReadFramework()
    {
        string folder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        return ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == folder)
            // A host may name one twice.
            .DistinctBy(path => Path.GetFileName(path))
            .ToDictionary(path => Path.GetFileName(path), path => (MetadataReference)MetadataReference.CreateFromFile(path));
    }
}
