using System.Text.Json;
using JsonAot.Libraries;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Page;

/// <summary>The model for the page's script: columns instead of rows, names as places in a list, figures of four digits.</summary>
internal sealed class PageData
{
    private static readonly string[] Lists =
        [Column.Machine, Column.Deployment, Column.Payload, Column.Lane, "direction", Column.Contender, "text"];

    // Names or texts, each once, with their places: a column holds these.
    private readonly Dictionary<string, Dictionary<string, int>> _names =
        Lists.ToDictionary(list => list, _ => new Dictionary<string, int>());

    internal static string Of(ReportModel model)
    {
        var data = new PageData();
        // One order for all machines: a deployment's colour and shape follow from its place.
        Deployment[] named = [.. DeploymentOrder.Of(model.Deployments.DistinctBy(deployment => deployment.Name))];
        foreach (Deployment deployment in named)
            data.PlaceOf(Column.Deployment, deployment.Name);
        return Object(
            // The tables first: they fill the lists of names.
            ("tables", Object(model.Tables.Select(table => (table.Id, data.Table(table, model.Baselines))))),
            ("names", Object(data._names.Select(list => (list.Key, Texts(list.Value.Keys))))),
            ("about", Object(data.About())),
            ("deployments", List(named.Select(one => Object(("framework", Quoted(one.Framework)), ("mode", Quoted(one.Mode)))))),
            ("answers", Object(model.Answers.Select(answer => (answer.Key, Answer(answer.Value))))),
            ("choices", Object(PageChoices.Of(model).Select(choice => (choice.Key, Texts(choice.Value))))),
            ("first", Object(PageChoices.FirstOf(model).Select(choice => (choice.Key, Quoted(choice.Value))))));
    }

    /// <summary>What names stand for, as the code of each says it. Of a library that is not in this program nothing is known.</summary>
    private IEnumerable<(string Name, string Value)> About() =>
    [
        .. from payload in MeasuredPayloads.All
           where _names[Column.Payload].ContainsKey(payload.Name)
           select (payload.Name, Quoted(payload.Description)),
        .. from contender in Contenders.All
           let name = ShownName.Marked(contender.Name)
           where contender is not AbsentContender && _names[Column.Contender].ContainsKey(name)
           select (name, Quoted(contender.Description)),
    ];

    private static string Answer(MachineAnswer answer) => Object(
        ("decisions", List(answer.Decisions.Select(decision => Texts(decision.Cells)))),
        ("findings", Texts(answer.Findings)),
        ("doubts", Texts(answer.Doubts.Skip(1))));

    private string Table(ResultTable table, IReadOnlyList<string> baselines) => Object(
        ("n", $"{table.Rows.Count}"),
        ("columns", List(table.Columns.Select(column => List(
            [.. new[] { column.Id, column.Label, column.Kind.ToString().ToLowerInvariant() }.Select(Quoted),
                column.IsOnPage ? "0" : "1"])))),
        ("cells", List(table.Columns.Select(column => Cells(table, column, baselines)))));

    private string Cells(ResultTable table, Column column, IReadOnlyList<string> baselines)
    {
        IEnumerable<Cell> cells = table.Rows.Select(row => row[column.Id]);
        return column.Kind switch
        {
            ColumnKind.Name => Runs(cells.Select(cell => PlaceOf(column.Id, column.Marked(cell)))),
            ColumnKind.Text => Runs(cells.Select(cell => PlaceOf("text", column.Print(cell)))),
            ColumnKind.Series => Series(cells.Select(cell => cell.Series ?? [])),
            ColumnKind.Comparison => Object(baselines.Select(name => (ShownName.Marked(name), Comparisons(cells, name)))),
            _ when cells.All(cell => cell.Number is null) => "0",
            _ when table.Has("time") && column.Id is "low" or "high" =>
                Numbers(table.Rows.Select(row => Thousandths(row.Number("time"), row.Number(column.Id)))),
            _ => Numbers(cells.Select(cell => cell.Number)),
        };
    }

    /// <summary>The speeds, negative where they are ties, and the ends of their intervals in thousandths.</summary>
    private static string Comparisons(IEnumerable<Cell> cells, string baseline)
    {
        Comparison?[] compared = [.. cells.Select(cell => cell.ComparedWith?.Invoke(baseline))];
        string Ends(Func<Estimate, double> end) =>
            Numbers(compared.Select(one => one?.IsKnown == true ? Thousandths(one.Speed.Median, end(one.Speed)) : null));
        return List([
            Numbers(compared.Select(one => one?.IsTie == true ? -one.Ratio : one?.Ratio)),
            Ends(speed => speed.Low),
            Ends(speed => speed.High),
        ]);
    }

    /// <summary>Differences and how often each comes: sorted rows repeat themselves, and this leaves next to nothing of them.</summary>
    private static string Runs(IEnumerable<int> places)
    {
        var runs = new List<(int Difference, int Times)>();
        int last = 0;
        foreach (int place in places)
        {
            int difference = place - last;
            last = place;
            if (runs.Count > 0 && runs[^1].Difference == difference)
                runs[^1] = (difference, runs[^1].Times + 1);
            else
                runs.Add((difference, 1));
        }

        return List(runs.Select(run => $"{run.Difference},{run.Times}"));
    }

    private static double? Thousandths(double? figure, double? bound) => Math.Round((bound / figure - 1) * 1000 ?? double.NaN);

    /// <summary>Most curves have their points at the same places: a series like the one before is a zero.</summary>
    private static string Series(IEnumerable<IReadOnlyList<double>> rows)
    {
        string[] series = [.. rows.Select(row => Numbers(row.Select(value => (double?)value)))];
        return List(series.Select((row, k) => k > 0 && row == series[k - 1] ? "0" : row));
    }

    /// <summary>Rows without a number are how many they are, in brackets.</summary>
    private static string Numbers(IEnumerable<double?> values)
    {
        var numbers = new List<string>();
        int missing = 0;
        foreach (double? value in values.Append(0))
        {
            if (value is not { } known || !double.IsFinite(known))
            {
                missing++;
                continue;
            }

            if (missing > 0)
                numbers.Add($"[{missing}]");
            missing = 0;
            numbers.Add(Short(known));
        }

        return List(numbers[..^1]);
    }

    /// <summary>Four digits: one more than any table shows.</summary>
    internal static string Short(double value)
    {
        if (value == 0)
            return "0";
        int digits = (int)Math.Floor(Math.Log10(Math.Abs(value))) - 3;
        double scale = Math.Pow(10, Math.Abs(digits));
        double mantissa = Math.Round(digits < 0 ? value * scale : value / scale);
        if (digits >= 3)
            return $"{mantissa}e{digits}";
        return (digits < 0 ? mantissa / scale : mantissa * scale).ToString("R");
    }

    private static string List(IEnumerable<string> values) => $"[{string.Join(',', values)}]";

    private static string Texts(IEnumerable<string> texts) => List(texts.Select(Quoted));

    private static string Object(params IEnumerable<(string Name, string Value)> members) =>
        $"{{{string.Join(',', members.Select(member => $"{Quoted(member.Name)}:{member.Value}"))}}}";

    /// <summary>The platform's encoder leaves no character that could end a script element.</summary>
    private static string Quoted(string text) => $"\"{JsonEncodedText.Encode(text)}\"";

    private int PlaceOf(string list, string name)
    {
        Dictionary<string, int> places = _names[list];
        places.TryAdd(name, places.Count);
        return places[name];
    }
}
