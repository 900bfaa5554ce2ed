using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>The machine that page and README open with: the newest whole measurement with a small noise limit.</summary>
/// <param name="Name">Null where nothing is measured.</param>
internal sealed record FirstMachine(string? Name, string Sentence)
{
    /// <summary>A larger limit hides differences that a decision depends on.</summary>
    private const double SmallLimit = 0.05;

    internal static FirstMachine Of(IReadOnlyList<Deployment> deployments)
    {
        int all = deployments.SelectMany(Payloads).Distinct().Count();
        Candidate? first = deployments.GroupBy(deployment => deployment.Machine)
            .Select(machine => Candidate.Of(machine.Key, [.. machine], all))
            .OrderByDescending(candidate => candidate is { IsWhole: true, IsQuiet: true })
            .ThenByDescending(candidate => candidate.IsWhole)
            .ThenByDescending(candidate => candidate.Payloads)
            .ThenByDescending(candidate => candidate.TakenAt)
            .FirstOrDefault();
        if (first is null)
            return new FirstMachine(null, "");
        string which = first switch
        {
            { IsWhole: true, IsQuiet: true } => $"It is the newest whole measurement with a noise limit of at most {SmallLimit:P0}",
            { IsWhole: true } => $"It is the newest whole measurement; none has a noise limit of at most {SmallLimit:P0}",
            _ => "It is the one with the most payloads; none is whole",
        };
        return new FirstMachine(first.Machine,
            $"This page opens with {first.Machine}, {first.TakenAt:yyyy-MM-dd}. {which}. "
            + "Whole means all payloads and start-ups, under the JIT and natively.");
    }

    /// <summary>Those of the newest framework: two frameworks together are no whole.</summary>
    internal static IEnumerable<Deployment> OfNewestFramework(IReadOnlyCollection<Deployment> deployments)
    {
        string? newest = deployments.Select(deployment => deployment.Framework).Order(DeploymentOrder.Frameworks).FirstOrDefault();
        return deployments.Where(deployment => deployment.Framework == newest);
    }

    internal static bool HasStarts(Deployment deployment) => deployment.Rows<StartupRow>().Any(row => row.DoneNs is not null);

    private static IEnumerable<string> Payloads(Deployment deployment) =>
        deployment.Tests.Where(row => row.CpuNs is not null).Select(row => row.Payload).Distinct();

    /// <param name="Payloads">How many have figures under the JIT and natively.</param>
    /// <param name="IsWhole">All payloads have, and start-ups too.</param>
    /// <param name="IsQuiet">Both have a small noise limit.</param>
    private sealed record Candidate(string Machine, int Payloads, bool IsWhole, bool IsQuiet, DateTimeOffset TakenAt)
    {
        internal static Candidate Of(string machine, Deployment[] deployments, int allPayloads)
        {
            string[] modes = [DeploymentMode.Jit.Name, DeploymentMode.Aot.Name];
            Deployment[] both = [.. OfNewestFramework(deployments).Where(deployment => modes.Contains(deployment.Mode))];
            int payloads = both.Length < 2 ? 0 : FirstMachine.Payloads(both[0]).Intersect(FirstMachine.Payloads(both[1])).Count();
            bool isWhole = payloads > 0 && payloads == allPayloads && both.All(HasStarts);
            bool isQuiet = both.Length == 2 && both.All(deployment => deployment.NoiseLimit <= SmallLimit);
            DateTimeOffset taken = both.SelectMany(deployment => deployment.Manifests).Select(file => file.Manifest.TakenAt)
                .DefaultIfEmpty().Max();
            return new Candidate(machine, payloads, isWhole, isQuiet, taken);
        }
    }
}
