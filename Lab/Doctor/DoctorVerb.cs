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
        const string Description = "Says what this machine can measure, by trying it: framework, libraries, native linker.";
        var command = new Command("doctor", Description) { json };
        command.SetAction(parsed => Run(parsed.GetValue(json)));
        return command;
    }

    private static int Run(bool json)
    {
        DoctorReport report;
        using (var progress = new ProgressLine())
        {
            progress.Show("asking the package source by one restore");
            string folder = Path.Combine(Checkout.Artifacts, "doctor");
            report = new DoctorReport(MachineFacts.All(), [.. NativeLinker.Check(folder), LoadTool.Check(), .. Examination.Run()]);
        }

        if (json)
            Console.WriteLine(JsonSerializer.Serialize(report, DoctorJson.Default.DoctorReport));
        else
            DoctorTable.Print(report);
        return report.DefaultSetWorks ? ExitCodes.Success : ExitCodes.Differs;
    }
}
