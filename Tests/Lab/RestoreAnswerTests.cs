using JsonAot.Lab.Doctor;
using Xunit;

namespace JsonAot.Tests.Lab;

public class RestoreAnswerTests
{
    [Fact]
    public void A_package_that_does_not_exist_is_named()
    {
        RestoreAnswer answer = RestoreAnswer.From("""
              Determining projects to restore...
            /x/Question.csproj : error NU1101: Unable to find package protobuf-net.Core. No packages exist with this id in source(s): nuget.org
              Failed to restore /x/Question.csproj (in 934 ms).
            """);
        Assert.False(answer.Possible);
        Assert.True(answer.IsFinal);
        Assert.Equal("the package source does not have protobuf-net.Core", answer.Reason);
    }

    [Fact]
    public void A_version_that_is_not_there_is_named_with_the_nearest()
    {
        RestoreAnswer answer = RestoreAnswer.From("""
            /x/Question.csproj : error NU1102: Unable to find package Microsoft.NETCore.App.Crossgen2.linux-x64 with version (= 9.0.20)
            /x/Question.csproj : error NU1102:   - Found 78 version(s) in nuget.org [ Nearest version: 9.0.22 ]
            """);
        Assert.Equal("the package source does not have Microsoft.NETCore.App.Crossgen2.linux-x64 9.0.20 (nearest: 9.0.22)", answer.Reason);
    }

    [Fact]
    public void A_package_of_which_there_are_previews_only_is_missing() =>
        Assert.Equal(
            "the package source does not have New.Json 1.0.0",
            RestoreAnswer.From("error NU1103: Unable to find a stable package New.Json with version (>= 1.0.0)\n  - Found 3 version(s)").Reason);

    [Fact]
    public void Another_version_than_the_one_asked_for_is_no_answer_to_the_question() =>
        Assert.Equal(
            "the package source does not have protobuf-net 3.2.56 (nearest: 3.3.0)",
            RestoreAnswer.From("error NU1603: Warning As Error: Question depends on protobuf-net (>= 3.2.56) but protobuf-net 3.2.56 was not found. "
                + "protobuf-net 3.3.0 was resolved instead.").Reason);

    [Fact]
    public void Each_of_several_missing_packages_is_named_once()
    {
        RestoreAnswer answer = RestoreAnswer.From("""
            error NU1101: Unable to find package Jil. No packages exist with this id
            error NU1101: Unable to find package Sigil. No packages exist with this id
            error NU1101: Unable to find package Jil. No packages exist with this id
            """);
        Assert.Equal("the package source does not have Jil, nor Sigil", answer.Reason);
    }

    [Theory]
    [InlineData("error NU1301: Unable to load the service index for source https://example.org/index.json.\nerror NU1101: Unable to find package Jil. No packages exist")]
    [InlineData("error NU1900: Warning As Error: Error occurred while getting package vulnerability data: "
        + "Unable to load the service index for source https://example.org/index.json.")]
    public void A_source_that_is_away_says_nothing_about_a_package(string output)
    {
        RestoreAnswer answer = RestoreAnswer.From(output);
        Assert.False(answer.IsFinal);
        Assert.Equal("the package source did not answer", answer.Reason);
    }

    /// <summary>What the SDK refuses it refuses again. To remember anything else would outlive its cause, such as a file that was in use.</summary>
    [Theory]
    [InlineData("x.targets(166,5): error NETSDK1045: The current .NET SDK does not support targeting .NET 10.0.\nmore", "NETSDK1045", true)]
    [InlineData("NuGet.targets(198,5): error : The process cannot access the file '/x/project.assets.json' because it is being used by another process.", "cannot access", false)]
    [InlineData("  Determining projects to restore...\nAttempting to cancel the build...", "cancel", false)]
    public void Any_other_failure_keeps_its_first_error(string output, string expected, bool isFinal)
    {
        RestoreAnswer answer = RestoreAnswer.From(output);
        Assert.False(answer.Possible);
        Assert.Contains(expected, answer.Reason, StringComparison.Ordinal);
        Assert.Equal(isFinal, answer.IsFinal);
    }

    /// <summary>A package that only the feed has is missing without it.</summary>
    [Fact]
    public void With_a_feed_and_with_other_packages_in_it_the_question_is_another()
    {
        using var folder = new TemporaryFolder();
        string empty = RestoreQuestion.OfFeed(folder.Path);
        File.WriteAllText(folder["New.Json.1.0.0.nupkg"], "a package");
        string[] keys = ["", empty, RestoreQuestion.OfFeed(folder.Path), RestoreQuestion.OfFeed(folder["nowhere"])];
        Assert.Equal(keys.Length, keys.Distinct().Count());
        // A key is the name of a folder too.
        Assert.All(keys, key => Assert.Equal(key, Path.GetFileName(key)));
        Assert.Equal("", RestoreQuestion.OfFeed(null));
        Assert.Equal("", RestoreQuestion.OfFeed(""));
    }
}
