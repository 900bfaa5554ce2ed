using System.CommandLine;
using System.Text.Json;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>What each contender loses on each payload, and whose output it can read. A library's loss is a finding; our own a fault.</summary>
internal sealed class VerifyVerb : IVerb
{
    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption("A payload by name or pattern; may be repeated. All of them when left out.");
        Option<string> modes = Choices.ModesOption("jit");
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("verify", "Checks every contender on every payload, and whose output each can read.") { library, payload, modes, json, results };
        command.SetAction(parsed => Run(
            Choices.Contenders(parsed.GetValue(library)),
            Choices.Payloads(parsed.GetValue(payload)),
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json)
    {
        var verified = new List<Verified>();
        using (var progress = new ProgressLine())
        using (ProbeSession.TakeLock())
        {
            foreach (ProbeSession session in ProbeSession.Open(modes, "JsonAot.Lab verify", progress.Say))
            {
                FidelityResults fidelity = FidelityCheck.Run(session, contenders, payloads, progress);
                string folder = Path.Combine(Checkout.Artifacts, "verify", $"{session.Manifest.Framework}-{session.Manifest.Mode}");
                CrossReadResults crossRead = new CrossReadCheck(session, folder, progress).Run(contenders, payloads);
                progress.Say($"Results: {store.Keep(fidelity)}, {store.Keep(crossRead)}");
                verified.Add(new Verified(fidelity, crossRead));
            }
        }

        if (json)
            Console.WriteLine(JsonSerializer.Serialize(verified, VerifyJson.Readable.ListVerified));
        else
            verified.ForEach(Print);
        return ReportFaults(verified) ? ExitCodes.Differs : ExitCodes.Success;
    }

    private static void Print(Verified verified)
    {
        FidelityTable.Print(verified.Fidelity);
        CrossReadTables.Print(verified.CrossRead);
    }

    private static bool ReportFaults(IReadOnlyList<Verified> verified)
    {
        FidelityRow[] faults = [.. verified.SelectMany(mode => mode.Fidelity.Rows).Where(row => row.IsFault)];
        foreach (FidelityRow fault in faults)
            Console.Error.WriteLine($"A fault of this project: {fault.Contender} × {fault.Payload}: {string.Join("; ", fault.Findings)}");
        return faults.Length > 0;
    }
}
