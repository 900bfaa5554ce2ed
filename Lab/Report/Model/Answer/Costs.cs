using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.BuildCost;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What a contender takes more than the baseline, beside the time of a call.</summary>
internal static class Costs
{
    // The page's sections have the others.
    private const int Most = 2;

    /// <summary>
    /// Those that are most above the baseline's. Two figures and no ratio, as they were not measured in turns. What was not measured is
    /// named: it could be anything.
    /// </summary>
    internal static string Of(SteadyMeans jit, Deployment? native, string contender)
    {
        if (contender == jit.Baseline)
            return "";
        Cost[] all = [.. Measured(jit, native, contender)];
        string[] more =
        [
            .. all.Where(cost => NativeFigures.IsMore(cost.Own, cost.Other)).OrderByDescending(cost => cost.Own / cost.Other).Take(Most)
                .Select(cost => $"{cost.What} {cost.Format(cost.Own!.Value)}, not {cost.Format(cost.Other!.Value)}"),
        ];
        string[] unknown = [.. all.Where(cost => cost.Own is null || cost.Other is null).Select(cost => cost.What)];
        string[] told = [.. more, .. unknown.Length == 0 ? [] : (string[])[$"not measured: {Phrases.List(unknown)}"]];
        return told.Length == 0 ? "start, size, memory and build are no larger" : Phrases.Joined(told);
    }

    private static IEnumerable<Cost> Measured(SteadyMeans jit, Deployment? native, string contender)
    {
        string variant = contender == ContenderSets.Resolver ? CostVariant.BothGenerators : contender;
        Func<string, double?>? build = NativeFigures.LargestBuild([jit.Deployment, native]);
        Cost Of(string what, Func<double, string> format, Func<string, double?> figure) =>
            new(what, format, figure(contender), figure(jit.Baseline));
        yield return Of("JIT start", Duration.Format, name => NativeFigures.Ready(jit.Deployment, name));
        if (native is not null)
        {
            yield return Of("native start", Duration.Format, name => NativeFigures.Ready(native, name));
            yield return Of("native size", ByteSize.Format, name => NativeFigures.Size(native, name));
            yield return Of("native peak of large documents", ByteSize.Format, name => NativeFigures.Peak(native, name));
        }

        yield return Of("build", Duration.Format, name => build?.Invoke(name == contender ? variant : name));
    }

    private sealed record Cost(string What, Func<double, string> Format, double? Own, double? Other);
}
