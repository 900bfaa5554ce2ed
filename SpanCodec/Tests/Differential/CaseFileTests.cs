using System.Text;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>Files of cases: what a line says, and what none may say.</summary>
public class CaseFileTests
{
    [Theory]
    [InlineData("A.B\n  accept  {}", "A.B", Expectation.Accept, "{}")]
    [InlineData("A.B {\"Value\":…}\n  reject  [ ]  ", "A.B", Expectation.Reject, "{\"Value\":[ ]  }")]
    [InlineData("# why\nA.B\n\n# more\n  either  1«0A»«1F680»2", "A.B", Expectation.Either, "1\n🚀2")]
    [InlineData("A.B\n  reject  «»", "A.B", Expectation.Reject, "")]
    internal void A_line_is_a_case(string text, string subject, Expectation expectation, string document)
    {
        Case made = Assert.Single(CaseFile.Read("one", text));
        Assert.Equal((subject, expectation), (made.Subject, made.Expectation));
        Assert.Equal(document, Encoding.UTF8.GetString(made.Document));
    }

    [Fact]
    public void A_value_is_tried_anywhere() => Assert.Equal(
        Case.Anywhere(Expectation.Accept, "1").Select(made => made.ToString()),
        CaseFile.Read("one", "anywhere\n  accept  1").Select(made => made.ToString()));

    [Theory]
    [InlineData("  accept  {}")]
    [InlineData("A.B\n  accepts  {}")]
    [InlineData("A.B\n accept  {}")]
    [InlineData("A.B\n  accept {}")]
    public void Any_other_line_is_refused(string text) => Assert.Throws<InvalidDataException>(() => CaseFile.Read("one", text));
}
