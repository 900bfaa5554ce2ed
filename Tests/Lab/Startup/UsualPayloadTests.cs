using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>Figures of two payloads are never compared, whichever stands first in the file.</summary>
public class UsualPayloadTests
{
    [Theory]
    [InlineData("CalibrationPoints", "Enterprise", "CalibrationPoints")]
    [InlineData("CalibrationPoints", "CalibrationPoints", "Enterprise")]
    [InlineData("Enterprise", "Simple", "Enterprise")]
    public void Starts_and_sizes_are_of_the_usual_payload_or_of_the_first_by_name(string expected, params string[] inTheFile)
    {
        Manifest manifest = SteadyResults.Of().Manifest;
        var deployment = new Deployment("machine", "net10.0", "aot");
        deployment.Add(StartupRow.FileName, new Results<StartupRow>(manifest, [.. inTheFile.Select(payload => new StartupRow
        {
            Program = "A", Payload = payload, DoneNs = Estimate.Exactly(1e6),
        })]));
        deployment.Add(SizeRow.FileName, new Results<SizeRow>(manifest, [.. inTheFile.Select(payload => new SizeRow
        {
            Contender = "A", Payload = payload, FolderBytes = payload.Length,
        })]));

        Assert.Equal([expected], NativeFigures.Starts(deployment).Select(row => row.Payload));
        Assert.Equal(expected.Length, NativeFigures.Size(deployment, "A"));
    }
}
