using System.Text;
using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Nesting up to the limit, over it by one, and by far; and comments of bytes that are not UTF-8.</summary>
internal static class DepthCases
{
    private static readonly int[] Depths = [1, 62, 63, 64, 65, 66, 1_000, 10_000];

    internal static IEnumerable<Case> All() => [.. Depths.SelectMany(OfDepth), .. BadBytesInComments()];

    private static IEnumerable<Case> OfDepth(int depth)
    {
        string arrays = new('[', depth);
        string ends = new(']', depth);
        string objects = string.Concat(Enumerable.Repeat("{\"a\":", depth));
        string objectEnds = new('}', depth);
        string children = string.Concat(Enumerable.Repeat("{\"Child\":", depth));
        Expectation value = depth <= 63 ? Expectation.Accept : Expectation.Reject;
        return
        [
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{arrays}{ends}}}"), value),
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{objects}1{objectEnds}}}"), value),
            new Case("ScalarCodecs.HolderJsonElement", Utf8($"{{\"Value\":{arrays}{ends}}}"), value),
            new Case("ScalarCodecs.HolderObject", Utf8($"{{\"Value\":{objects}1{objectEnds}}}"), value),
            new Case("ScalarCodecs.HolderJsonNode", Utf8($"{{\"Value\":{objects}1{objectEnds}}}"), value),
            new Case("AnnotatedCodecs.Extended", Utf8($"{{\"a\":{arrays}{ends}}}"), value),
            new Case("ShapeCodecs.Plain", Utf8($"{children}null{objectEnds}"), depth <= 64 ? Expectation.Accept : Expectation.Reject),
            new Case(
                "ShapeCodecs.Plain", Utf8($"{children}{{\"x\":[]}}{objectEnds}"), depth <= 62 ? Expectation.Accept : Expectation.Reject),
            new Case("ShapeCodecs.Plain", Utf8(children), Expectation.Reject),
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{arrays}"), Expectation.Reject),
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{objects}"), Expectation.Reject),
            new Case("ShapeCodecs.Int32Array", Utf8(arrays), Expectation.Reject),
            new Case("ScalarCodecs.Int32", Utf8(arrays + ends), Expectation.Reject),
        ];
    }

    private static IEnumerable<Case> BadBytesInComments() =>
    [
        new Case("LenientCodecs.Plain", Bytes("{/*\u00FF*/}"), Expectation.Either),
        new Case("LenientCodecs.Plain", Bytes("{//\u00C3\n}"), Expectation.Either),
        new Case("LenientCodecs.Plain", Bytes("{}//\u00E2\u0080"), Expectation.Either),
    ];

    private static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text);
}
