using System.Collections.Concurrent;
using SpanCodecs.Tests.Fuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>The inputs that came furthest in long runs, once more: targets cannot rot, and what was mended stays so.</summary>
public class FuzzCorpusTests
{
    private const int MostBytes = 300 * 1024;

    [Fact]
    public void No_input_of_the_corpus_tells_of_a_difference()
    {
        Dictionary<string, byte[][]> corpus = Corpus.Ours();
        var differences = new ConcurrentQueue<string>();
        // A target waits for what is asynchronous: with one on every thread of the pool, nobody would be left to complete it.
        var two = new ParallelOptions { MaxDegreeOfParallelism = 2 };
        Parallel.ForEach(AllTargets.List, two, target =>
        {
            // Seeds go through every lane; an input of the corpus through the one that its first byte says.
            foreach (byte[] input in target.Seeds.Concat(corpus.GetValueOrDefault(target.Name, [])))
            {
                // A busy machine may exceed System.Text.Json's own limits of time once.
                if (target.Run(input) is not null && target.Run(input) is { } difference)
                    differences.Enqueue($"{target.Name} {Convert.ToHexString(input)}\n{difference}");
            }
        });
        Assert.True(differences.IsEmpty, string.Join('\n', differences.Take(5)));
    }

    [Fact]
    public void What_was_found_once_differs_no_more()
    {
        (string Target, byte[] Input)[] found = [.. Corpus.Found()];
        Assert.True(found.Length > 5);
        Assert.All(found, one => Assert.Null(AllTargets.List.Single(target => target.Name == one.Target).Run(one.Input)));
    }

    [Fact]
    public void The_corpus_is_of_all_targets_and_small()
    {
        Dictionary<string, byte[][]> corpus = Corpus.Ours();
        Assert.Equal(AllTargets.List.Select(target => target.Name).Order(), corpus.Keys.Order());
        Assert.All(corpus, target => Assert.True(target.Value.Length > 0, target.Key));
        using Stream file = typeof(Corpus).Assembly.GetManifestResourceStream("corpus.br")!;
        Assert.InRange(file.Length, 1, MostBytes);
    }
}
