using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>A folder of results of one machine, and the answer that is made of them.</summary>
public abstract class AnswerTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private protected ResultStore Store => new(_folder.Path);

    public void Dispose()
    {
        _folder.Dispose();
        GC.SuppressFinalize(this);
    }

    private protected static SteadyRow Row(string contender, string direction, double median) => SteadyResults.Row($"Matrix.{direction}", median) with
    {
        Category = direction,
        Parameters = new Dictionary<string, string> { ["Payload"] = "Simple", ["Contender"] = contender, ["Lane"] = "Utf8" },
        IsReference = contender == "Floor",
        LowNs = median * 0.99,
        HighNs = median * 1.01,
    };

    private protected static SteadyRow On(string payload, SteadyRow row) => With("Payload", payload, row);

    private protected static SteadyRow With(string parameter, string value, SteadyRow row) =>
        row with { Parameters = row.Parameters.ToDictionary(pair => pair.Key, pair => pair.Key == parameter ? value : pair.Value) };

    private protected void Save(string mode, params SteadyRow[] rows) => SaveOf("net10.0", mode, rows);

    private protected void SaveOf(string framework, string mode, params SteadyRow[] rows) => Store.Save(new SteadyState(
        SteadyResults.Of().Manifest with { Framework = framework, Mode = mode },
        [.. rows, SteadyResults.Row("NoiseFloor.First", 100), SteadyResults.Row("NoiseFloor.Second", 105)]));

    private protected MachineAnswer Conclude(params string[] doubts)
    {
        var model = ReportModel.Load(_folder.Path);
        return MachineAnswer.Of(model, model.Deployments, doubts);
    }

    private protected Decision Decide(string need) => Conclude().Decisions.Single(decision => decision.Need.StartsWith(need, StringComparison.Ordinal));

    private protected static void AssertShort(string sentence) => Assert.InRange(sentence.Split(' ').Length, 3, 25);
}
