using System.Diagnostics;
using System.Globalization;
using SpanCodecs.Tests.TypeFuzz;

// How many types, the first seed, documents for each type, changed copies of each document, and 0 to leave findings as large as they are.
int types = Number(0, 300);
var seed = (ulong)Number(1, 1);
var amount = new Amount(Number(2, 20), Number(3, 5), Number(2, 20));
bool isShrinking = Number(4, 1) == 1;
var watch = Stopwatch.StartNew();
int found = 0;
Counts counts = Fuzzer.Run(seed, types, amount, finding =>
{
    found++;
    Console.WriteLine(isShrinking ? Shrinker.Shrink(finding, amount) : finding);
});
Console.WriteLine($"{counts}\n{found} differ; {watch.Elapsed.TotalSeconds:F0} s, .NET {Environment.Version}");
return found == 0 && counts.AreEnough ? 0 : 1;

int Number(int index, int usual) => args.ElementAtOrDefault(index) is { } text ? int.Parse(text, CultureInfo.InvariantCulture) : usual;
