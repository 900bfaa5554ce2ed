namespace SpanCodecs.Tests.Fuzz;

/// <summary>Where a run keeps what it needs and finds.</summary>
internal sealed class FuzzFolder(string path)
{
    internal string Path { get; } = Directory.CreateDirectory(path).FullName;

    /// <summary>The program whose code tells what it passes.</summary>
    internal string Program => System.IO.Path.Combine(Path, "program");

    internal string Findings => System.IO.Path.Combine(Path, "findings");

    /// <summary>Of all workers, the smallest that reaches as much.</summary>
    internal string Corpus => System.IO.Path.Combine(Path, "corpus.br");

    /// <summary>What is kept of it beside the sources.</summary>
    internal string Small => System.IO.Path.Combine(Path, "small.br");

    internal string Counts => System.IO.Path.Combine(Path, "counts.txt");

    internal string CorpusOf(int worker) => System.IO.Path.Combine(Path, $"worker-{worker}.br");

    internal string Current(int worker) => System.IO.Path.Combine(Path, $"worker-{worker}.input");

    internal IEnumerable<string> CorporaOfWorkers => Directory.EnumerateFiles(Path, "worker-*.br");
}
