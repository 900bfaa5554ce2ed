using JsonAot.Lab.Programs;
using JsonAot.Probe.Start;
using JsonAot.Probe.Web;

namespace JsonAot.Lab.Measures.Web;

/// <summary>One server of a mode, or the reason why there is none.</summary>
internal sealed record WebTarget(WebEntry Entry, DeploymentMode Mode, PublishedProbe? Program, string? Unavailable);

/// <summary>Everything that is started in a round: the floors, every server, and one of them twice.</summary>
internal static class WebContestants
{
    internal const string AgainSuffix = ", again";

    internal static string[] Arguments(WebEntry entry, IReadOnlyList<WebBody> bodies) =>
        ["serve", entry.Type, .. bodies.SelectMany(body => new[] { body.Payload.GetType().Name, body.Path })];

    /// <param name="index">Of the body that is sent first.</param>
    internal static IReadOnlyList<Contestant> Of(
        IReadOnlyList<WebTarget> targets, IReadOnlyDictionary<string, string> empty, IReadOnlyList<WebBody> bodies, int index, WebClient client)
    {
        CFloor c = CFloor.Get();
        Contestant[] servers = [.. targets.Select(target => Server(target, bodies, index, client))];
        return
        [
            new Contestant(CFloor.Name, "", null, StartupKind.Floor) { Executable = c.Executable, Unavailable = c.Unavailable },
            .. empty.Select(floor => new Contestant(Contestant.EmptyName, "", floor.Key, StartupKind.Floor) { Executable = floor.Value }),
            .. servers,
            .. servers.Where(server => server.Program == WebEntry.Baseline && server.Executable is not null)
                .Select(server => server with { Program = server.Program + AgainSuffix, Kind = StartupKind.Again }),
        ];
    }

    private static Contestant Server(WebTarget target, IReadOnlyList<WebBody> bodies, int index, WebClient client) =>
        new(target.Entry.Name, bodies[index].Payload.Name, target.Mode.Name, target.Entry == WebEntry.Floor ? StartupKind.Floor : StartupKind.Contender)
        {
            Executable = target.Program?.Executable,
            Arguments = Arguments(target.Entry, bodies),
            PayloadHash = DocumentHash.Of(bodies[index].Document),
            Unavailable = target.Unavailable,
            Visit = (_, report) => client.Ask(WebClient.Address(report.Text, index), bodies[index], WebBody.Echo),
        };
}
