using System.Text.Json;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType;

/// <summary>What a project of the user's is made of, as MSBuild says: nothing is built, and nothing is written in its folder.</summary>
/// <param name="Files">The C# files of it and of the projects that it refers to.</param>
/// <param name="References">The assemblies of its packages.</param>
/// <param name="Parts">What the payload's project must have of it.</param>
/// <param name="Symbols">What <c>#if</c> asks for in its files.</param>
/// <param name="Usings">All directives that hold in its files, also those that the SDK adds.</param>
internal sealed record UserProject(
    IReadOnlyList<string> Files, IReadOnlyList<string> References, string Parts, IReadOnlyList<string> Symbols,
    IReadOnlyList<string> Usings)
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    private const string Constants = "DefineConstants";
    private const string Frameworks = "TargetFrameworks";
    private const string Implicit = "ImplicitUsings";

    // How the type is built and published is the suite's to choose, in each mode.
    private static readonly HashSet<string> OfTheSuite =
        ["TargetFramework", Frameworks, Implicit, "OutputType", "AssemblyName", "PublishAot", "RuntimeIdentifier", "SelfContained"];

    // What every project has.
    private static readonly HashSet<string> Usual = ["Microsoft.NETCore.App", "NETStandard.Library"];

    /// <param name="path">A project file, or a folder with one.</param>
    /// <param name="folder">Where the packages may be restored; nothing in it is needed afterwards.</param>
    internal static UserProject Load(string path, string folder)
    {
        var files = new List<string>();
        var items = new SortedSet<string>(StringComparer.Ordinal);
        var symbols = new SortedSet<string>(StringComparer.Ordinal);
        var usings = new SortedSet<string>(StringComparer.Ordinal);
        var done = new HashSet<string>();
        var open = new Queue<string>([FileOf(path)]);
        while (open.TryDequeue(out string? project))
        {
            if (!done.Add(project))
                continue;
            string[] asked = ["Compile", "PackageReference", "PackageVersion", "ProjectReference", "FrameworkReference", "Using"];
            // As the suite builds it.
            string[] asRelease = ["-p:Configuration=Release", $"-getProperty:{Constants}", $"-getProperty:{Frameworks}"];
            string[] arguments = [.. asked.Select(item => $"-getItem:{item}"), .. asRelease];
            using JsonDocument outer = Evaluate(project, arguments);
            // A project for several frameworks says here what does not depend on one of them.
            using JsonDocument? inner = FrameworkOf(outer) is { } framework
                ? Evaluate(project, [.. arguments, $"-p:TargetFramework={framework}"])
                : null;
            JsonDocument answer = inner ?? outer;
            symbols.UnionWith(SymbolsOf(answer));
            usings.UnionWith(UsingsOf(answer));
            files.AddRange(Of(answer, "Compile").Select(item => Value(item, "FullPath"))
                .Where(file => file.EndsWith(".cs", StringComparison.OrdinalIgnoreCase) && File.Exists(file)));
            items.UnionWith(ItemsOf(answer));
            foreach (string referred in ProjectsOf(answer))
                open.Enqueue(referred);
        }

        string parts = Defined(symbols) + ItemGroup(items);
        return new UserProject([.. files.Distinct()], Restore(items, folder), parts, [.. symbols], [.. usings]);
    }

    private static string Defined(IReadOnlyCollection<string> symbols) => symbols.Count == 0 ? ""
        : $"\n  <PropertyGroup><DefineConstants>$(DefineConstants);{string.Join(';', symbols)}</DefineConstants></PropertyGroup>\n";

    private static string ItemGroup(SortedSet<string> items) =>
        items.Count == 0 ? "" : $"\n  <ItemGroup>\n    {string.Join("\n    ", items)}\n  </ItemGroup>\n";

    private static string Package(string id, string version) =>
        $"<PackageReference Include=\"{PayloadProject.Item(id)}\" VersionOverride=\"{PayloadProject.Item(version)}\" />";

    /// <summary>Reads a program in one file, which says in directives what a project would.</summary>
    internal static UserProject Of(ProgramFile program, string path, string folder)
    {
        IEnumerable<string> paths = program.Directives.Where(one => one.Name == "project").Select(one => one.Value);
        UserProject[] projects = [.. paths.Select(one => Load(Path.Combine(Path.GetDirectoryName(path)!, one), folder))];
        var items = new SortedSet<string>(program.Directives.Select(Item).OfType<string>(), StringComparer.Ordinal);
        string[] symbols = [.. program.Directives.Where(one => one.Name == "property").SelectMany(Symbols)];
        string parts = string.Concat(program.Directives.Select(Property)) + Defined(symbols) + ItemGroup(items);
        bool isImplicit = !program.Directives.Contains(("property", $"{Implicit}=disable"));
        return new UserProject(
            [.. projects.SelectMany(project => project.Files)],
            [.. projects.SelectMany(project => project.References), .. Restore(items, folder)],
            string.Concat(projects.Select(project => project.Parts)) + parts,
            [.. projects.SelectMany(project => project.Symbols), .. symbols],
            [.. (isImplicit ? UserCode.ImplicitUsings : []).Concat(projects.SelectMany(project => project.Usings)).Distinct()]);

        static string? Item((string Name, string Value) directive) => (directive.Name, directive.Value.Split('@')) switch
        {
            ("package", [var id, .. var version]) => Package(id, version is [var one] ? one : "*"),
            ("sdk", ["Microsoft.NET.Sdk.Web"]) => "<FrameworkReference Include=\"Microsoft.AspNetCore.App\" />",
            _ => null,
        };

        static IEnumerable<string> Symbols((string Name, string Value) directive) =>
            directive.Value.Split('=', 2) is [Constants, var value] ? BuildSymbols.Own(value) : [];

        static string Property((string Name, string Value) directive) =>
            directive.Name == "property" && directive.Value.Split('=', 2) is [var name, var value]
            && name != Constants && !OfTheSuite.Contains(name)
                ? $"\n  <PropertyGroup><{name}>{PayloadProject.Item(value)}</{name}></PropertyGroup>\n"
                : "";
    }

    internal static IEnumerable<string> SymbolsOf(JsonDocument answer) => BuildSymbols.Own(PropertyOf(answer, Constants));

    /// <returns>The suite's framework among several, or the newest; null for a project of one.</returns>
    internal static string? FrameworkOf(JsonDocument answer)
    {
        string[] all = PropertyOf(answer, Frameworks).Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return all.Contains(Checkout.TargetFramework) ? Checkout.TargetFramework : all.MaxBy(VersionOf);

        // Those that are no .NET of today, such as net48 and netstandard2.0, come last.
        static Version VersionOf(string framework) =>
            framework.StartsWith("net", StringComparison.Ordinal) && Version.TryParse(framework[3..].Split('-')[0], out Version? version)
                ? version
                : new Version();
    }

    /// <summary>The projects whose types it uses, and not those that only take part in its build, such as a generator's.</summary>
    internal static IEnumerable<string> ProjectsOf(JsonDocument answer) => Of(answer, "ProjectReference")
        .Where(item => !Value(item, "ReferenceOutputAssembly").Equals("false", StringComparison.OrdinalIgnoreCase)
            && !Value(item, "OutputItemType").Equals("Analyzer", StringComparison.OrdinalIgnoreCase))
        .Select(item => Value(item, "FullPath"));

    /// <summary>As the SDK writes them into a file of its own.</summary>
    internal static IEnumerable<string> UsingsOf(JsonDocument answer) => Of(answer, "Using").Select(item =>
    {
        bool isStatic = bool.TryParse(Value(item, "Static"), out bool stated) && stated;
        string alias = Value(item, "Alias") is { Length: > 0 } name ? $"{name} = " : "";
        return $"global using {(isStatic ? "static " : "")}{alias}global::{Identity(item)};";
    });

    internal static IEnumerable<string> ItemsOf(JsonDocument answer)
    {
        // A package may be listed twice, as in a file that the project imports and in its own: the last one counts.
        var versions = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (JsonElement item in Of(answer, "PackageVersion"))
            versions[Identity(item)] = Value(item, "Version");
        foreach (JsonElement item in Of(answer, "PackageReference").Where(item => !Usual.Contains(Identity(item))))
        {
            string version = Value(item, "Version") is { Length: > 0 } own ? own : versions.GetValueOrDefault(Identity(item), "*");
            yield return Package(Identity(item), version);
        }

        foreach (JsonElement item in Of(answer, "FrameworkReference").Where(item => !Usual.Contains(Identity(item))))
            yield return $"<FrameworkReference Include=\"{PayloadProject.Item(Identity(item))}\" />";
    }

    private static string FileOf(string path)
    {
        string[] found = Directory.Exists(path) ? Directory.GetFiles(path, "*.csproj") : File.Exists(path) ? [path] : [];
        return found is [var project]
            ? Path.GetFullPath(project)
            : throw new UnusableException($"{path} is not one project. Give the path of a .csproj file.");
    }

    /// <summary>Restored in a folder of ours, so that the user's own stays as it is.</summary>
    private static IReadOnlyList<string> Restore(SortedSet<string> items, string folder)
    {
        if (items.Count == 0)
            return [];
        string project = Path.Combine(folder, "references", "References.csproj");
        Directory.CreateDirectory(Path.GetDirectoryName(project)!);
        File.WriteAllText(project, $"<Project Sdk=\"Microsoft.NET.Sdk\">\n{ItemGroup(items)}\n</Project>\n");
        string framework = $"-p:JsonAotFramework={Checkout.Framework}";
        string[] restore = ["restore", project, "--nologo", "-v:quiet", framework, "-p:TreatWarningsAsErrors=false"];
        ChildRun run = MachineTool.Run("dotnet", restore, Limit, Checkout.Root);
        if (BuildFailure.IsSourceAway(run.Output + run.Errors))
            throw new LabException($"The packages of the project are not here, and {BuildFailure.SourceIsAway}. Connect this machine.");
        if (run.ExitCode != 0)
            throw new UnusableException("The packages of the project cannot be restored: "
                + $"{Trouble.WithStop(BuildFailure.FirstError(run.Output + run.Errors))} Restore the project itself first, and try again.");
        using JsonDocument answer = Evaluate(project, ["-t:ResolveReferences", "-getItem:ReferencePath", framework]);
        IEnumerable<JsonElement> ofPackages =
            Of(answer, "ReferencePath").Where(item => Value(item, "FrameworkReferenceName") != "Microsoft.NETCore.App");
        return [.. ofPackages.Select(item => Value(item, "FullPath"))];
    }

    private static JsonDocument Evaluate(string project, IEnumerable<string> arguments)
    {
        ChildRun run = MachineTool.Run("dotnet", ["msbuild", project, "-nologo", .. arguments], Limit, Checkout.Root);
        try
        {
            return JsonDocument.Parse(run.Output);
        }
        catch (JsonException problem)
        {
            throw new UnusableException($"MSBuild cannot read {project}: {BuildFailure.FirstError(run.Output + run.Errors)} "
                + "Correct the project, and try again.", problem);
        }
    }

    private static JsonElement[] Of(JsonDocument answer, string item) =>
        answer.RootElement.TryGetProperty("Items", out JsonElement all) && all.TryGetProperty(item, out JsonElement found)
            ? [.. found.EnumerateArray()]
            : [];

    private static string PropertyOf(JsonDocument answer, string name) =>
        answer.RootElement.TryGetProperty("Properties", out JsonElement properties) ? Value(properties, name) : "";

    private static string Identity(JsonElement item) => Value(item, "Identity");

    private static string Value(JsonElement item, string name) =>
        item.TryGetProperty(name, out JsonElement value) ? value.GetString() ?? "" : "";
}
