namespace JsonAot.Mutants;

/// <summary>
/// The mutants of a run: chosen by a seed, compiled with one another, and chosen anew in the place of those that cannot be.
/// </summary>
internal sealed class Selection
{
    private static readonly string[] Made = ["bin", "obj", "artifacts"];

    private Queue<Mutation> _rest;
    private readonly List<(int Id, Mutation Mutation)> _chosen = [];
    private int _last;

    internal Selection(string checkout, IReadOnlyList<string> rooms, int seed)
    {
        Files =
        [
            .. rooms.SelectMany(room => Directory.EnumerateFiles(Path.Combine(checkout, room), "*.cs", SearchOption.AllDirectories))
                .Select(path => Path.GetRelativePath(checkout, path).Replace('\\', '/'))
                .Where(file => !file.Split('/').Any(part => Made.Contains(part) || part == "Tests")).Order(StringComparer.Ordinal),
        ];
        Mutation[] all = [.. Files.SelectMany(file => Mutators.Of(file, File.ReadAllText(Path.Combine(checkout, file))))];
        Possible = all.Length;
        new Random(seed).Shuffle(all);
        _rest = new(all);
    }

    internal IReadOnlyList<string> Files { get; private set; }

    internal int Possible { get; private set; }

    internal IReadOnlyList<(int Id, Mutation Mutation)> Chosen => _chosen;

    /// <summary>Leaves out files that no program of this machine is made of.</summary>
    internal void KeepOnly(IReadOnlySet<string> files)
    {
        Files = [.. Files.Where(files.Contains)];
        _rest = new(_rest.Where(mutation => files.Contains(mutation.File)));
        Possible = _rest.Count;
    }

    internal void Fill(int count)
    {
        while (_chosen.Count < count && _rest.TryDequeue(out Mutation? next))
            _chosen.Add((++_last, next));
    }

    /// <summary>Leaves out those that an error of the compiler is at; where it is at none, those that it may come from.</summary>
    internal bool Leave(IReadOnlyList<(string File, int Line)> errors)
    {
        int before = _chosen.Count;
        foreach ((string file, int line) in errors)
        {
            Predicate<(int, Mutation Mutation)>[] suspects =
            [
                one => one.Mutation.File == file && one.Mutation.Lines.Start.Line + 1 <= line && line <= one.Mutation.Lines.End.Line + 1,
                // A variable that is not assigned is missed where it is used.
                one => one.Mutation.File == file && one.Mutation.Form == Form.Statement && Surrounds(one.Mutation, line),
                one => one.Mutation.File == file && Surrounds(one.Mutation, line),
                one => one.Mutation.File == file,
            ];
            _ = suspects.Any(suspect => _chosen.RemoveAll(suspect) > 0);
        }

        return _chosen.Count < before;
    }

    private static bool Surrounds(Mutation mutation, int line) => mutation.Member.First + 1 <= line && line <= mutation.Member.Last + 1;
}
