using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Tests.Report;

/// <summary>Names in a sentence.</summary>
public sealed class PhrasesTests
{
    /// <summary>One that is left over has as much room as "and 1 more".</summary>
    [Theory]
    [InlineData("A", "A")]
    [InlineData("ABC", "A, B and C")]
    [InlineData("ABCD", "A, B, C and D")]
    [InlineData("ABCDE", "A, B, C and 2 more")]
    public void Some_names_stand_for_all(string names, string expected) =>
        Assert.Equal(expected, Phrases.Some([.. names.Select(name => $"{name}")]));
}
