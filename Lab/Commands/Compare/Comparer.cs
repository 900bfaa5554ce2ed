using System.Globalization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>Pairs the files and the rows of both sides, and says of each pair what may be said.</summary>
/// <param name="least">Smaller differences, as a part of the time, are none; a run's own noise floor raises it.</param>
internal sealed class Comparer(double least)
{
    internal FolderComparison Compare(string before, string after)
    {
        IReadOnlyList<ComparedFile> a = ComparedFile.ReadAll(before);
        IReadOnlyList<ComparedFile> b = ComparedFile.ReadAll(after);
        // One machine against another is a comparison too; among several, each is compared with itself.
        bool acrossMachines = MachinesOf(a).Count == 1 && MachinesOf(b).Count == 1;
        string KeyOf(ComparedFile file) => string.Join('/', acrossMachines ? "" : file.Machine, file.Deployment, file.Kind);
        string[] keys = [.. a.Concat(b).Select(KeyOf).Distinct()];
        return new FolderComparison(before, after, [.. keys.Select(key => Compare(Find(a, key, KeyOf), Find(b, key, KeyOf)))]);
    }

    private static ComparedFile? Find(IReadOnlyList<ComparedFile> files, string key, Func<ComparedFile, string> keyOf)
    {
        ComparedFile[] found = [.. files.Where(file => keyOf(file) == key)];
        return found.Length <= 1
            ? found.FirstOrDefault()
            : throw new LabException($"One side has {found[0].Kind} of {found[0].Deployment} twice: name a folder with one state of the results.", ExitCodes.Usage);
    }

    private static HashSet<string> MachinesOf(IReadOnlyList<ComparedFile> files) => [.. files.Select(file => file.Machine)];

    private FileComparison Compare(ComparedFile? a, ComparedFile? b)
    {
        ComparedFile either = (a ?? b)!;
        double threshold = Math.Max(least, Math.Max(a?.NoiseFloor ?? 0, b?.NoiseFloor ?? 0));
        string? refusal = a is null ? "A has no such results" : b is null ? "B has no such results" : Comparability.Refusal(a.Manifest, b.Manifest);
        string[] names = [.. (a?.Rows ?? []).Concat(b?.Rows ?? []).Select(row => row.Name).Distinct()];
        RowComparison[] rows =
        [
            .. names.Select(name => Compare(
                name,
                a?.Rows.FirstOrDefault(row => row.Name == name),
                b?.Rows.FirstOrDefault(row => row.Name == name),
                refusal,
                threshold)),
        ];
        string machine = a is not null && b is not null && a.Machine != b.Machine ? $"{a.Machine} and {b.Machine}" : either.Machine;
        IReadOnlyList<string> remarks = a is null || b is null ? [] : Comparability.Remarks(a, b, threshold);
        return new FileComparison(machine, either.Deployment, either.Kind, threshold, a?.Manifest, b?.Manifest, remarks, rows);
    }

    private static RowComparison Compare(string name, ComparedRow? a, ComparedRow? b, string? refusal, double threshold)
    {
        var row = new RowComparison(name, Change.NotComparable) { BeforeNs = a?.MedianNs, AfterNs = b?.MedianNs };
        if ((refusal ?? Comparability.Refusal(a, b)) is { } reason)
            return row with { Reason = reason };
        (Change change, Estimate ratio, double chance) = ChangeJudge.Judge(a!.Samples, b!.Samples, threshold);
        // Iterations of one process are alike: the test takes a process that is slower throughout for a change, and the interval of the passes does not.
        if (a.Time is { } before && b.Time is { } after && Comparison.Of(after, before, 0) is { IsKnown: true } passes)
            (change, ratio) = (passes.IsTie ? Change.Same : change, new Estimate(passes.Ratio, passes.Low, passes.High));
        return row with { Change = change, Ratio = ratio, PValue = chance, Note = Comparability.Note(a, b) };
    }

    /// <exception cref="LabException">It is no such part.</exception>
    internal static double ParsePart(string text, string option)
    {
        string number = text.EndsWith('%') ? text[..^1] : text;
        bool isPart = double.TryParse(number, NumberStyles.Float, CultureInfo.InvariantCulture, out double value);
        double part = text.EndsWith('%') ? value / 100 : value;
        return isPart && part is >= 0 and < 10
            ? part
            : throw new LabException($"{option} wants a part such as 5% or 0.05, not '{text}'.", ExitCodes.Usage);
    }
}
