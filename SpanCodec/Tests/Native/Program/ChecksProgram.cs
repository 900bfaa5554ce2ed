using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Tests.Checks;

/// <summary>The checks by a command line, under the JIT and in a native program alike.</summary>
internal static class ChecksProgram
{
    /// <returns>0 where all passed, after "N checks passed"; 1 where some failed, after what did.</returns>
    internal static async Task<int> Run(string[] args)
    {
        if (args is ["--sequence", var length, ..])
        {
            long bytes = long.Parse(length, CultureInfo.InvariantCulture);
            Console.WriteLine(await SequenceRun.Of(bytes, args.Contains("--lines"), args.Contains("--inside")));
            return 0;
        }

        if (args is ["--paths", var document])
        {
            await PathFigures.PrintSequence(long.Parse(document, CultureInfo.InvariantCulture));
            PathFigures.PrintValues();
            return 0;
        }

        if (args is ["--untyped", .. var files])
        {
            UntypedFigures.Print(files);
            return 0;
        }

        if (args is ["--repeated", .. var timelines])
        {
            RepeatedFigures.Print(timelines);
            return 0;
        }

        if (args is ["--arrays"])
        {
            ArrayFigures.Print();
            return 0;
        }

        if (args.Contains("--small"))
            AppContext.SetSwitch(AllSubjects.Switch, true);
        Amount amount = args.Contains("--reduced") ? Amount.Reduced : Amount.FromEnvironment();
        if (args.Contains("--odd-culture"))
            OddCulture.Enter();
        string compilation = RuntimeFeature.IsDynamicCodeSupported ? "JIT" : "native";
        string vectors = Vector128.IsHardwareAccelerated ? "on" : "off";
        int version = typeof(System.Text.Json.JsonSerializer).Assembly.GetName().Version!.Major;
        Console.WriteLine(
            $"{compilation}, vectors {vectors}, time zone {TimeZoneInfo.Local.BaseUtcOffset}, {1.5.ToString(CultureInfo.CurrentCulture)}, "
            + $"System.Text.Json {version}");

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
    }
}
