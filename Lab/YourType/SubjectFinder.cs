using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Inference;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Lab.YourType.Patching;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType;

/// <summary>
/// From what somebody gave to sources that can be built: finds or infers the type, says what was found, and writes the payload.
/// </summary>
internal sealed class SubjectFinder(TryRequest request, Action<string> say)
{
    private const int MostWarnings = 3;

    /// <summary>What a context declares and is not tried, each in a sentence.</summary>
    internal IReadOnlyList<string> Missing { get; private set; } = [];

    /// <summary>The user's files that are compiled.</summary>
    internal IReadOnlyList<string> Files { get; private set; } = [];

    /// <summary>Those who have Newtonsoft.Json are told what would change. Null for all others.</summary>
    internal Move? Move { get; private set; }

    internal IReadOnlyList<Subject> Find()
    {
        SampleDocument[] samples = [.. request.Samples.SelectMany(SampleDocument.LoadAll)];
        return request.HasTypes ? FindTypes(samples) : Infer(samples);
    }

    private List<Subject> Infer(SampleDocument[] samples)
    {
        string name = Path.GetFileNameWithoutExtension(samples[0].FileName);
        InferredModel model = TypeInference.Infer(samples, request.Type ?? name);
        string folder = request.FolderFor(CodeNames.Pascal(name));
        string file = Path.Combine(folder, $"{CodeNames.Pascal(name)}.cs");
        // Once for a file of lines, each of which is a sample.
        OwnFolder.Put(file, model.ToCode(request.Samples.Select(
            path => path == SampleDocument.StandardInput ? "the standard input" : Path.GetFileName(path)).Distinct()));
        say($"No type was given, so one is guessed: {model.Root}, in {file}. Look at it: what a sample does not show, it cannot know.");
        string[] warnings = [.. model.Warnings];
        foreach (string warning in warnings.Take(MostWarnings))
            say(warning);
        if (warnings.Length > MostWarnings)
            say($"So it is with {warnings.Length - MostWarnings} more, as remarks in the file say.");
        UserCode compiled = UserCode.Load([file]);
        FoundType found = TypeFinder.Find(compiled, samples[0], model.Root) with { Policy = model.Policy };
        return Write(compiled, [(found, samples)], folder, "", null);
    }

    private List<Subject> FindTypes(SampleDocument[] samples)
    {
        UserProject? project = LoadProject();
        string[] files = [.. request.Sources, .. project?.Files ?? []];
        UserCode code = UserCode.Load(files, project?.References, project?.Symbols, project?.Usings);
        // Only those of many files count that the type needs.
        if (project is null && request.Sources.All(File.Exists))
            code.EnsureCompiles();
        MovedCode? moved = MovedOf(code, samples[0]);
        code = moved?.Copy ?? code;
        (IReadOnlyList<(FoundType Type, SampleDocument[] Samples)> all, Missing) = request.IsAll
            ? TypeFinder.FindAll(code, samples)
            : ([(TypeFinder.Find(code, samples[0], request.Type), samples)], []);
        foreach ((FoundType found, SampleDocument[] fitting) in all)
        {
            if (TypeFaults.Of(found) is { } fault)
                throw new UnusableException(fault);
            if (found.Options?.ChangesValues != true && found.Coverage.NeverMade is { } never)
                throw new UnusableException($"{fitting[0].FileName} cannot be read into {found.Root.Text}: {never}");
            // Those who read any case write their own, so that there is no document that all of them keep.
            if (found.Coverage.OtherCase.Count > 0 && (!request.IsLossy || found.ReadsAnyCase))
                throw new UnusableException($"{fitting[0].FileName} has names in another case than {found.Root.Text} has"
                    + $"{(found.Policy.Code is null ? "" : $" in {found.Policy.Text}")}, and most serializers do not read those. "
                    + $"Give the members its names, and try again:\n  {string.Join("\n  ", found.Coverage.OtherCase)}");
            Say(found, fitting[0]);
            foreach (string remark in moved?.RemarksOn(found.Root) ?? [])
                say(remark);
            if (!request.IsLossy && TypeFaults.HasKnownMembers(found))
                CheckPlaces(found, fitting);
        }

        string folder = request.FolderFor(request.IsAll ? "all" : NameOf(all[0].Type.Root.Type));
        List<Subject> subjects = Write(code, all, folder, project?.Parts ?? "", moved);
        if (moved is not null)
            SayMoved(moved, subjects);
        return subjects;
    }

