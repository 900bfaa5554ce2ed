using BenchTurns.Publishing;

namespace BenchTurns.Tests;

/// <summary>One sentence of the output of a build that failed.</summary>
public sealed class BuildFailureTests : TestsInFolder
{
    [Fact]
    public void Packages_that_the_source_does_not_have_are_named_with_the_version_that_it_has()
    {
        const string Output = """
            /x/y.csproj : error NU1102: Unable to find package Some.Package with version (>= 2.0.0)
              - Found 1 version(s) in source [ Nearest version: 1.9.0 ]
            /x/y.csproj : error NU1101: Unable to find package Other.Package. No packages exist with this id
            /x/y.csproj : error NU1101: Unable to find package Other.Package. No packages exist with this id
            """;
        string sentence = BuildFailure.Explain("The restore failed", Output);
        Assert.Equal(
            "this machine's package source does not have Some.Package 2.0.0 (nearest: 1.9.0), Other.Package. "
                + "Choose another framework or mode, or a source that has it.",
            sentence);
        Assert.True(BuildFailure.IsOfPackages(sentence));
    }

    [Theory]
    [InlineData("error", "Some.Package 1.0.0 (nearest: 1.0.1)")]
    [InlineData("warning")]
    public void A_later_version_in_its_place_is_none_where_that_is_an_error(string level, params string[] expected) =>
        Assert.Equal(expected, BuildFailure.MissingPackages(
            $"{level} NU1603: y depends on Some.Package (>= 1.0.0) but Some.Package 1.0.0 was not found. "
                + "Some.Package 1.0.1 was resolved instead."));

    /// <summary>As a warning it is no reason, and hides none.</summary>
    [Theory]
    [InlineData("error NU1301", true)]
    [InlineData("error NU1900", true)]
    [InlineData("warning NU1900", false)]
    public void A_source_that_does_not_answer_hides_every_other_reason(string code, bool isAway)
    {
        string output = $"y.csproj : {code}: Unable to load the service index\ny.csproj : error NU1101: Unable to find package A.B. No";
        Assert.Equal(isAway, BuildFailure.IsSourceAway(output));
        string sentence = BuildFailure.Explain("The restore failed", output);
        Assert.Equal(isAway, sentence.StartsWith(BuildFailure.SourceIsAway, StringComparison.Ordinal));
        Assert.True(BuildFailure.IsOfPackages(sentence));
    }

    [Theory]
    [InlineData("Restoring\nA.cs(1,2): error CS1002: ; expected\nA.cs(3,4): error CS1003: more", "A.cs(1,2): error CS1002: ; expected")]
    [InlineData("Restoring\nthe end\n", "Restoring the end")]
    [InlineData("", "it said nothing")]
    public void Anything_else_is_told_by_its_first_error_or_its_last_lines(string output, string told)
    {
        string sentence = BuildFailure.Explain("The build failed", output);
        Assert.Equal($"The build failed: {told}", sentence);
        Assert.False(BuildFailure.IsOfPackages(sentence));
    }

    [Fact]
    public void A_machine_without_a_compiler_is_told_how_to_get_one()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Where the compiler is found by the path.");
        using var program = new StartedProgram(House.TimedProgram, ["linker"], null, ("PATH", _folder));
        (int exitCode, string output, string errors) = program.Finish();
        Assert.True(exitCode == 0, errors);
        Assert.StartsWith("clang or gcc: ", output, StringComparison.Ordinal);
        Assert.Contains("apt-get install clang", output, StringComparison.Ordinal);
    }
}
