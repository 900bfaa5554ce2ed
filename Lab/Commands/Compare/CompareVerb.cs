using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>Two sets of results, row by row: a commit against a commit, or a machine against a machine.</summary>
internal sealed class CompareVerb : IVerb
{
    public Command Create()
    {
        const string What = "a folder of results, or a *-report-full.json of BenchmarkDotNet, or a folder of those.";
        var before = new Argument<string>("A") { Description = $"Before: {What}" };
        var after = new Argument<string>("B") { Description = $"After: {What}" };
        var fail = new Option<string?>("--fail-on-regression")
        {
            Description = "Exit with 1 when a row has become slower by more than this part, such as 5%.",
        };
        const string Description =
            "Compares two sets of results row by row, those of any other project's BenchmarkDotNet too: slower, faster or the same.";
        var command = new Command("compare", Description) { before, after, fail };
        command.SetAction(parsed =>
        {
            double? most = parsed.GetValue(fail) is { } part ? PartOf(part, fail.Name) : null;
            MeasuredSide a = MeasuredSide.Read(parsed.GetValue(before)!);
            MeasuredSide b = MeasuredSide.Read(parsed.GetValue(after)!);
            return Conclude(SideComparison.Of(a, b), most);
        });
        return command;
    }

    /// <exception cref="LabException">Nothing could be compared: a gate that compared nothing has let nothing pass.</exception>
    private static int Conclude(SideComparison comparison, double? most)
    {
        ComparisonTable.Print(comparison);
        if (comparison.Rows.All(row => row.Ratio is null))
            throw new LabException(
                $"Nothing could be compared: {comparison.Rows.Select(row => row.Reason).FirstOrDefault("there are no rows")}.");
        if (most is not { } part)
            return ExitCodes.Success;
        RowComparison[] regressed = [.. comparison.Rows.Where(row => row.Change == Change.Slower && row.Ratio!.Median > 1 + part)];
        if (regressed.Length == 0)
            return ExitCodes.Success;
        Note.Print($"Slower by more than {part:0.# %}: {string.Join("; ", regressed.Select(row => row.Name))}.");
        return ExitCodes.Differs;
    }

    /// <exception cref="LabException">It is no such part.</exception>
    internal static double PartOf(string text, string option)
    {
        bool isPercent = text.EndsWith('%');
        bool isNumber = double.TryParse(isPercent ? text[..^1] : text, NumberStyles.Float, null, out double value);
        double part = isPercent ? value / 100 : value;
        return isNumber && part is >= 0 and < 10
            ? part
            : throw new LabException($"{option} wants a part such as 5% or 0.05, not '{text}'.", ExitCodes.Usage);
    }
}
