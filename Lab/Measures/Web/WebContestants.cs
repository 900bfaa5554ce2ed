using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>
/// One server of a mode. Under the JIT one program has all contenders, and loads the one that it is asked for; natively each has its own.
/// </summary>
/// <param name="Payloads">Whose documents are sent.</param>
internal sealed record WebTarget(WebEntry Entry, IReadOnlyList<IPayload> Payloads, DeploymentMode Mode, string? Unavailable)
    : Target(Mode, Unavailable)
{
    private static readonly ProgramProject Web = new("Lab/MeasuredPrograms/Web", "JsonAot.Web");

    internal override PublishRequest Request => Mode.IsNative
        ? new PublishRequest(Web, Mode)
        {
            Libraries = Entry.Library ?? "none",
            Contender = Entry.Type,
            Payload = string.Join('+', Payloads.Select(payload => payload.GetType().Name)),
            Name = $"a server with {Entry.Name}",
        }
        : new PublishRequest(Web, Mode);
}

/// <summary>The empty programs, every server, and one of them twice.</summary>
internal static class WebContestants
{
    internal static string[] Arguments(WebEntry entry, IReadOnlyList<WebBody> bodies) =>
        ["serve", entry.Type, .. bodies.SelectMany(body => new[] { body.Payload.GetType().Name, body.Path })];

    /// <param name="index">The place of the body that is sent first.</param>
    internal static IReadOnlyList<Contestant> Of(Published<WebTarget> programs, IReadOnlyList<WebBody> bodies, int index, WebClient client)
    {
        Contestant[] servers = [.. programs.Targets.Select(target => Server(target, bodies, index, client))];
        return Contestant.OfRound(programs.Empty, servers, servers.Where(server => server.Program == WebEntry.Baseline));
    }

    private static Contestant Server(WebTarget target, IReadOnlyList<WebBody> bodies, int index, WebClient client) =>
        new(target.Entry.Name, bodies[index].Payload.Name, target.Mode.Name,
            target.Entry == WebEntry.Echo ? StartupKind.Floor : StartupKind.Contender)
        {
            Executable = target.Program?.Executable,
            Arguments = Arguments(target.Entry, bodies),
            PayloadHash = DocumentHash.Of(bodies[index].Document),
            Unavailable = target.Unavailable,
            Visit = (_, report) => client.Ask(WebClient.Address(report.Text, index), bodies[index], WebBody.Echo),
        };
}
