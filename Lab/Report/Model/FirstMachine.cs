using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model;

/// <summary>
/// The machine that the page and the README open with: the newest whole measurement with a small noise limit. The number of rows
/// says nothing of how good they are.
/// </summary>
/// <param name="Name">Null where nothing is measured.</param>
/// <param name="Sentence">Why this one, for the reader.</param>
internal sealed record FirstMachine(string? Name, string Sentence)
{
    /// <summary>A larger floor hides differences that a decision depends on.</summary>
    internal const double SmallFloor = 0.05;

    internal static FirstMachine Of(IReadOnlyList<Deployment> deployments)
    {
        Candidate[] candidates = [.. deployments.GroupBy(deployment => deployment.Machine)
            .Select(machine => Candidate.Of(machine.Key, [.. machine]))];
        int all = deployments.SelectMany(Payloads).Distinct().Count();
        bool IsWhole(Candidate candidate) => candidate.HasStarts && candidate.Payloads == all && all > 0;
        Candidate? first = candidates
            .OrderByDescending(candidate => IsWhole(candidate) && candidate.Floor <= SmallFloor)
            .ThenByDescending(IsWhole)
            .ThenByDescending(candidate => candidate.Payloads)
            .ThenByDescending(candidate => candidate.TakenAt)
            .FirstOrDefault();
        if (first is null)
            return new FirstMachine(null, "");
        string which = (IsWhole(first), first.Floor <= SmallFloor) switch
        {
            (true, true) => $"It is the newest whole measurement with a noise limit of at most {SmallFloor.ToString("P0")}",
            (true, false) => $"It is the newest whole measurement; none has a noise limit of at most {SmallFloor.ToString("P0")}",
            _ => "It is the one with the most payloads; none is whole",
        };
        string date = first.TakenAt.ToString("yyyy-MM-dd");
        return new FirstMachine(first.Machine,
            $"This page opens with {first.Machine}, {date}. {which}. Whole means all payloads and start-ups, under the JIT and natively.");
    }

    /// <summary>Those of the newest framework: two frameworks together are no whole.</summary>
    internal static IEnumerable<Deployment> OfNewestFramework(IReadOnlyCollection<Deployment> deployments)
    {
        string? newest = deployments.Select(deployment => deployment.Framework).Order(DeploymentOrder.Frameworks).FirstOrDefault();
        return deployments.Where(deployment => deployment.Framework == newest);
    }

    /// <summary>How many payloads have figures under the JIT and natively.</summary>
    /// <param name="framework">All deployments of one.</param>
    private static int WholePayloads(IEnumerable<Deployment> framework) =>
        Find(framework, DeploymentMode.Jit) is { } jit && Find(framework, DeploymentMode.Aot) is { } native
            ? Payloads(jit).Intersect(Payloads(native)).Count()
            : 0;

    /// <summary>Those that have a figure in the matrix, once for each row.</summary>
    private static IEnumerable<string> Payloads(Deployment deployment) => (deployment.Of<TimesResults>()?.Rows ?? [])
        .Where(row => row is { IsTest: true, CpuNs: not null }).Select(row => row.Payload);

    /// <summary>Whether a start has a figure.</summary>
    internal static bool HasStarts(Deployment? deployment) =>
        deployment?.Rows<StartupRow>().Any(row => row.DoneNs is not null) == true;

    private static bool HasStarts(IEnumerable<Deployment> framework) =>
        HasStarts(Find(framework, DeploymentMode.Jit)) && HasStarts(Find(framework, DeploymentMode.Aot));

    private static Deployment? Find(IEnumerable<Deployment> deployments, DeploymentMode mode) =>
        deployments.FirstOrDefault(one => one.Mode == mode.Name);

    /// <param name="Payloads">How many have figures under the JIT and natively.</param>
    /// <param name="HasStarts">Under both.</param>
    /// <param name="Floor">The larger of both; null where one of them was not measured.</param>
    private sealed record Candidate(string Machine, int Payloads, bool HasStarts, double? Floor, DateTimeOffset TakenAt)
    {
        internal static Candidate Of(string machine, Deployment[] deployments)
        {
            Deployment[] framework = [.. OfNewestFramework(deployments)];
            Deployment? jit = Find(framework, DeploymentMode.Jit);
            Deployment? native = Find(framework, DeploymentMode.Aot);
            DateTimeOffset[] taken = [.. new[] { jit, native }.OfType<Deployment>().SelectMany(deployment => deployment.Manifests)
                .Select(file => file.Manifest.TakenAt)];
            double? floor = jit?.NoiseLimit is { } one && native?.NoiseLimit is { } other ? Math.Max(one, other) : null;
            return new Candidate(machine, WholePayloads(framework), FirstMachine.HasStarts(framework), floor, taken.DefaultIfEmpty().Max());
        }
    }
}
