using JsonAot.Results;

namespace JsonAot.Lab.WholeRun;

/// <summary>What compiling ahead of time saves and costs: start, memory and disk on one side, warm calls and broken libraries on the other.</summary>
internal sealed class NativeBalance(IReadOnlyList<MeasuredMode> modes)
{
    // What a program would use under NativeAOT that has not chosen yet.
    private const string Usual = "STJ source-gen";

    internal string Sentence()
    {
        MeasuredMode? native = modes.FirstOrDefault(mode => mode.Mode.IsNative);
        MeasuredMode? jit = modes.FirstOrDefault(mode => !mode.Mode.IsNative && mode.Framework == native?.Framework);
        if (native is null || jit is null)
            return "What NativeAOT costs and saves takes a native mode and one that is not, such as --modes jit,aot.";
        string[] parts = [.. new[] { Start(jit, native), Disk(jit, native), WarmCalls(jit, native), Broken(native) }.OfType<string>()];
        return parts.Length == 0
            ? "What NativeAOT costs and saves was not measured."
            : $"NativeAOT ({native.Name} against {jit.Name}): {string.Join("; ", parts)}.";
    }

    private static string? Start(MeasuredMode jit, MeasuredMode native)
    {
        (StartupRow Slow, StartupRow Fast)? pair = native.Starts
            .Where(row => row.DoneNs is not null)
            .OrderByDescending(row => row.Program == Usual)
            .Select(row => ((StartupRow, StartupRow)?)(jit.Starts.FirstOrDefault(other => other.Key == row.Key && other.DoneNs is not null)!, row))
            .FirstOrDefault(pair => pair!.Value.Item1 is not null);
        if (pair is not { } rows)
            return null;
        string memory = rows is { Slow.PeakBytes: { } large, Fast.PeakBytes: { } small }
            ? $", in {ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}"
            : "";
        return $"{rows.Fast.Program} has written and read once after {Duration.Format(rows.Fast.DoneNs!.Median)} instead of {Duration.Format(rows.Slow.DoneNs!.Median)}{memory}";
    }

    private static string? Disk(MeasuredMode jit, MeasuredMode native)
    {
        SizeRow? small = native.Sizes.Where(row => row is { FolderBytes: not null, Note: null }).OrderByDescending(row => row.Contender == Usual).FirstOrDefault();
        SizeRow? large = jit.Sizes.FirstOrDefault(row => row.Contender == small?.Contender && row.FolderBytes is not null);
        return small is null || large is null ? null : $"it is {ByteSize.Format(small.FolderBytes!.Value)} on disk instead of {ByteSize.Format(large.FolderBytes!.Value)}";
    }

    private static string? WarmCalls(MeasuredMode jit, MeasuredMode native)
    {
        double[] ratios =
        [
            .. from cell in native.Cells
               from other in jit.Cells
               where (cell.Contender, cell.Place) == (other.Contender, other.Place)
               select cell.MedianNs / other.MedianNs,
        ];
        if (ratios.Length == 0)
            return null;
        double mean = Math.Exp(ratios.Average(Math.Log));
        double floor = Math.Max(jit.NoiseFloor ?? 0, native.NoiseFloor ?? 0);
        string tie = Math.Abs(Math.Log(mean)) <= Math.Log(1 + floor) ? ", which the noise floor calls a tie" : "";
        return $"warm calls take {Words.Ratio(mean)} of the time on average over {ratios.Length} figures{tie}";
    }

    private static string? Broken(MeasuredMode native)
    {
        string[] broken =
        [
            .. native.Verdicts
                .Where(row => row.Verdict is not (VerdictKind.Works or VerdictKind.AsUnderTheJit or VerdictKind.Unavailable))
                .Select(row => $"{row.Contender} {Describe(row.Verdict)}")
                .Distinct(),
        ];
        int tried = native.Verdicts.Where(row => row.Verdict != VerdictKind.Unavailable).Select(row => row.Contender).Distinct().Count();
        if (tried == 0)
            return null;
        return broken.Length == 0 ? $"all {tried} libraries tried work in it" : $"in a plain publish {Words.List(broken)}";
    }

    private static string Describe(VerdictKind verdict) => verdict switch
    {
        VerdictKind.SilentlyWrong => "is silently wrong",
        VerdictKind.DoesNotPublish => "does not publish",
        VerdictKind.DoesNotStart => "does not start",
        _ => verdict.ToString().ToLowerInvariant(),
    };
}
