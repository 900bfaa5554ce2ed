using System.Diagnostics;
using System.IO.Compression;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Fuzzes its share of the targets until it is ended: a slice of time each, in turns.</summary>
internal sealed class Worker
{
    private static readonly TimeSpan Slice = TimeSpan.FromMilliseconds(50);
    private static readonly TimeSpan BetweenReports = TimeSpan.FromSeconds(20);
    // What a worker that ends in between has found of new inputs is lost; the one that ended it is not.
    private static readonly TimeSpan BetweenSaves = TimeSpan.FromMinutes(3);

    private readonly FuzzFolder _folder;
    private readonly int _index;
    private readonly CurrentInput _current;
    private readonly Findings _findings;
    private readonly (int Number, FuzzedTarget Target)[] _targets;
    private readonly DateTime _end;
    private readonly RunLimits _limits;
    private readonly long _begun;
    private readonly DeterministicRandom _random = new((ulong)Random.Shared.NextInt64());
    private readonly Mutator _mutator;
    private long _executions;
    private TimeSpan _processor;
    private long _lastSave = Stopwatch.GetTimestamp();

    /// <param name="folder">Where everything is kept.</param>
    /// <param name="index">Which worker this is.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="part">What is in the names of the targets that are fuzzed.</param>
    /// <param name="limits">When it ends.</param>
    internal Worker(FuzzFolder folder, int index, int count, string part, RunLimits limits)
    {
        (_folder, _index, _limits, _end) = (folder, index, limits, DateTime.UtcNow + limits.Time);
        _current = new CurrentInput(folder.Current(index));
        _begun = _current.Count;
        _findings = new Findings(folder.Findings);
        _mutator = new Mutator(_random);
        var map = new EdgeMap();
        _targets =
        [
            .. AllTargets.Named(part).Select((target, number) => (number, new FuzzedTarget(target, map)))
                .Where(one => one.number % count == index),
        ];
    }

    internal void Run()
    {
        Waiting.RunLater();
        Begin();
        long lastReport = Stopwatch.GetTimestamp();
        while (!IsOver)
        {
            foreach ((int number, FuzzedTarget target) in _targets)
            {
                long start = Stopwatch.GetTimestamp();
                while (Stopwatch.GetElapsedTime(start) < Slice && !(_limits.IsUntilFound && IsOver))
                    Try(number, target, _mutator.Next(target));
                if (Stopwatch.GetElapsedTime(lastReport) < BetweenReports)
                    continue;
                lastReport = Stopwatch.GetTimestamp();
                Report();
                if (IsOver)
                    break;
            }
        }

        Report();
        Save();
    }

    private bool IsOver => DateTime.UtcNow >= _end
        || _limits.IsUntilFound && (_findings.HasAny || _current.Count - _begun >= _limits.Executions);

    private void Begin()
    {
        Dictionary<string, byte[][]> ours = Corpus.Ours(), earlier = Corpus.Of(_folder.Corpus), own = Corpus.Of(_folder.CorpusOf(_index));
        foreach ((int number, FuzzedTarget target) in _targets)
        {
            // Any is there to be changed, also where none reaches anything.
            Try(number, target, [.. new byte[target.Target.Controls]]);
            if (target.Inputs.Count == 0)
                target.Inputs.Add([.. new byte[target.Target.Controls]]);
            byte[][] all = [.. target.Target.Seeds, .. Inputs(ours, target), .. Inputs(earlier, target), .. Inputs(own, target)];
            foreach (byte[] input in all.DistinctBy(Convert.ToHexString))
                Try(number, target, input);
        }

        Report();
    }

    private static byte[][] Inputs(Dictionary<string, byte[][]> corpus, FuzzedTarget target) =>
        corpus.GetValueOrDefault(target.Target.Name) ?? [];

    private void Try(int number, FuzzedTarget target, byte[] input)
    {
        _current.Begin(number, input);
        if (target.Try(input) is null || !_findings.IsWanted(target.Target) || target.Target.Run(input) is not { } again)
            return;
        // What does not happen twice was told by a busy machine, or by the limit of time that a regular expression has.
        byte[] smaller = DocumentShrinker.Shrink(input, changed =>
        {
            _current.Begin(number, changed);
            return target.Target.Run(changed) is not null;
        });
        _findings.Add(target.Target, smaller, target.Target.Run(smaller) ?? again);
    }

    private void Report()
    {
        long executions = _targets.Sum(one => one.Target.Executions);
        TimeSpan processor = Environment.CpuUsage.TotalTime;
        var progress = new Progress(
            executions - _executions,
            processor - _processor,
            _targets.Sum(one => (long)one.Target.Edges),
            _targets.Sum(one => (long)one.Target.Inputs.Count));
        Console.WriteLine(progress.Line);
        (_executions, _processor) = (executions, processor);
        if (Stopwatch.GetElapsedTime(_lastSave) < BetweenSaves)
            return;
        _lastSave = Stopwatch.GetTimestamp();
        Save();
    }

    private void Save() => Corpus.Write(
        _folder.CorpusOf(_index),
        _targets.Select(one => (one.Target.Target.Name, (IReadOnlyCollection<byte[]>)one.Target.Inputs)),
        CompressionLevel.Fastest);
}
