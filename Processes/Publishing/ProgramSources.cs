using System.Text.Json;
using System.Text.Json.Serialization;

namespace JsonAot.Processes.Publishing;

/// <summary>
/// Lists the files that a program is built from. MSBuild names its projects, and the files that they take from other folders.
/// That costs a second or two, so the answer is kept until a project file or an imported file of the checkout changes.
/// </summary>
/// <param name="root">The checkout.</param>
/// <param name="memory">The file with the answers; it may be deleted at any time.</param>
internal sealed class ProgramSources(string root, string memory)
{
    private const string Target = "JsonAotSources";

    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    private static readonly string[] BuildFiles = [".csproj", ".props", ".targets", ".config", "global.json"];

    private readonly string _root = Path.TrimEndingDirectorySeparator(root);

    private readonly Lock _memory = new();

    private static readonly string[] NoSources = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts", "TestResults"];

    /// <summary>Calls the SDK's command with arguments and a time limit.</summary>
    internal Func<IEnumerable<string>, TimeSpan, Task<ChildRun>> CallDotnet { get; init; } = Dotnet.RunAsync;

    internal static ProgramSources OfThisCheckout { get; } = new(
        Checkout.Root, Path.Combine(Checkout.Artifacts, "publish", "sources.json"));

    /// <param name="switches">Those that the program is built with.</param>
    /// <returns>Full paths in a fixed order. Everything in a project's folder counts, so that a new file is noticed without
    /// asking.</returns>
    /// <exception cref="ProcessException">MSBuild cannot read a project; the message has its words.</exception>
    internal IReadOnlyList<string> Of(string projectFile, IReadOnlyList<string> switches)
    {
        string[] buildFiles =
        [
            .. FilesBelow(_root)
                .Where(file => BuildFiles.Any(end => file.EndsWith(end, StringComparison.OrdinalIgnoreCase)))
                .Order(StringComparer.Ordinal),
        ];
        string stamp = SourceStamp.OfTexts([SdkVersion.Current, SourceStamp.OfFiles(_root, buildFiles)]);
        string key = string.Join(' ', [Path.GetRelativePath(_root, projectFile), .. switches]);
        if (!Load(stamp).Programs.TryGetValue(key, out IReadOnlyList<string>? answer))
        {
            answer = Ask(projectFile, switches);
            lock (_memory)
            {
                // Another program may have been asked about meanwhile.
                ProgramParts parts = Load(stamp);
                parts.Programs[key] = answer;
                Save(parts);
            }
        }

        string[] paths = [.. answer.Select(path => Path.Combine(_root, path))];
        return
        [
            .. paths.Where(IsProject).SelectMany(project => FilesBelow(Path.GetDirectoryName(project)!))
                .Concat(paths.Where(File.Exists))
                .Concat(FilesBelow(Path.Combine(_root, "eng")))
                .Concat(buildFiles.Where(file => Path.GetDirectoryName(file) == _root))
                .Distinct()
                .Order(StringComparer.Ordinal),
        ];
    }

    private string[] Ask(string projectFile, IReadOnlyList<string> switches)
    {
        ChildRun run = CallDotnet(
        [
            "msbuild", projectFile, "-nologo", $"-t:{Target}", $"-getTargetResult:{Target}",
            $"-p:CustomAfterMicrosoftCommonTargets={Path.Combine(_root, "eng", "Sources.targets")}", .. switches,
        ], Limit).GetAwaiter().GetResult();
        try
        {
            using JsonDocument answer = JsonDocument.Parse(run.Output);
            string[] all =
            [
                .. answer.RootElement.GetProperty("TargetResults").GetProperty(Target).GetProperty("Items").EnumerateArray()
                    .Select(item => Path.GetRelativePath(_root, item.GetProperty("Identity").GetString()!))
                    .Where(path => !path.StartsWith("..", StringComparison.Ordinal) && !Path.IsPathRooted(path))
                    .Distinct(),
            ];
            string[] folders = [.. all.Where(IsProject).Select(project => Path.GetDirectoryName(project)! + Path.DirectorySeparatorChar)];
            return [.. all.Where(path => IsProject(path) || !folders.Any(folder => path.StartsWith(folder, StringComparison.Ordinal)))];
        }
        catch (Exception problem) when (problem is JsonException or KeyNotFoundException)
        {
            throw new ProcessException($"MSBuild does not say what {Path.GetRelativePath(_root, projectFile)} is built from: "
                + $"{BuildFailure.FirstError(run.Output + run.Errors)}", problem);
        }
    }

    private ProgramParts Load(string stamp)
    {
        try
        {
            ProgramParts? known = File.Exists(memory)
                ? JsonSerializer.Deserialize(File.ReadAllText(memory), ProgramPartsJson.Default.ProgramParts)
                : null;
            return known?.Stamp == stamp ? known : new ProgramParts(stamp, []);
        }
        catch (Exception problem) when (problem is JsonException or IOException)
        {
            // It can be asked again.
            return new ProgramParts(stamp, []);
        }
    }

    private void Save(ProgramParts parts)
    {
        string temporary = $"{memory}.{Environment.ProcessId}.tmp";
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(memory)!);
            File.WriteAllText(temporary, JsonSerializer.Serialize(parts, ProgramPartsJson.Default.ProgramParts));
            File.Move(temporary, memory, overwrite: true);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"What a program is built from cannot be kept in {memory}: {problem.Message}", problem);
        }
    }

    private static bool IsProject(string path) => path.EndsWith(".csproj", StringComparison.Ordinal);

    private static bool HasSources(string folder) =>
        Path.GetFileName(folder) is var name && !NoSources.Contains(name) && !name.StartsWith('.');

    private static IEnumerable<string> FilesBelow(string folder)
    {
        foreach (string file in Directory.EnumerateFiles(folder))
            yield return file;
        foreach (string below in Directory.EnumerateDirectories(folder).Where(HasSources))
        {
            foreach (string file in FilesBelow(below))
                yield return file;
        }
    }
}

/// <param name="Stamp">Of all project files and what they import.</param>
/// <param name="Programs">For each project with its switches: the projects that it is built from, and single files of other folders,
/// below the root.</param>
internal sealed record ProgramParts(string Stamp, Dictionary<string, IReadOnlyList<string>> Programs);

[JsonSerializable(typeof(ProgramParts))]
internal sealed partial class ProgramPartsJson : JsonSerializerContext;
