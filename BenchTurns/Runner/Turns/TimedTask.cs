using BenchTurns.Statistics;
using BenchTurns.Timed;

namespace BenchTurns.Turns;

/// <summary>A task of a process, in one generation.</summary>
internal sealed class TimedTask(TurnFigure figure, TurnSettings settings)
{
    private const int FewestTurns = 3;
    private const int FewLow = 4;

    private const string NothingLeft = "all calls met new pages of memory, which take this machine longer than the rest of a call";

    private double _turns = settings.Rounds;

    internal TurnFigure Figure { get; private set; } = figure;

    /// <summary>In a batch.</summary>
    internal int Slices { get; private set; } = 1;

    /// <summary>In a slice.</summary>
    internal int Calls { get; private set; } = 1;

    internal List<TurnBatch> Batches { get; } = [];

    internal List<string> Said { get; } = [];

    /// <summary>Turns lie evenly between the rounds.</summary>
    internal bool TakesPart(int round) => (long)((round + 1) * _turns / settings.Rounds) > (long)(round * _turns / settings.Rounds);

    internal void Refuse(string reason) => Figure = Figure with { Reason = reason };

    internal void Learn(TurnLine line)
    {
        switch (line.Word)
        {
            case TurnWord.Refuses:
                Refuse(line.Text);
                break;
            case TurnWord.Wrong:
                Refuse(line.Text);
                break;
            case TurnWord.Offers when Batches.Count > 0:
                // Its process was started again, and its turns stay as long as they were.
                break;
            case TurnWord.Offers when line.Figures is [var callNs]:
                string[] texts = line.Text.Split(TurnLine.BehindFacts, 2);
                Calls = Math.Max(1, (int)(settings.SliceTime.TotalNanoseconds / Math.Max(1, callNs)));
                Slices = Math.Max(1, (int)(settings.BatchTime.TotalNanoseconds / (Calls * Math.Max(1, callNs))));
                _turns = Math.Clamp(settings.LongestTask.TotalNanoseconds / Math.Max(1, callNs), FewestTurns, settings.Rounds);
                Figure = Figure with { Facts = texts[0], Note = texts[^1], Reason = settings.WhyNot(texts[0], texts[^1]) };
                break;
        }
    }

    internal TurnFigure Measured()
    {
        if (Figure.Reason is not null || Batches.Count == 0)
            return Figure with { Said = Said, Reason = Figure.Reason ?? "no turn came to its end" };
        double slices = Batches.Sum(batch => batch.CpuNs.Count);
        double calls = slices * Calls;
        // A slice meets a collection or none, and the quartile would leave out what few of them meet.
        double collectorNs = OfACall(batch => batch.CollectorNs);
        double fewest = TurnStatistics.LowerQuartile(Batches.SelectMany(batch => batch.NewPages));
        double[] cpuNs = [.. WithAtMost(fewest, batch => batch.CpuNs).Order().Select(ns => ns + collectorNs)];
        if (cpuNs[cpuNs.Length / 4] <= collectorNs)
            return Figure with { Said = Said, Reason = NothingLeft };
        return Figure with
        {
            Said = Said,
            Lowest = [.. Enumerable.Range(0, FewLow).Select(low => cpuNs[cpuNs.Length / 4 * low / (FewLow - 1)])],
            CpuNs = TurnStatistics.LowerQuartile(cpuNs),
            WallNs = TurnStatistics.LowerQuartile(WithAtMost(fewest, batch => batch.WallNs)) + OfACall(batch => batch.PauseNs),
            AllocatedBytes = Math.Round(Quantile.Median(Batches.Select(batch => batch.AllocatedBytes))),
            NewPages = Batches.SelectMany(batch => batch.NewPages).Average(),
            Gen0 = Batches.Sum(batch => batch.Gen0) / calls,
            Gen1 = Batches.Sum(batch => batch.Gen1) / calls,
            Gen2 = Batches.Sum(batch => batch.Gen2) / calls,
        };

        // A batch that met new pages has more calls than the others.
        double OfACall(Func<TurnBatch, double> share) => Batches.Sum(batch => share(batch) * batch.CpuNs.Count) / slices;
    }

    /// <summary>
    /// Of the quarter that met the fewest new pages, and where more met none of all those. What the pages took is out of each slice, but
    /// not to the last of it: what is new is not in the processor's caches either, and some pages are touched in a pause.
    /// </summary>
    private IEnumerable<double> WithAtMost(double fewest, Func<TurnBatch, IReadOnlyList<double>> times) =>
        from batch in Batches
        from slice in times(batch).Zip(batch.NewPages, (ns, pages) => (Ns: ns, Pages: pages))
        where slice.Pages <= fewest
        select slice.Ns;
}
