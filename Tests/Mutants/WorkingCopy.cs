using System.Text.Json;
using System.Text.RegularExpressions;

namespace JsonAot.Mutants;

/// <summary>A copy of the checkout below its artifacts, with mutants in it: nothing of the checkout itself is touched.</summary>
internal sealed partial class WorkingCopy(string checkout, Action<string> say)
{
    private static readonly string[] Quiet =
        ["-c", "Release", "-v", "q", "-nologo", "-clp:NoSummary", "-p:RunAnalyzers=false", "-p:TreatWarningsAsErrors=false"];

    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(60);

    internal string Root { get; } = Path.Combine(checkout, "artifacts", "mutants", "tree");

    /// <summary>Sources that git knows or would; those of mutants are written by <see cref="Write"/>.</summary>
    internal void Copy()
    {
        string listed = Commands.Run(checkout, [], Limit, Limit, "git", "ls-files", "-co", "--exclude-standard").Output;
        var files = listed.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .Where(file => File.Exists(Path.Combine(checkout, file))).ToHashSet();
        if (Directory.Exists(Root))
        {
            foreach (string path in Directory.EnumerateFiles(Root, "*.cs", SearchOption.AllDirectories))
            {
                string old = Path.GetRelativePath(Root, path);
                if (!files.Contains(old) && !Made().IsMatch(old))
                    File.Delete(path);
            }
        }

        foreach (string file in files)
            Keep(file, File.ReadAllBytes(Path.Combine(checkout, file)));
        using var injected = new StreamReader(typeof(WorkingCopy).Assembly.GetManifestResourceStream("Mutant.cs")!);
        Keep("artifacts/Mutant.cs", System.Text.Encoding.UTF8.GetBytes(injected.ReadToEnd()));
        // All projects have it: some compile sources of others.
        string props = File.ReadAllText(Path.Combine(checkout, "Directory.Build.props"));
        const string Included = """
              <ItemGroup Condition="'$(MSBuildProjectExtension)' == '.csproj'">
                <Compile Include="$(MSBuildThisFileDirectory)artifacts/Mutant.cs" Visible="false" />
              </ItemGroup>
              <PropertyGroup>
                <NoWarn>$(NoWarn);CS0436;CS0162;CS0164;CS0649</NoWarn>
                <!-- Tests publish programs of these sources too. -->
                <TreatWarningsAsErrors>false</TreatWarningsAsErrors>
                <RunAnalyzers>false</RunAnalyzers>
              </PropertyGroup>
            </Project>
            """;
        Keep("Directory.Build.props", System.Text.Encoding.UTF8.GetBytes(props.Replace("</Project>", Included, StringComparison.Ordinal)));
    }

    /// <summary>Writes the sources with their mutants, and those without any as they are.</summary>
    internal void Write(IReadOnlyList<string> files, IReadOnlyList<(int Id, Mutation Mutation)> mutants)
    {
        ILookup<string, (int Id, Mutation Mutation)> ofFile = mutants.ToLookup(mutant => mutant.Mutation.File);
        foreach (string file in files)
            Keep(file, System.Text.Encoding.UTF8.GetBytes(Schemata.Apply(File.ReadAllText(Path.Combine(checkout, file)), ofFile[file])));
    }

    /// <summary>Files that a project compiles here: libraries that are not restored, say, are no part of it.</summary>
    internal IEnumerable<string> SourcesOf(string project)
    {
        // Some choose what they compile when they are built, by what was restored.
        string[] question = ["-t:BeforeCompile", "-getItem:Compile", "-p:Configuration=Release"];
        _ = Commands.Run(Root, [], Limit, Limit, ["dotnet", "restore", project]);
        Ended listing = Commands.Run(Root, [], Limit, Limit, ["dotnet", "msbuild", project, .. question]);
        if (listing.Code != 0)
            throw new InvalidOperationException($"{project} does not say what it compiles:\n{listing.Output}");
        using var items = JsonDocument.Parse(listing.Output);
        return
        [
            .. items.RootElement.GetProperty("Items").GetProperty("Compile").EnumerateArray()
                .Select(item => Path.GetRelativePath(Root, item.GetProperty("FullPath").GetString()!).Replace('\\', '/')),
        ];
    }

    /// <summary>Builds a project.</summary>
    /// <returns>The compiler's errors: file and line.</returns>
    /// <exception cref="InvalidOperationException">It fails by no error of the compiler.</exception>
    internal IReadOnlyList<(string File, int Line)> Build(string project)
    {
        Ended build = Commands.Run(Root, [], Limit, Limit, ["dotnet", "build", project, .. Quiet]);
        if (build.Code == 0)
            return [];
        Match[] found = Error().Matches(build.Output).ToArray();
        (string, int)[] errors =
            [.. found.Select(match => (Path.GetRelativePath(Root, match.Groups["file"].Value), LineOf(match))).Distinct()];
        if (errors.Length == 0)
            throw new InvalidOperationException($"The build of {project} fails, and not by a mutant:\n{build.Output}");
        IEnumerable<string> kinds = found.CountBy(match => match.Groups["id"].Value).Select(id => $"{id.Value} {id.Key}");
        say($"  {errors.Length} errors: {string.Join(", ", kinds)}");
        return errors;
    }

    private static int LineOf(Match error) => int.Parse(error.Groups["line"].Value, System.Globalization.CultureInfo.InvariantCulture);

    /// <summary>Files that stay as they are keep their time, and are not compiled anew.</summary>
    private void Keep(string file, byte[] content)
    {
        string path = Path.Combine(Root, file);
        if (File.Exists(path) && File.ReadAllBytes(path).AsSpan().SequenceEqual(content))
            return;
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllBytes(path, content);
    }

    [GeneratedRegex(@"(^|[\\/])(bin|obj|artifacts)[\\/]")]
    private static partial Regex Made();

    [GeneratedRegex(@"(?m)^\s*(?<file>[^\s(][^(\n]*\.cs)\((?<line>\d+),\d+[^)]*\): error (?<id>\w+)")]
    private static partial Regex Error();
}
