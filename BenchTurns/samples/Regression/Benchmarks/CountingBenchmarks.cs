using BenchmarkDotNet.Attributes;
using Words;

/// <summary>From nanoseconds to some ten milliseconds.</summary>
public class CountingBenchmarks
{
    private string _text = "";

    [Params(1, 10, 100, 1_000, 10_000)]
    public int Hundreds { get; set; }

    [GlobalSetup]
    public void MakeText() => _text = string.Join(' ', Enumerable.Range(0, 10 * Hundreds));

    [Benchmark]
    public int Words() => Counting.Words(_text);

    [Benchmark]
    public int Spins() => Counting.Spins(Hundreds);

    [Benchmark]
    public int[] Allocates() => new int[Hundreds];

    [Benchmark]
    public int Distinct() => Counting.Distinct(_text);

    [Benchmark]
    public string[] Sorted() => Counting.Sorted(_text);

    [Benchmark]
    public long Sum() => Counting.Sum(_text);
}
