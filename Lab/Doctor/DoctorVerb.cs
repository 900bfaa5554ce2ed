using System.CommandLine;
using System.Text.Json;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Doctor;

/// <summary>What this machine can measure, and for what it cannot, why and what to do about it.</summary>
internal sealed class DoctorVerb : IVerb
{
    public Command Create()
    {
        Option<bool> json = Choices.JsonOption();
        var refresh = new Option<bool>("--refresh") { Description = "Ask the package source again instead of remembering its answers." };
        var command = new Command("doctor", "Says what this machine can measure, by trying it: frameworks, modes, libraries, native linker.") { json, refresh };
        command.SetAction(parsed => Run(parsed.GetValue(json), parsed.GetValue(refresh)));
        return command;
    }

    private static int Run(bool json, bool refresh)
    {
        DoctorReport report;
        using (var progress = new ProgressLine())
        {
            string folder = Path.Combine(Checkout.Artifacts, "doctor");
            PackageSource source = PackageSource.OfThisCheckout();
            var examination = new Examination(question => source.Ask(question, refresh), progress);
            report = new DoctorReport(MachineFacts.All(), [.. NativeLinker.Check(folder), LoadTool.Check(), .. examination.Run()]);
        }

        if (json)
            Console.WriteLine(JsonSerializer.Serialize(report, DoctorJson.Default.DoctorReport));
        else
            DoctorTable.Print(report);
        return report.DefaultSetWorks ? ExitCodes.Success : ExitCodes.Differs;
    }
}
