using System.CommandLine;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Patching;

namespace JsonAot.Lab.YourType;

/// <summary>Which serializer for somebody's own type: from a document, with or without the type, to an answer.</summary>
internal sealed class TryVerb : IVerb
{
    public Command Create()
    {
        var files = new Argument<string[]>("files")
        {
            Description = "A sample (a JSON document, a file of lines such as events.ndjson, or - for the standard input), "
                + "and the C# files, the folder or the project (*.csproj) with its type. Without those the type is inferred; "
                + "without a sample too, the order of docs/try is tried.",
            Arity = ArgumentArity.ZeroOrMore,
        };
        var type = new Option<string?>("--type")
        {
            Description = "The type of the document, such as Shop.Order or Page<Order>; the one that fits best when left out.",
        };
        var project = new Option<string?>("--project")
        {
            Description = "A C# project that has the type: its packages, its options and its JsonSerializerContext are used.",
        };
        var all = new Option<bool>("--all")
        {
            Description = "All types that a JsonSerializerContext of the files declares, or all of the files, in one table: "
                + "each sample is of the type that fits it.",
        };
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<string[]> library = Choices.LibraryOption("All that need nothing written by hand when left out.");
        var lossy = new Option<bool>("--lossy")
        {
            Description = "Measure even where the type loses a part of the sample; the figures are then of what is left.",
        };
        var from = new Option<string?>("--from")
        {
            Description = "newtonsoft: tells what would change in your documents. Attributes of Newtonsoft.Json say it by themselves.",
        };
        from.AcceptOnlyFromAmong(Newtonsoft);
        var settings = new Option<string?>("--settings")
        {
            Description = "A C# file with new JsonSerializerSettings { ... }: those of Newtonsoft.Json that count.",
        };
        Option<bool> json = Choices.JsonOption();
        var command = new Command(
            "try", "Finds the fastest serializer for your own type: give a sample document, and the file with the type if there is one.")
        {
            files, type, all, project, modes, library, lossy, from, settings, json,
        };
        command.SetAction(parsed =>
        {
            string[] given = parsed.GetValue(files) is { Length: > 0 } || parsed.GetValue(project) is not null
                ? parsed.GetValue(files)!
                : [Path.Combine(Example, "Order.cs"), Path.Combine(Example, "order.json")];
            CheckWords([.. given, .. new[] { parsed.GetValue(type), parsed.GetValue(project) }.OfType<string>()]);
            string[] projects = [.. given.Where(IsProject), .. new[] { parsed.GetValue(project) }.OfType<string>()];
            if (projects.Length > 1)
                throw new UnusableException($"{string.Join(" and ", projects)} are more than one project: give the one that has the type.");
            string[] sources = [.. given.Where(IsSource)];
            string[] samples = [.. given.Except(sources).Except(projects)];
            if (sources.FirstOrDefault(HasDocumentsAlone) is { } folder)
                throw new UnusableException($"{folder} is a folder with documents and without C# files. Give the documents themselves, "
                    + $"such as {Path.Combine(folder, "*.json")}.");
            if (samples.Length == 0)
                throw new UnusableException("Give a sample document too: figures depend on the values. "
                    + "For example: try Order.cs sample.json.");
            var request = new TryRequest(
                sources, samples, Choices.Modes(parsed.GetValue(modes)!),
                parsed.GetValue(library) is { Length: > 0 } chosen ? Choices.TimedContenders(chosen) : DefaultContestants.All,
                parsed.GetValue(type), projects.FirstOrDefault(), IsAll: parsed.GetValue(all), IsLossy: parsed.GetValue(lossy))
            {
                Settings = parsed.GetValue(settings),
                IsJson = parsed.GetValue(json),
                IsFromNewtonsoft = parsed.GetValue(from) is not null || parsed.GetValue(settings) is not null,
            };
            if (request.Settings is { } file && !File.Exists(file))
                throw new UnusableException($"There is no file {file}. Give the C# file that makes the settings of Newtonsoft.Json.");
            if (request.IsFromNewtonsoft && !request.HasTypes)
                throw new UnusableException("--from newtonsoft needs the type too: what changes depends on it. "
                    + "For example: try Order.cs sample.json --from newtonsoft.");
            if (request.IsAll && request.Type is not null)
                throw new UnusableException("--type is one type, and --all takes every one: leave one of them away.");
            if (request.IsAll && !request.HasTypes)
                throw new UnusableException(
                    "--all needs the types too: without them all samples shape one. For example: try Models.cs samples/*.json --all.");
            using var line = new ProgressLine();
            // What changes is worth more than what is gained, and needs no build: it comes first.
            var finder = new SubjectFinder(request, line.Say);
            IReadOnlyList<Subject> subjects = finder.Find();
            MoveAnswer? move = finder.Move?.Try(line.Say);
            if (move is not null && !request.IsJson)
                MoveWords.Print(move);
            return new TryRun(request, subjects, finder.Files, line).Run(finder.Missing, move);
        });
        return command;
    }

