using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Filters;
using BenchTurns.Child;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>Which benchmarks a run has, and which of them no turn can measure.</summary>
/// <param name="Infos">Those that are built.</param>
/// <param name="Refused">Those that are not, and why.</param>
/// <param name="Listed">What is told of: those that were asked for, or all of the program where nothing can be run.</param>
/// <param name="Complaint">Why nothing can be run; null where something can.</param>
internal sealed record Choice(
    IReadOnlyList<BenchmarkRunInfo> Infos, IReadOnlyList<(BenchmarkCase Benchmark, string Reason)> Refused,
    IReadOnlyList<string> Listed, string? Complaint)
{
    /// <param name="config">Without the filters: BenchmarkDotNet would apply them, and nobody knew what there is besides.</param>
    internal static Choice Of(Type[] types, IConfig config, IFilter[] filters, bool isListing)
    {
        BenchmarkRunInfo[] all = [.. types.Select(type => BenchmarkConverter.TypeToBenchmarks(type, config))];
        // A class may name jobs of its own, which are BenchmarkDotNet's.
        BenchmarkCase[] ours = [.. all.SelectMany(info => info.BenchmarksCases).Where(one => TurnEngineFactory.IsOf(one.Job))];
        BenchmarkNames.Number(ours);
        string[] known = NamesOf(ours);
        HashSet<BenchmarkCase> asked = [.. ours.Where(one => Array.TrueForAll(filters, filter => filter.Predicate(one)))];
        (BenchmarkCase, string)[] refused =
        [
            .. from one in asked
               where one.Descriptor.IterationSetupMethod is not null || one.Descriptor.IterationCleanupMethod is not null
               select (one, "a turn makes many calls, and it has an [IterationSetup] or [IterationCleanup]: --job short measures it"),
        ];
        string[] listed = NamesOf(ours.Where(asked.Contains));
        asked.ExceptWith(refused.Select(one => one.Item1));
        string? complaint = known.Length == 0 ? "This program has no benchmark."
            : filters.Length == 0 && types.Length > 1 && !isListing
                ? "No benchmark was chosen. Choose some, for example with --filter '*'. There are:"
            : listed.Length == 0 ? "No benchmark matches the filter. There are:" : null;
        return new Choice(
            [
                .. from info in all
                   let cases = info.BenchmarksCases.Where(asked.Contains).ToArray()
                   where cases.Length > 0
                   select new BenchmarkRunInfo(cases, info.Type, info.Config),
            ],
            refused, complaint is null ? listed : known, complaint);
    }

    /// <summary>Lists the benchmarks: as they were asked for, or because none was found.</summary>
    internal int Tell()
    {
        TextWriter to = Complaint is null ? Console.Out : Console.Error;
        if (Complaint is not null)
            to.WriteLine(Complaint);
        foreach (string name in Listed)
            to.WriteLine(Complaint is null ? name : $"  {name}");
        return Complaint is null ? ExitCodes.Success : ExitCodes.Usage;
    }

    private static string[] NamesOf(IEnumerable<BenchmarkCase> benchmarks) => [.. benchmarks.Select(BenchmarkNames.WithoutMode).Distinct()];
}
