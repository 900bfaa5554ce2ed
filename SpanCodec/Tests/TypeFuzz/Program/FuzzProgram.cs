using System.Diagnostics;
using System.Globalization;
using System.Text.Json;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Long runs by a command line, with whatever System.Text.Json the program has.</summary>
internal static class FuzzProgram
{
    /// <returns>0 where nothing differs that no rule explains.</returns>
    internal static int Run(string[] args)
    {
        int types = Number(args, 0, 300);
        var seed = (ulong)Number(args, 1, 1);
        var amount = new Amount(Number(args, 2, 20), Number(args, 3, 5), Number(args, 2, 20), StreamStride: 1);
        bool isShrinking = Number(args, 4, 1) == 1;
        var watch = Stopwatch.StartNew();
        int found = 0;
        Counts counts = Fuzzer.Run(seed, types, amount, finding =>
        {
            found++;
            Console.WriteLine(isShrinking ? Shrinker.Shrink(finding, amount) : finding);
        });
        Version version = typeof(JsonSerializer).Assembly.GetName().Version!;
        Console.WriteLine(
            $"{counts}\n{found} differ; {watch.Elapsed.TotalSeconds:F0} s, .NET {Environment.Version}, System.Text.Json {version.Major}");
        return found == 0 && counts.AreEnough ? 0 : 1;
    }

    private static int Number(string[] args, int index, int usual) =>
        args.ElementAtOrDefault(index) is { } text ? int.Parse(text, CultureInfo.InvariantCulture) : usual;
}
