using System.CommandLine;
using System.Globalization;
using System.Text.Json;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>Two folders of results, row by row: a commit against a commit, or a machine against a machine.</summary>
internal sealed class CompareVerb : IVerb
{
    private const string Text = "text";
    private const string Markdown = "md";
    private const string Json = "json";

    public Command Create()
    {
        var before = new Argument<string>("A") { Description = "A folder of results: before. Or results/history, or a summary in it: what an earlier commit said." };
        var after = new Argument<string>("B") { Description = "Another: after." };
        var threshold = new Option<string>("--threshold")
        {
            Description = "Smaller differences are ties, such as 2%; where a run measured a higher noise floor, that counts.",
            DefaultValueFactory = _ => "2%",
        };
        var fail = new Option<string?>("--fail-on-regression") { Description = "Exit with 1 when a row has become slower by more than this part, such as 5%." };
        var format = new Option<string>("--format") { Description = "text, md for a pull request, or json.", DefaultValueFactory = _ => Text };
        format.AcceptOnlyFromAmong(Text, Markdown, Json);
        var command = new Command("compare", "Compares two folders of results row by row: improved, regressed, same, or not comparable and why.")
        {
            before, after, threshold, fail, format,
        };
        command.SetAction(parsed => Run(
            new Comparer(Comparer.ParsePart(parsed.GetValue(threshold)!, "--threshold")).Compare(parsed.GetValue(before)!, parsed.GetValue(after)!),
            parsed.GetValue(fail) is { } part ? Comparer.ParsePart(part, "--fail-on-regression") : null,
            parsed.GetValue(format)!));
        return command;
    }

    private static int Run(FolderComparison comparison, double? mostSlower, string format)
    {
        switch (format)
        {
            case Json:
                Console.WriteLine(JsonSerializer.Serialize(comparison, ComparisonJson.Readable.FolderComparison));
                break;
            case Markdown:
                Console.Write(ComparisonMarkdown.Of(comparison));
                break;
            default:
                ComparisonText.Print(comparison);
                break;
        }

        // A gate that compared nothing has not let anything pass.
        if (comparison.Rows.All(row => row.Change == Change.NotComparable))
            throw new LabException($"Nothing could be compared: {comparison.Rows.Select(row => row.Reason).FirstOrDefault() ?? "there are no rows"}.");
        return mostSlower is { } part && Complain(comparison, part) ? ExitCodes.Differs : ExitCodes.Success;
    }

    private static bool Complain(FolderComparison comparison, double part)
    {
        IReadOnlyList<(FileComparison File, RowComparison Row)> regressed = comparison.RegressedBeyond(part);
        foreach ((FileComparison file, RowComparison row) in regressed)
            Console.Error.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Regressed beyond {part:P1}: {row.Row}, {file.Deployment}: {row.Ratio!.Median:0.00} times A."));
        return regressed.Count > 0;
    }
}
