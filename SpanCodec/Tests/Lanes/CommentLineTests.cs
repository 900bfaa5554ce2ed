using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>Comments are blanks for a converter, and the lines before its value are still those of the document.</summary>
public class CommentLineTests
{
    [Theory]
    [InlineData("{\"Numbers\":[1,\"x\"]}")]
    [InlineData("{//\n\"Numbers\":[1,\"x\"]}")]
    [InlineData("{//\r\"Numbers\":[1,\"x\"]}")]
    [InlineData("{//\r\n\"Numbers\":[1,\"x\"]}")]
    [InlineData("{//\r//\r\r \"Numbers\": [1,\"x\"]}")]
    [InlineData("{\r\"Numbers\":[1,x]}")]
    [InlineData("{//\n\"Numbers\":[1,x]}")]
    [InlineData("{//\r\"Numbers\":[1,x]}")]
    [InlineData("{//\r\n\"Numbers\":[1,\r\nx]}")]
    [InlineData("{\"Numbers\"://\r[1,\"x\"}")]
    [InlineData("{/*\r*/\"Numbers\":[1,\"x\"]}")]
    [InlineData("{//\r\"Numbers\":\n[1,\n\"x\"]}")]
    public void A_converters_failure_is_in_the_line_of_the_document(string json) =>
        new Twin<Entrusted>(LenientLaneCodecs.Entrusted, LaneOptions.Lenient).AssertReads(json);
}
