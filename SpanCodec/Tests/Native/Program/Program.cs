using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using SpanCodecs.Tests.Checks;

// Usage: SpanCodecChecks [--reduced] [--odd-culture] [name of a check ...]
// Ends with 0 and "N checks passed", or with 1 and what failed.
// Or: SpanCodecChecks --sequence <bytes> [--lines], which reads and writes so much and says how much memory it took.
// Or: SpanCodecChecks --types <file>, which says what comes of documents for random types that were compiled in.
if (args is ["--sequence", var length, ..])
{
    Console.WriteLine(await SequenceRun.Of(long.Parse(length, CultureInfo.InvariantCulture), args.Contains("--lines")));
    return 0;
}

if (args is ["--types", var documents])
{
    RandomTypes.Run(documents);
    return 0;
}

Amount amount = args.Contains("--reduced") ? Amount.Reduced : Amount.FromEnvironment();
if (args.Contains("--odd-culture"))
    OddCulture.Enter();
Console.WriteLine($"{(RuntimeFeature.IsDynamicCodeSupported ? "JIT" : "native")}, vectors {(Vector128.IsHardwareAccelerated ? "on" : "off")}, time zone {TimeZoneInfo.Local.BaseUtcOffset}, {1.5.ToString(CultureInfo.CurrentCulture)}");

string[] wanted = [.. args.Where(argument => !argument.StartsWith("--", StringComparison.Ordinal))];
int checks = 0;
int failed = 0;
var explained = new Dictionary<string, int>();
foreach (Check check in AllChecks.List.Where(check => wanted.Length == 0 || wanted.Contains(check.Name)))
{
    var tally = new Tally();
    long start = Stopwatch.GetTimestamp();
    check.Run(tally, amount);
    Console.WriteLine($"{check.Name}: {tally.Report()} ({Stopwatch.GetElapsedTime(start).TotalSeconds:0.0} s)");
    checks += tally.Checks;
    failed += tally.Failed;
    foreach ((string rule, int count) in tally.Explained)
        explained[rule] = explained.GetValueOrDefault(rule) + count;
}

foreach ((string rule, int count) in explained)
    Console.WriteLine($"known difference {rule}: {count}");
Console.WriteLine(failed == 0 ? $"{checks} checks passed" : $"{failed} of {checks} checks failed");
return failed == 0 && checks > 0 ? 0 : 1;
