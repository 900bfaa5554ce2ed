using System.Diagnostics;

namespace JsonAot.Mutants;

/// <summary>The end of a mutant.</summary>
/// <param name="Killer">The test that failed, or the time; null for one that lives.</param>
internal sealed record Fate(int Id, Mutation Mutation, int Classes, string? Killer);

/// <summary>Chooses mutants, builds them in one copy, records which tests meet which, tries each, and says what became of them.</summary>
internal sealed class MutantsRun(string checkout, Options options)
{
    private readonly Stopwatch _watch = Stopwatch.StartNew();
    private readonly KnownMutants _known = KnownMutants.Parse(File.ReadLines(Path.Combine(checkout, "Tests", "Mutants", "known.txt")));

    private string Rooms => string.Join(" and ", options.Rooms);

    internal int Run()
    {
        var selection = new Selection(checkout, options.Rooms, options.Seed);
        var copy = new WorkingCopy(checkout, Say);
        copy.Copy();
        string[] own = [.. ProjectsOf(selection.Files)];
        int all = selection.Files.Count;
        selection.KeepOnly(own.SelectMany(copy.SourcesOf).ToHashSet());
        if (selection.Files.Count < all)
            Say($"{all - selection.Files.Count} files are not compiled on this machine, and left out.");
        selection.Fill(options.Count);
        Say($"{Rooms}, seed {options.Seed}: {selection.Chosen.Count} of {selection.Possible} mutants in {selection.Files.Count} files.");
        if (options.IsListing)
        {
            foreach ((int id, Mutation mutation) in selection.Chosen)
                Show("mutant", id, mutation, "");
            return 0;
        }

        Build(copy, selection, own);
        var programs = new TestPrograms(copy.Root);
        TestClass[] classes = Record(programs);
        (int Id, Mutation Mutation)[] asked =
            [.. selection.Chosen.Where(mutant => options.Only.Count == 0 || options.Only.Contains(mutant.Id))];
        Fate[] fates = [.. Parallelly(asked, mutant => Try(programs, classes, mutant.Id, mutant.Mutation))];
        return Conclude(fates);
    }

    private void Build(WorkingCopy copy, Selection selection, string[] own)
    {
        string[] tests = [.. TestPrograms.ProjectsOf(options)];
        // The room's own project first: it is where most errors are, and compiled in seconds.
        foreach (string project in (string[])[.. own, .. tests])
        {
            while (true)
            {
                copy.Write(selection.Files, selection.Chosen);
                Say($"Building {project} with {selection.Chosen.Count} mutants ...");
                if (copy.Build(project) is not { Count: > 0 } errors)
                    break;
                if (!selection.Leave(errors))
                    throw new InvalidOperationException($"{errors[0].File}:{errors[0].Line} cannot be compiled, and has no mutant.");
                // Behind the last program nothing more is compiled before the tests.
                if (own.Contains(project))
                    selection.Fill(options.Count);
            }
        }
    }

    private IEnumerable<string> ProjectsOf(IEnumerable<string> files)
    {
        foreach (string folder in files.Select(file => Path.GetDirectoryName(file)!).Distinct().Select(ProjectFolder).Distinct())
            yield return folder;

        string ProjectFolder(string folder) =>
            folder.Length == 0 || Directory.EnumerateFiles(Path.Combine(checkout, folder), "*.csproj").Any()
                ? folder : ProjectFolder(Path.GetDirectoryName(folder)!);
    }

    private TestClass[] Record(TestPrograms programs)
    {
        TestClass[] all = [.. TestPrograms.ProjectsOf(options).SelectMany(project => programs.ClassesOf(programs.ProgramOf(project)))
            .Where(tests => tests.Name.Contains(options.Classes, StringComparison.Ordinal))];
        Say($"Recording what {all.Length} classes of tests meet ...");
        TestClass[] recorded = [.. Parallelly(all, tests => programs.Recorded(tests, options.Longest))];
        foreach (TestClass tests in recorded.Where(tests => tests.Unusable is not null))
            Say($"  {tests.Name} is not asked: {tests.Unusable}.");
        return [.. recorded.Where(tests => tests.Unusable is null)];
    }

    private Fate Try(TestPrograms programs, TestClass[] classes, int id, Mutation mutation)
    {
        // Few mutants are met by what is nearest to them.
        IEnumerable<TestClass> reaching = classes.Where(tests => tests.Reached.Contains(id));
        TestClass[] meeting = [.. reaching.OrderBy(tests => tests.Took.TotalSeconds * tests.Reached.Count)];
        string? killer = null;
        foreach (TestClass[] batch in Batches(meeting))
        {
            killer = programs.Try(id, batch);
            if (killer is not null)
                break;
        }

        var fate = new Fate(id, mutation, meeting.Length, killer);
        Show(WordOf(fate), id, mutation, killer is null ? $"{meeting.Length} classes meet it" : $"by {killer}");
        return fate;
    }

    /// <summary>Starting a process takes longer than most classes do: the fast ones first, and then all others together.</summary>
    internal static IEnumerable<TestClass[]> Batches(IReadOnlyList<TestClass> classes)
    {
        foreach (IGrouping<string, TestClass> program in classes.GroupBy(tests => tests.Program))
        {
            TestClass[] all = [.. program];
            int first = Math.Min(all.Length, 3);
            if (first > 0)
                yield return all[..first];
            if (first < all.Length)
                yield return all[first..];
        }
    }

    private int Conclude(Fate[] fates)
    {
        string[] words = [.. fates.Select(WordOf)];
        int equal = words.Count(word => word == KnownMutants.Equal);
        int killed = words.Count(word => word == "killed");
        Say($"{fates.Length} mutants of {Rooms}, seed {options.Seed}: {killed} killed"
            + $" ({fates.Count(fate => fate.Killer?.StartsWith("time:", StringComparison.Ordinal) == true)} by time), {equal} equal,"
            + $" {words.Count(word => word == KnownMutants.Harmless)} harmless, {words.Count(word => word == "LIVING")} living,"
            + $" {words.Count(word => word == "NOT REACHED")} not reached:"
            + $" {100.0 * killed / Math.Max(1, fates.Length - equal):0.0} % of those that are not equal are killed.");
        return words.Any(word => word is "LIVING" or "NOT REACHED") ? 1 : 0;
    }

    private string WordOf(Fate fate) => fate.Killer is not null ? "killed"
        : _known.Find(fate.Mutation)?.Kind ?? (fate.Classes == 0 ? "NOT REACHED" : "LIVING");

    private void Show(string word, int id, Mutation mutation, string more) =>
        Say($"{word} {id} {mutation.File}:{mutation.Line} {more}\n    - {mutation.Before}\n    + {mutation.After}");

    private IEnumerable<TResult> Parallelly<T, TResult>(T[] all, Func<T, TResult> action) =>
        all.AsParallel().AsOrdered().WithDegreeOfParallelism(options.AtATime).WithMergeOptions(ParallelMergeOptions.NotBuffered)
            .Select(action);

    private void Say(string text)
    {
        lock (_watch)
            Console.WriteLine($"{_watch.Elapsed:h\\:mm\\:ss} {text}");
    }
}
