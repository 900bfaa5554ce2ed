using System.Diagnostics;
using System.Text;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Tests.ThirdParty;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>A start with a copy of somebody's type: Newtonsoft.Json has the original, and all do the same work.</summary>
[Collection("Originals")]
public sealed class FirstCallsTests : TestsInFolder
{
    private StartReport Started(string contender, string document)
    {
        File.WriteAllText(_folder["document.json"], document);
        (OriginalCodecTests.Original.Made, OriginalCodecTests.Copy.Made) = (0, 0);
        var work = new FirstCalls(contender, _folder["document.json"], Stopwatch.GetTimestamp(), Directions.Both);
        return work.RunWith(nameof(OriginalCodecTests.CopyPayload));
    }

    [Fact]
    public void Newtonsoft_works_on_the_original_alone()
    {
        StartReport report = Started("NewtonsoftContender", """{"id":7,"Name":"x","Size":"Small"}""");

        Assert.Equal((StartOutcome.Done, ""), (report.Outcome, report.Text));
        Assert.Equal("""{"id":7,"Name":"x","Size":"Small"}""", Encoding.UTF8.GetString(report.Written));
        Assert.Equal(5, report.Stamps.Count);
        // It is read once, and nothing of it is a copy.
        Assert.Equal((1, 0), (OriginalCodecTests.Original.Made, OriginalCodecTests.Copy.Made));
    }

    /// <summary>No sample is made by code, as none can be made of the original.</summary>
    [Fact]
    public void Others_write_what_they_have_read_too()
    {
        StartReport report = Started("SourceGenContender", """{"id":7,"Name":"x","Size":"Small"}""");

        Assert.Equal(StartOutcome.Done, report.Outcome);
        Assert.Equal("""{"id":7,"Name":"x","Size":"Small"}""", Encoding.UTF8.GetString(report.Written));
        Assert.Equal((0, 1), (OriginalCodecTests.Original.Made, OriginalCodecTests.Copy.Made));
    }
}
