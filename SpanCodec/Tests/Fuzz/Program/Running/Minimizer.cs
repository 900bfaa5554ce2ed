using System.IO.Compression;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Of many inputs those that together come as far: the shortest first, and each that reaches what none before it did.</summary>
internal static class Minimizer
{
    internal static void Run(FuzzFolder folder)
    {
        Dictionary<string, byte[][]>[] corpora =
            [Corpus.Ours(), Corpus.Of(folder.Corpus), .. folder.CorporaOfWorkers.Select(Corpus.Of)];
        var map = new EdgeMap();
        var kept = new List<(string, IReadOnlyCollection<byte[]>)>();
        int edges = 0, inputs = 0;
        foreach (FuzzTarget target in AllTargets.List)
        {
            IReadOnlyCollection<byte[]> smallest = Smallest(target, map, corpora, ref edges);
            inputs += smallest.Count;
            kept.Add((target.Name, smallest));
        }

        Corpus.Write(folder.Corpus, kept, CompressionLevel.SmallestSize);
        Console.WriteLine(
            $"corpus: {inputs} inputs for {kept.Count} targets, {edges} edges, {new FileInfo(folder.Corpus).Length} bytes: {folder.Corpus}");
    }

    private static List<byte[]> Smallest(FuzzTarget target, EdgeMap map, Dictionary<string, byte[][]>[] corpora, ref int edges)
    {
        byte[][] all =
        [
            .. target.Seeds.Concat(corpora.SelectMany(corpus => corpus.GetValueOrDefault(target.Name) ?? []))
                .DistinctBy(Convert.ToHexString)
                .OrderBy(input => input.Length),
        ];
        // What runs only once, such as a lookup that is kept, is no reason to keep an input.
        foreach (byte[] input in all)
            target.Run(input);
        var seen = new byte[EdgeMap.Size];
        var kept = new List<byte[]>();
        foreach (byte[] input in all)
        {
            map.Clear();
            target.Run(input);
            if (map.AddEdgesTo(seen, ref edges))
                kept.Add(input);
        }

        return kept;
    }
}