    /// <summary>Words that are nothing that could be looked for.</summary>
    private static void CheckWords(IReadOnlyList<string> words)
    {
        if (words.Any(string.IsNullOrWhiteSpace))
            throw new UnusableException("An argument is empty: perhaps a variable that is not set. Give a file, or leave it away.");
        if (words.FirstOrDefault(word => word.Length > 1 && word[0] == '-' && !File.Exists(word)) is { } option)
            throw new UnusableException($"{option} is no option of try: '{Invocation.Command} try --help' lists them.");
        if (words.FirstOrDefault(word => word.Contains("://", StringComparison.Ordinal)) is { } address)
            throw new UnusableException($"{address} is an address, and nothing is loaded from the network. Save it as a file first, or "
                + $"pipe a document: curl -sSL {address} | {Invocation.Command} try -");
    }

    private static bool HasDocumentsAlone(string path) => Directory.Exists(path) && Directory.EnumerateFiles(path, "*.json").Any()
        && !Directory.EnumerateFiles(path, "*.cs", new EnumerationOptions { RecurseSubdirectories = true }).Any();

    private const string Newtonsoft = "newtonsoft";

    private static string Example => Path.Combine(Checkout.Root, "docs", "try");

    private static bool IsProject(string path) => path.EndsWith(".csproj", StringComparison.OrdinalIgnoreCase);

    private static bool IsSource(string path) => path.EndsWith(".cs", StringComparison.OrdinalIgnoreCase) || Directory.Exists(path);
}

/// <summary>What somebody asks of the verb.</summary>
/// <param name="Sources">Files of C#, or folders of them; none to have the type inferred.</param>
/// <param name="Samples">The first is the one that is timed.</param>
/// <param name="IsAll">Not the type that fits the first sample best, but the type of each sample.</param>
/// <param name="IsLossy">Measure even what loses a part of the sample.</param>
internal sealed record TryRequest(
    IReadOnlyList<string> Sources, IReadOnlyList<string> Samples, IReadOnlyList<DeploymentMode> Modes, IReadOnlyList<Contender> Libraries,
    string? Type, string? Project, bool IsAll, bool IsLossy)
{
    /// <summary>The types are used with Newtonsoft.Json today, whatever their attributes say.</summary>
    internal bool IsFromNewtonsoft { get; init; }

    /// <summary>One object in the place of tables.</summary>
    internal bool IsJson { get; init; }

    /// <summary>A file with the settings of Newtonsoft.Json; null to look for them in the sources.</summary>
    internal string? Settings { get; init; }

    /// <summary>Whether there is something to look for a type in.</summary>
    internal bool HasTypes => Sources.Count > 0 || Project is not null;

    /// <summary>The folder of everything that is made for this request; the same one each time.</summary>
    internal string FolderFor(string name)
    {
        string project = Project is null ? "" : Path.GetFullPath(Project);
        string from = IsFromNewtonsoft ? "newtonsoft" : "";
        string[] key = [.. Sources.Concat(Samples).Select(Path.GetFullPath), project, Type ?? "", Settings ?? "", from];
        return Path.Combine(Checkout.Artifacts, "try", $"{name}-{Fingerprint.OfTexts(key)[..8]}");
    }
}