    /// <returns>Null where the types are System.Text.Json's already.</returns>
    private MovedCode? MovedOf(UserCode code, SampleDocument sample)
    {
        if (request.IsFromNewtonsoft || MovedCode.IsNeeded(code))
            return MovedCode.Of(code, request.Settings);
        return MovedCode.HasContracts(code) && !FitsAsItIs(code, sample) ? MovedCode.Of(code, null) : null;
    }

    /// <summary>System.Text.Json does not read the names of a data contract, and somebody may want it so.</summary>
    private bool FitsAsItIs(UserCode code, SampleDocument sample)
    {
        try
        {
            return TypeFaults.OtherNames(TypeFinder.Find(code, sample, request.Type)) is null;
        }
        catch (UnusableException)
        {
            return false;
        }
    }

    private void SayMoved(MovedCode moved, List<Subject> subjects)
    {
        string[] copies = [.. Files.Where(file => !moved.Original.Files.Contains(file))];
        if (copies.Length > 0)
            say($"A copy with System.Text.Json's attributes is measured: {string.Join(", ", copies.Select(ShownPath.Of))}. Newtonsoft.Json "
                + "is timed on your own types.");
        if (!request.IsFromNewtonsoft && !MovedCode.IsNeeded(moved.Original))
        {
            say("If you have Newtonsoft.Json, --from newtonsoft tells what changes in your documents.");
            return;
        }

        Move = new Move(moved, subjects);
    }

    /// <summary>What the type has no place for would be lost, which the build takes longer to say.</summary>
    private static void CheckPlaces(FoundType found, SampleDocument[] samples)
    {
        foreach (SampleDocument sample in samples)
        {
            string[] losses = SampleCheck.Compare(Coverage.Of(sample.Root, found.Root, found.Policy));
            bool isFirst = ReferenceEquals(sample, samples[0]);
            string others = TypeFaults.OtherNames(found) is { } names ? $" {names}." : "";
            if (losses.Length > 0)
                throw SampleCheck.Refusal(
                    found.Root, sample, losses, others + (isFirst ? "" : " With --all each sample is tried with its own type."));
        }
    }

    /// <summary>
    /// The packages are restored before the type is known, in a folder that is not needed afterwards: everything else lies below the
    /// type's.
    /// </summary>
    private UserProject? LoadProject()
    {
        string folder = request.FolderFor("project");
        try
        {
            if (request.Project is not null)
                return UserProject.Load(request.Project, folder);
            Dictionary<string, ProgramFile> programs = UserCode.ProgramsOf(request.Sources.Where(File.Exists).Select(Path.GetFullPath));
            string? path = programs.Keys.FirstOrDefault(file => programs[file].Directives.Count > 0);
            return path is null ? null : UserProject.Of(programs[path], path, folder);
        }
        finally
        {
            if (Directory.Exists(folder))
                Directory.Delete(folder, recursive: true);
        }
    }

    private void Say(FoundType found, SampleDocument sample)
    {
        Coverage coverage = found.Coverage;
        string extra = coverage.Extra == 0 ? "" : $" [JsonExtensionData] keeps {coverage.Extra} more.";
        say($"{found.Root.Text} fits {sample.FileName}: it has a place for "
            + $"{(coverage.Known == coverage.Values ? $"{coverage.Known} of {coverage.Values} values" : coverage.Text)}.{extra}");
        // A type that has all needs no doubt.
        if (coverage.Known < coverage.Values && found.Next.Count > 0)
            say($"Next to it: {string.Join("; ", found.Next)}. --type chooses.");
        if (TypeFaults.Fields(found) is { } fields)
            say($"{fields}.");
        if (TypeFaults.LostInitializers(found) is { } lost)
            say($"{lost}.");
        if (found.Ties.Count > 0)
            say($"So have {string.Join(", ", found.Ties)}: choose with --type.");
        if (found.Options is { } options)
        {
            string stated = string.Join(", ", options.Arguments);
            string owner = options.Context?.ToDisplayString() ?? "your JsonSerializerSettings";
            say($"Options are those of {owner}{(stated.Length == 0 ? ", which states none" : $": {stated}")}.");
        }
        else if (found.Policy.Code is { } policy)
            say($"The names of the sample are {found.Policy.Text}: measured with PropertyNamingPolicy = {policy}.");
        if (found.EnumsByName && found.Options is null)
            say("Enums by name: the sample has texts for them; measured with UseStringEnumConverter = true.");
    }

