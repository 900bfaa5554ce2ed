using System.IO.Compression;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Of many inputs those that together come as far: the shortest first, and each that reaches what none before it did.</summary>
internal sealed class Minimizer
{
    private readonly FuzzFolder _folder;
    private readonly Dictionary<string, byte[][]>[] _corpora;
    private readonly EdgeMap _map = new();
    private readonly Dictionary<string, byte[]> _seenByWay = [];

    private Minimizer(FuzzFolder folder)
    {
        _folder = folder;
        _corpora = [Corpus.Ours(), Corpus.Of(folder.Corpus), .. folder.CorporaOfWorkers.Select(Corpus.Of)];
    }

    /// <summary>
    /// Writes two corpora: one that reaches all that was reached in each target, to go on with, and one that reaches it in any target of a
    /// way, to be kept beside the sources.
    /// </summary>
    internal static void Run(FuzzFolder folder)
    {
        Waiting.RunLater();
        var minimizer = new Minimizer(folder);
        var whole = new List<(string, IReadOnlyCollection<byte[]>)>();
        var small = new List<(string, IReadOnlyCollection<byte[]>)>();
        int edges = 0;
        foreach (FuzzTarget target in AllTargets.List)
        {
            List<byte[]> smallest = minimizer.Smallest(target, ref edges);
            whole.Add((target.Name, smallest));
            small.Add((target.Name, minimizer.OfWay(target, smallest)));
        }

        minimizer.Write(folder.Corpus, whole);
        minimizer.Write(folder.Small, small);
        Console.WriteLine($"{edges} edges in {whole.Count} targets");
    }

    private List<byte[]> Smallest(FuzzTarget target, ref int edges)
    {
        byte[][] all =
        [
            .. target.Seeds.Concat(Kept(target))
                .DistinctBy(Convert.ToHexString)
                .OrderBy(input => input.Length),
        ];
        // What runs only once, such as a lookup that is kept, is no reason to keep an input: each was run before it counts.
        byte[][] quick = [.. all.Where(input => InputLimits.IsQuick(target, input, InputLimits.Longest))];
        if (quick.Length < all.Length)
            Console.WriteLine($"{target.Name}: {all.Length - quick.Length} inputs left out, which take too long");
        List<byte[]> smallest = Reaching(target, quick, new byte[EdgeMap.Size], ref edges);
        return smallest.Count > 0 ? smallest : throw new InvalidOperationException(
            $"{quick.Length} inputs of {target.Name} reach nothing: is this program the instrumented one?");
    }

    private IEnumerable<byte[]> Kept(FuzzTarget target)
    {
        byte[][] all = [.. _corpora.SelectMany(corpus => corpus.GetValueOrDefault(target.Name) ?? [])];
        byte[][] kept = [.. all.Where(input => InputLimits.IsShort(target, input))];
        if (kept.Length < all.Length)
            Console.WriteLine($"{target.Name}: {all.Length - kept.Length} inputs left out, which are too long");
        return kept;
    }

    private List<byte[]> OfWay(FuzzTarget target, List<byte[]> inputs)
    {
        string way = target.Name[..target.Name.IndexOf('/')];
        if (!_seenByWay.TryGetValue(way, out byte[]? seen))
            _seenByWay[way] = seen = new byte[EdgeMap.Size];
        int edges = 0;
        List<byte[]> kept = Reaching(target, inputs, seen, ref edges);
        // Each target is tried.
        return kept.Count > 0 ? kept : [inputs[^1]];
    }

    private List<byte[]> Reaching(FuzzTarget target, IEnumerable<byte[]> inputs, byte[] seen, ref int edges)
    {
        var kept = new List<byte[]>();
        foreach (byte[] input in inputs)
        {
            _map.Clear();
            target.Run(input);
            if (_map.AddEdgesTo(seen, ref edges))
                kept.Add(input);
        }

        return kept;
    }

    private void Write(string path, List<(string Target, IReadOnlyCollection<byte[]> Inputs)> targets)
    {
        Corpus.Write(path, targets, CompressionLevel.SmallestSize);
        Console.WriteLine($"{Path.GetRelativePath(_folder.Path, path)}: {targets.Sum(target => target.Inputs.Count)} inputs, "
            + $"{new FileInfo(path).Length} bytes");
    }
}
