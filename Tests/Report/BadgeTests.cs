using System.Xml.Linq;
using JsonAot.Lab.Report.Badges;
using JsonAot.Lab.Report.Model;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>The badges: pictures of the first machine's answer.</summary>
public sealed class BadgeTests
{
    [Fact]
    public void They_say_who_is_the_fastest_what_works_natively_and_how_large_the_noise_is()
    {
        using var results = new SyntheticResults(1, ["jit", "aot"], 2, ["STJ source-gen", SyntheticResults.Lossy]);
        IReadOnlyList<Badge> badges = BadgeFiles.Of(ReportModel.Load(results.Folder));
        Assert.Equal(["fastest", "native", "floor"], badges.Select(badge => badge.Name));
        Assert.Equal("1 of 2 contenders", badges[1].Value);
        Assert.Equal("1.0 % jit, 1.0 % aot", badges[2].Value);
        Assert.Equal(Badge.Good, badges[2].Colour);
    }

    [Fact]
    public void They_are_files_that_a_browser_can_read_whatever_a_contender_is_called()
    {
        using var folder = new TemporaryFolder();
        using var results = new SyntheticResults(1, ["jit", "aot"], 2, ["STJ source-gen", "<b>\"&"]);
        BadgeFiles.Write(ReportModel.Load(results.Folder), folder.Path);
        foreach (string file in Directory.EnumerateFiles(folder.Path, "*.svg"))
            Assert.Equal("img", (string?)XDocument.Load(file).Root!.Attribute("role"));
        Assert.Equal(3, Directory.GetFiles(folder.Path).Length);
    }

    [Fact]
    public void Without_results_they_say_so()
    {
        using var folder = new TemporaryFolder();
        Assert.All(BadgeFiles.Of(ReportModel.Load(folder.Path)), badge => Assert.Equal("not measured yet", badge.Value));
    }
}