    private List<Subject> Write(
        UserCode code, IReadOnlyList<(FoundType Type, SampleDocument[] Samples)> all, string folder, string parts, MovedCode? moved)
    {
        var copies = new HashSet<string>();
        UserCode[] needed = [.. all.Select(one => code.FilesFor(one.Type.Root.Type, one.Type.Options?.Context).EnsureCompiles())];
        string[] files = [.. needed.SelectMany(one => one.Files).Distinct().Select(CompiledFile)];
        Files = files;
        var subjects = new List<Subject>();
        var names = new HashSet<string>();
        foreach ((FoundType type, SampleDocument[] samples) in all)
        {
            string name = CodeNames.Unique(NameOf(type.Root.Type), names);
            var subject = new Subject(name, type, samples, folder) { Number = subjects.Count + 1 };
            subjects.Add(subject with { NoSpanCodec = SpanCodecCheck.WhyNot(code, subject) });
        }

        string sourceFolder = subjects[0].SourceFolder;
        string[] originals = moved is null ? [] : [.. OriginalsOf(moved, subjects).Select(TypesOf)];
        var project = new PayloadProject(subjects, files, moved is null ? parts : parts + OriginalProject.Reference)
        {
            Namespaces = code.Namespaces,
            Usings = code.Usings,
        };
        project.WriteTo(sourceFolder);
        IReadOnlyList<string> made = moved is null ? []
            : new OriginalProject(moved, subjects, originals, parts).WriteTo(sourceFolder);
        // Files that are compiled from elsewhere belong to what is built: the publish cache reads this file.
        string stamp = SourceStamp.OfFiles(folder, files.Concat(originals).Concat(made).Distinct());
        File.WriteAllText(Path.Combine(sourceFolder, "inputs.txt"), stamp);
        return subjects;

        // One for another library is compiled as a copy in other words.
        string CompiledFile(string file)
        {
            if (!code.Moved.TryGetValue(file, out string? text))
                return TypesOf(file);
            string copy = Path.Combine(folder, "moved", CodeNames.Unique(Path.GetFileNameWithoutExtension(file), copies) + ".cs");
            OwnFolder.Put(copy, text);
            return copy;
        }

        // One with top-level statements is compiled as a copy without them.
        string TypesOf(string file)
        {
            if (!code.Programs.TryGetValue(file, out ProgramFile? program))
                return file;
            string path = Path.Combine(folder, $"{Path.GetFileNameWithoutExtension(file)}.types.cs");
            OwnFolder.Put(path, program.Types);
            return path;
        }
    }

    private static IEnumerable<string> OriginalsOf(MovedCode moved, IEnumerable<Subject> subjects) => subjects
        .SelectMany(one => moved.Original.FilesFor(moved.Original.Own(one.Type.Root.Type), null).Files).Distinct();

    /// <summary>A name that is also one for files: Orders for Order[], PageOfOrder for Page&lt;Order&gt;.</summary>
    private static string NameOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => CodeNames.Plural(NameOf(array.ElementType)),
        INamedTypeSymbol { Arity: 1, ContainingNamespace.Name: "Generic" } list => CodeNames.Plural(NameOf(list.TypeArguments[0])),
        INamedTypeSymbol { Arity: 2, ContainingNamespace.Name: "Generic" } map => $"{NameOf(map.TypeArguments[1])}Map",
        INamedTypeSymbol { Arity: > 0 } generic => $"{generic.Name}Of{string.Concat(generic.TypeArguments.Select(NameOf))}",
        _ => type.Name,
    };
}
