using System.Diagnostics;
using System.Net;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.MeasuredPrograms.Web;

internal static class Roles
{
    /// <summary>The arguments of the server: a contender, and then a payload and its document, for each payload.</summary>
    internal static int Run(string[] args, long main) => args switch
    {
        ["serve", var contender, .. var payloads] => new Server(contender, payloads, main).Run(),
        ["about"] => Handshake.Finish(
            new StartReport(StartOutcome.Done, [main], $"{ProcessFacts.Runtime}\n{ProcessFacts.InstructionSets}", [])),
        _ => Handshake.Finish(StartReport.Refusing(
            "this server is started by the Lab, with a role and its arguments: Lab/MeasuredPrograms/Web/Server.cs")),
    };
}
