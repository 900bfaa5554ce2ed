using System.Text.Json;
using System.Xml.Linq;
using JsonAot.Lab.Commands.Try;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>What the payload's project takes over of somebody's, from what MSBuild says of it.</summary>
public class UserProjectTests
{
    [Fact]
    public void An_alias_of_a_generic_type_stays_one()
    {
        XElement alias = Assert.Single(Items("""
            "Using":[{"Identity":"System.Collections.Generic.List<int?>","Alias":"Numbers","Static":""}]
            """));
        // A question mark would be a pattern of file names.
        Assert.Equal("System.Collections.Generic.List<int%3F>", (string?)alias.Attribute("Include"));
        Assert.Equal("Numbers", (string?)alias.Attribute("Alias"));
        Assert.Null(alias.Attribute("Static"));
    }

    [Fact]
    public void Of_a_package_that_is_listed_twice_the_last_version_counts()
    {
        XElement package = Assert.Single(Items("""
            "PackageReference":[{"Identity":"Newtonsoft.Json"}],
            "PackageVersion":[{"Identity":"newtonsoft.json","Version":"12.0.1"},{"Identity":"Newtonsoft.Json","Version":"13.0.4"}]
            """));
        Assert.Equal("Newtonsoft.Json", (string?)package.Attribute("Include"));
        Assert.Equal("13.0.4", (string?)package.Attribute("VersionOverride"));
    }

    private static XElement[] Items(string items)
    {
        using var answer = JsonDocument.Parse("{\"Items\":{" + items + "}}");
        return [.. UserProject.ItemsOf(answer).Select(item => XElement.Parse(item))];
    }
}
