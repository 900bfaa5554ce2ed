using System.Text.RegularExpressions;
using JsonAot.Lab.Doctor;

namespace JsonAot.Lab.Programs.Probes;

/// <summary>One contender to be compiled in alone.</summary>
/// <param name="Name">As tables name it.</param>
/// <param name="Type">Its type's name, by which a build and a program know it.</param>
/// <param name="Library">The folder below Libraries/ that it needs; null where it needs none.</param>
/// <param name="Unavailable">Why this machine cannot build it.</param>
internal sealed partial record LoneContender(string Name, string Type, string? Library, string? Unavailable)
{
    /// <summary>The tag or commit that its package was built from; null where it is the published one.</summary>
    internal string? Source { get; init; }

    /// <summary>Its package with the version; null where it needs none.</summary>
    internal string? Package => Folder is { Package: { } package } folder ? $"{package} {folder.Version}" : null;

    /// <summary>What to compile in for it: its library and no other.</summary>
    internal string Libraries => Library ?? "none";

    /// <summary>Why a native build without <c>-p:Unguarded=true</c> has no such class; null where it has.</summary>
    internal string? NotNative => Folder?.NotNative;

    /// <summary>No program that has other contenders too can have it.</summary>
    internal bool IsAlone => Folder?.IsAlone == true;

    private LibraryFolder? Folder => Folders.Value.FirstOrDefault(folder => folder.Name == Library);

    private static Lazy<IReadOnlyList<LibraryFolder>> Folders { get; } = new(() => LibraryFolder.ReadAll(Root));

    private static string Root => Path.Combine(Checkout.Root, "Libraries");

    /// <summary>Whether this Lab has the library compiled in, and a program with the same selection has it too.</summary>
    internal static bool IsOfThisLab(string library) => JsonAot.Libraries.Contenders.All
        .Any(contender => contender is not AbsentContender && Types(library).Contains(contender.GetType().Name));

    /// <param name="contenders">Those of this Lab; one that it leaves out is tried all the same where its package can be restored.</param>
    internal static IReadOnlyList<LoneContender> Of(IReadOnlyList<Contender> contenders, Func<IEnumerable<string>, PackageRestore> restore)
    {
        string[] packages = [.. contenders.OfType<AbsentContender>().Select(FolderOf).Select(folder => folder.Package).OfType<string>()];
        PackageRestore served = packages.Length > 0 ? restore(packages) : new PackageRestore([], null);
        return [.. contenders.SelectMany(contender => contender is AbsentContender ? Absent(contender, served) : [Of(contender)])];
    }

    private static IEnumerable<LoneContender> Absent(Contender contender, PackageRestore served)
    {
        LibraryFolder folder = FolderOf(contender);
        string? reason = folder.Package is null ? null : served.WhyNot(folder.Package);
        string? source = reason is null && !string.IsNullOrEmpty(PublishCache.GivenFeed) ? folder.BuiltFrom : null;
        return Types(folder.Name).Select(type => new LoneContender(contender.Name, type, folder.Name, reason) { Source = source });
    }

    private static LibraryFolder FolderOf(Contender contender) =>
        Folders.Value.First(folder => (folder.Package ?? folder.Name) == contender.Name);

    /// <param name="contender">One that this Lab has compiled in.</param>
    internal static LoneContender Of(Contender contender)
    {
        string type = contender.GetType().Name;
        string? library = Classes.Value.FirstOrDefault(library => library.Contains(type))?.Key;
        return new LoneContender(contender.Name, type, library, null) { Source = contender.Source };
    }

    private static IEnumerable<string> Types(string library) => Classes.Value[library];

    /// <summary>The names of each library's classes, which one that is left out has only in its sources.</summary>
    private static Lazy<ILookup<string, string>> Classes { get; } = new(() => (
        from folder in Folders.Value
        from file in Directory.EnumerateFiles(Path.Combine(Root, folder.Name), "*.cs", SearchOption.AllDirectories)
        from found in ContenderClass().Matches(File.ReadAllText(file))
        orderby found.Groups[1].Value
        select (Library: folder.Name, Type: found.Groups[1].Value)).ToLookup(one => one.Library, one => one.Type));

    [GeneratedRegex(@"(?<!abstract )\bclass (\w+Contender)\b")]
    private static partial Regex ContenderClass();
}
