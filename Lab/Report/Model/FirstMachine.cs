using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>The machine that page and README open with: the newest whole measurement that was repeated and moved little.</summary>
/// <param name="Name">Null where nothing is measured.</param>
internal sealed record FirstMachine(string? Name, string Sentence)
{
    /// <summary>The most that a repeated run may move a ratio: more hides differences that a decision depends on.</summary>
    private const double SmallLimit = 0.05;

    internal static FirstMachine Of(IReadOnlyList<Deployment> deployments)
    {
        int all = deployments.SelectMany(Payloads).Distinct().Count();
        string[] modes = [DeploymentMode.Jit.Name, DeploymentMode.Aot.Name];
        var ranked =
            from machine in deployments.GroupBy(deployment => deployment.Machine)
            let both = OfOneFramework([.. machine]).Where(deployment => modes.Contains(deployment.Mode)).ToArray()
            let payloads = both.Length < 2 ? 0 : Payloads(both[0]).Intersect(Payloads(both[1])).Count()
            let isWhole = payloads > 0 && payloads == all && both.All(HasStarts)
            let isQuiet = both.Length == 2 && both.All(deployment => deployment.RatioLimit <= SmallLimit)
            // Not of other files: whether libraries read what is no JSON is asked on one machine, whatever was timed there.
            let taken = both.Select(deployment => deployment.Of<TimesResults>()?.Manifest.TakenAt ?? default).DefaultIfEmpty().Max()
            orderby isWhole && isQuiet descending, isWhole descending, payloads descending, taken descending
            select (Machine: machine.Key, IsWhole: isWhole, IsQuiet: isQuiet, TakenAt: taken);
        if (ranked.FirstOrDefault() is not { Machine: { } name } first)
            return new FirstMachine(null, "");
        string which = (first.IsWhole, first.IsQuiet) switch
        {
            (true, true) => $"It is the newest whole measurement of which a repetition moves a ratio by at most {SmallLimit:P0}",
            (true, false) => $"It is the newest whole measurement; none was repeated and moved a ratio by at most {SmallLimit:P0}",
            _ => "It is the one with the most payloads; none is whole",
        };
        return new FirstMachine(name,
            $"This page opens with {name}, {first.TakenAt:yyyy-MM-dd}. {which}. "
            + "Whole means all payloads and start-ups, under the JIT and natively.");
    }

    /// <summary>
    /// Those of the framework that the suite measures, else of the newest: two frameworks together are no whole.
    /// </summary>
    internal static IEnumerable<Deployment> OfOneFramework(IReadOnlyCollection<Deployment> deployments)
    {
        string? one = deployments.Select(deployment => deployment.Framework).Order(DeploymentOrder.Frameworks)
            .MaxBy(framework => framework == Checkout.Framework);
        return deployments.Where(deployment => deployment.Framework == one);
    }

    internal static bool HasStarts(Deployment deployment) => deployment.Rows<StartupRow>().Any(row => row.DoneNs is not null);

    private static IEnumerable<string> Payloads(Deployment deployment) =>
        deployment.Tests.Where(row => row.CpuNs is not null).Select(row => row.Payload).Distinct();
}
