using JsonAot.Tests.Lab;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Report;

/// <summary>A folder of results of one machine, and the answer that is made of them.</summary>
public abstract class AnswerTests : TestsInFolder
{
    private protected ResultStore Store => new(_folder.Path);

    private protected static TimesRow Row(string contender, string direction, double ns) => SteadyResults.Call(contender, direction, ns);

    private protected static TimesRow On(string payload, TimesRow row) => row with { Payload = payload };

    private protected static TimesRow Brief(TimesRow row) => SteadyResults.Brief(row);

    private protected void Save(string mode, params TimesRow[] rows) => SaveOf("net10.0", mode, rows);

    private protected void SaveBoth(params TimesRow[] rows)
    {
        Save("jit", rows);
        Save("aot", rows);
    }

    private protected void SaveOf(string framework, string mode, params TimesRow[] rows) => Store.Save(
        new TimesResults(SteadyResults.Of().Manifest with { Framework = framework, Mode = mode }, SteadyResults.InTurns(rows)));

    private protected void SaveRows<TRow>(string mode, params TRow[] rows)
        where TRow : class, IRow<TRow> => Store.Save(new Results<TRow>(SampleResults.Manifest(mode), rows));

    private protected static VerdictRow Verdict(string contender, NativeVerdict verdict, string payload = "Simple") =>
        new() { Contender = contender, Payload = payload, Verdict = verdict };

    private protected MachineAnswer Conclude(params string[] doubts)
    {
        var model = ReportModel.Load(_folder.Path);
        return MachineAnswer.Of(model, model.Deployments, doubts);
    }

    private protected Decision Decide(string need) =>
        Conclude().Decisions.Single(decision => decision.Need.StartsWith(need, StringComparison.Ordinal));

    private protected static void AssertShort(string sentence) => Assert.InRange(sentence.Split(' ').Length, 3, 25);
}
