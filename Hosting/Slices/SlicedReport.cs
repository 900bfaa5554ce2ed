using System.Globalization;

namespace JsonAot.Hosting.Slices;

/// <summary>What a measured process tells its host of its slices: a line for each iteration.</summary>
internal static class SlicedReport
{
    private const string Mark = "// JsonAot iteration: ";

    internal static void Write(IEnumerable<SlicedIteration> iterations)
    {
        foreach (SlicedIteration iteration in iterations)
            Console.WriteLine(LineOf(iteration));
    }

    internal static string LineOf(SlicedIteration iteration) => string.Create(
        CultureInfo.InvariantCulture,
        $"{Mark}{iteration.FastestNs:0.####} {iteration.SpeedNs} {iteration.Operations} {iteration.Collections.Gen0} {iteration.Collections.Gen1} {iteration.Collections.Gen2} {iteration.Collections.Paused.Ticks}");

    internal static IReadOnlyList<SlicedIteration> Read(IEnumerable<string> output) =>
    [
        .. output.Where(line => line.StartsWith(Mark, StringComparison.Ordinal)).Select(line => Parse(line[Mark.Length..].Split(' '))),
    ];

    private static SlicedIteration Parse(string[] words)
    {
        double Number(int word) => double.Parse(words[word], CultureInfo.InvariantCulture);
        int Count(int word) => int.Parse(words[word], CultureInfo.InvariantCulture);
        TimeSpan paused = TimeSpan.FromTicks(long.Parse(words[6], CultureInfo.InvariantCulture));
        return new SlicedIteration(Number(0), Number(1), Number(2), new GarbageCollections(Count(3), Count(4), Count(5), paused));
    }
}
