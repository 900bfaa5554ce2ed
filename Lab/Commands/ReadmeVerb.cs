using System.CommandLine;
using JsonAot.Lab.Report.Documents;

namespace JsonAot.Lab.Commands;

/// <summary>Splices the measured tables into the documents, or says which document no longer agrees with the results.</summary>
internal sealed class ReadmeVerb : IVerb
{
    public Command Create()
    {
        var check = new Option<bool>("--check") { Description = "change nothing; fail when a document differs from the results" };
        var command = new Command("readme", "Writes the tables of README.md and docs/ from the committed results.") { check };
        command.SetAction(parsed => SplicedDocuments.Write(Checkout.Root, parsed.GetValue(check)));
        return command;
    }
}
