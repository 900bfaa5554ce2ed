using System.Text;
using System.Text.Json;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Page;

/// <summary>
/// The model as the page's script wants it: columns instead of rows, names as places in a list, figures of four digits.
/// The encoder of the platform leaves no character that could end a script element.
/// </summary>
internal sealed class PageData
{
    private readonly ReportModel _model;
    private readonly Dictionary<string, NameList> _names = [];
    private readonly Utf8JsonWriter _writer;

    // One order for all machines: a deployment's colour and shape follow from its place.
    private readonly Deployment[] _named;

    private PageData(ReportModel model, Utf8JsonWriter writer)
    {
        _model = model;
        _writer = writer;
        _named = [.. DeploymentOrder.Of(model.Deployments.DistinctBy(deployment => deployment.Name))];
    }

    internal static string Of(ReportModel model)
    {
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream))
            new PageData(model, writer).Write();
        return Encoding.UTF8.GetString(stream.ToArray());
    }

    private void Write()
    {
        foreach (string list in (string[])["machine", "deployment", "payload", "lane", "direction", "contender", "text"])
            _names.Add(list, new NameList());
        foreach (Deployment deployment in _named)
            _names["deployment"].PlaceOf(deployment.Name);
        _writer.WriteStartObject();
        _writer.WriteStartObject("tables");
        foreach (ResultTable table in _model.Tables)
            WriteTable(table);
        _writer.WriteEndObject();
        _writer.WriteStartObject("names");
        foreach ((string list, NameList names) in _names)
            _writer.WriteTexts(list, names.Names);
        _writer.WriteEndObject();
        WriteDeployments();
        IReadOnlyDictionary<string, IReadOnlyList<string>> choices = PageChoices.Of(_model);
        WriteFirst(choices);
        _writer.WriteEndObject();
    }

    private void WriteDeployments()
    {
        _writer.WriteStartArray("deployments");
        foreach (Deployment deployment in _named)
        {
            _writer.WriteStartObject();
            _writer.WriteString("framework", deployment.Framework);
            _writer.WriteString("mode", deployment.Mode);
            _writer.WriteEndObject();
        }

        _writer.WriteEndArray();
        _writer.WriteAnswers(_model);
    }

    private void WriteFirst(IReadOnlyDictionary<string, IReadOnlyList<string>> choices)
    {
        _writer.WriteStartObject("choices");
        foreach ((string key, IReadOnlyList<string> values) in choices)
            _writer.WriteTexts(key, values);
        _writer.WriteEndObject();
        _writer.WriteStartObject("first");
        foreach ((string key, string value) in PageChoices.FirstOf(_model))
            _writer.WriteString(key, value);
        _writer.WriteEndObject();
    }

    private void WriteTable(ResultTable table)
    {
        _writer.WriteStartObject(table.Id);
        _writer.WriteNumber("n", table.Rows.Count);
        _writer.WriteStartArray("columns");
        foreach (Column column in table.Columns)
        {
            _writer.WriteStartArray();
            foreach (string part in (string[])[column.Id, column.Label, column.Kind.ToString().ToLowerInvariant(), column.Names])
                _writer.WriteStringValue(part);
            if (!column.IsInReports)
                _writer.WriteNumberValue(1);
            _writer.WriteEndArray();
        }

        _writer.WriteEndArray();
        _writer.WriteStartArray("cells");
        for (int column = 0; column < table.Columns.Count; column++)
            WriteColumn(table, table.Columns[column], column);
        _writer.WriteEndArray();
        if (table.Id == SteadyTable.Id)
            WriteRatios(table);
        _writer.WriteEndObject();
    }

    /// <summary>
    /// For each baseline that can be chosen what every other document says too: the ratios, negative where they are ties, and the ends of
    /// their intervals in thousandths.
    /// </summary>
    private void WriteRatios(ResultTable table)
    {
        var ratios = new BaselineRatios(_model.Deployments, table);
        _writer.WriteStartObject("ratios");
        foreach (string baseline in _model.Baselines)
        {
            Comparison?[] compared = [.. table.Rows.Select(row => ratios.Of(row, baseline))];
            _writer.WriteStartArray(ShownName.Of(baseline));
            WriteNumbers(compared.Select(one => one?.IsTie == true ? -one.Ratio : one?.Ratio));
            WriteNumbers(compared.Select(one => one?.IsKnown == true ? ThousandthsOf(one.Ratio, one.Low) : null));
            WriteNumbers(compared.Select(one => one?.IsKnown == true ? ThousandthsOf(one.Ratio, one.High) : null));
            _writer.WriteEndArray();
        }

        _writer.WriteEndObject();
    }

    private void WriteColumn(ResultTable table, Column column, int index)
    {
        IReadOnlyList<object?[]> rows = table.Rows;
        int time = table.IndexOf("time");
        if (column.Kind is ColumnKind.Name or ColumnKind.Text)
            WriteRuns(rows.Select(row => _names[column.Names].PlaceOf(CellText.Of(column, row[index]))));
        else if (column.Kind == ColumnKind.Series)
            WriteSeries(rows.Select(row => (double[])row[index]!));
        else if (rows.All(row => row[index] is null))
            _writer.WriteNumberValue(0);
        else if (time >= 0 && column.Id is ("low" or "high"))
            WriteNumbers(rows.Select(row => ThousandthsOf((double?)row[time], (double?)row[index])));
        else
            WriteNumbers(rows.Select(row => (double?)row[index]));
    }

    /// <summary>Differences and how often each comes: sorted rows repeat themselves, and this leaves next to nothing of them.</summary>
    private void WriteRuns(IEnumerable<int> places)
    {
        _writer.WriteStartArray();
        int last = 0;
        (int Difference, int Times) run = (0, 0);
        foreach (int place in places)
        {
            int difference = place - last;
            last = place;
            if (difference == run.Difference)
            {
                run.Times++;
                continue;
            }

            WriteRun(run);
            run = (difference, 1);
        }

        WriteRun(run);
        _writer.WriteEndArray();
    }

    private void WriteRun((int Difference, int Times) run)
    {
        if (run.Times == 0)
            return;
        _writer.WriteNumberValue(run.Difference);
        _writer.WriteNumberValue(run.Times);
    }

    private static double? ThousandthsOf(double? figure, double? bound) => Math.Round((bound / figure - 1) * 1000 ?? double.NaN);

    /// <summary>Most curves have their points at the same places: a series like the one before is a zero.</summary>
    private void WriteSeries(IEnumerable<double[]> rows)
    {
        _writer.WriteStartArray();
        double[]? last = null;
        foreach (double[] row in rows)
        {
            if (last is not null && row.AsSpan().SequenceEqual(last))
                _writer.WriteNumberValue(0);
            else
                WriteNumbers(row.Select(value => (double?)value));
            last = row;
        }

        _writer.WriteEndArray();
    }

    private void WriteNumbers(IEnumerable<double?> values)
    {
        _writer.WriteStartArray();
        foreach (double? value in values)
        {
            if (value is { } known && double.IsFinite(known))
                _writer.WriteRawValue(Short(known), skipInputValidation: true);
            else
                _writer.WriteNullValue();
        }

        _writer.WriteEndArray();
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
}

/// <summary>Names or texts, each once; a column holds places in it.</summary>
internal sealed class NameList
{
    private readonly Dictionary<string, int> _places = [];
    private readonly List<string> _names = [];

    internal IReadOnlyList<string> Names => _names;

    internal int PlaceOf(string? name)
    {
        name ??= "";
        if (!_places.TryGetValue(name, out int place))
        {
            _places.Add(name, place = _names.Count);
            _names.Add(name);
        }

        return place;
    }
}
