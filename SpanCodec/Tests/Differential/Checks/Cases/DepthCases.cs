using System.Text;
using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Nesting up to the limit, over it by one, and by far; and comments, which only some options allow.</summary>
internal static class DepthCases
{
    private static readonly int[] Depths = [1, 62, 63, 64, 65, 66, 1_000, 10_000];

    internal static IEnumerable<Case> All() => [.. Depths.SelectMany(OfDepth), .. Shallow(), .. Comments()];

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
            new Case("ShapeCodecs.Plain", Utf8($"{children}{{\"x\":[]}}{objectEnds}"), depth <= 62 ? Expectation.Accept : Expectation.Reject),
            new Case("ShapeCodecs.Plain", Utf8(children), Expectation.Reject),
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{arrays}"), Expectation.Reject),
            new Case("ShapeCodecs.Empty", Utf8($"{{\"a\":{objects}"), Expectation.Reject),
            new Case("ShapeCodecs.Int32Array", Utf8(arrays), Expectation.Reject),
            new Case("ScalarCodecs.Int32", Utf8(arrays + ends), Expectation.Reject),
        ];
    }

    private static IEnumerable<Case> Shallow() =>
    [
        .. Accept("ShallowCodecs.Plain", "{\"Child\":{\"Child\":{}}}", "{\"Child\":{\"Tags\":[]}}", "{\"x\":[[]]}", "{\"Tags\":[]}"),
        .. Reject("ShallowCodecs.Plain", "{\"Child\":{\"Child\":{\"Child\":{}}}}", "{\"Child\":{\"Child\":{\"Tags\":[]}}}", "{\"x\":[[[]]]}", "{\"x\":[[{}]]}", "{\"Child\":{\"Child\":{\"x\":{}}}}"),
        .. Either("ShallowCodecs.Plain", "{\"Child\":{\"Child\":{\"Child\":null}}}", "{\"Child\":{\"Child\":{\"Tags\":null}}}"),
        .. Accept("ShallowCodecs.Int32ArrayArrayArray", "[[[1]]]", "[[[]]]"),
        .. Reject("ShallowCodecs.Int32ArrayArrayArray", "[[[[1]]]]", "[[[{}]]]"),
        .. Accept("ShallowCodecs.Int32ArrayArrayArrayArray", "[[[]]]", "[[null]]", "[[[null]]]"),
        .. Reject("ShallowCodecs.Int32ArrayArrayArrayArray", "[[[[]]]]", "[[[[1]]]]"),
        .. Either("ShallowCodecs.HolderJsonElement", "{\"Value\":[[]]}", "{\"Value\":[[[]]]}", "{\"Value\":[[{}]]}", "{\"Value\":{\"a\":{}}}"),
        .. Either("ShallowCodecs.Extended", "{\"a\":[[]]}", "{\"a\":[[[]]]}"),
    ];

    private static IEnumerable<Case> Comments() =>
    [
        .. Accept("LenientCodecs.Plain", "/**/{}", "{}/**/", "{}//", "{}// x", "// x\n{}", "{/* a */\"Age\":/* c */1/* d */,\"Name\":/* g */null/* h */}", "{//\n}", "{//\r\n\"Age\":1}", "{//\r\"Age\":1}", "/***/{}", "/*/*/{}", "{/* \" */}", "{\"Name\":\"/* no */ // comment\"}", "{\"Name\":\"\\\"/*\"}", "{/*\n\n*/\"Age\":1}", "{\"Unknown\":[/**/1/**/,/**/{/**/}/**/]/**/}", "{/* é日🚀 */}"),
        .. Reject("LenientCodecs.Plain", "/", "/*", "/**", "/* *", "{/*}", "{}/", "{}/*", "{/}", "{/ /}", "{/ * */}", "{\"Age\":1/**/2}", "{\"Age\":1/*", "{\"Age\":/**/}", "//{}", "/**/", "# {}", "{} {}//", "{*/}", "{/**/,}", "{\"A/**/ge\"/**/1}"),
        .. Either("LenientCodecs.Plain", "//\u2028{}", "//\n{}", "{\"Age\":1,/**/\"Name\":null}", "{\"Age\"/* b */:1}", "{\"Name\"/**/:null}", "{\"Age\":1/**/,\"Name\":null}", "{\"Age\":1,/**/\"Name\"/**/:/**/null}", "{}//\u2028", "{}//\u2029x", "{//x\u2028\n}", "{/*\u2028*/}", "//", "{\"Age\":1/**/}", "{\"Age\":1//\n}", "{\"Age\":-/**/1}", "{\"Active\":true/**/}", "{\"Active\":tr/**/ue}", "{/*\n\n*/\"Age\":\"\"}", "{//\n\n  \"Age\": /*a*/ \"\"}", "{/*\n*/\"Age\":1/*\n*/x}", "{\"Age\":1}/*\n*/x", "{\"Age\"://c\r\"x\"}", "{//c\r\n//\r//\r\"Name\":1}", "{//c\r\r\r\"Name\":\r1}", "//c\r1", "{/*\r*/\"Age\":\"\"}", "{\"Tags\":[\"//\r\",//\r1]}", "{\"Tags\":[\"a\"//\r,1]}", "{//\r\"Age\":1,x}", "{\"Age\":1}//\rx", "{\"Child\"://\r{\"Age\"://\n\"\"}}"),
        .. Either("LenientCodecs.HolderJsonElement", "{\"Value\":/**/[1,/**/2]}", "{\"Value\":[/**/]/**/}", "{\"Value\":/**/null}"),
        new Case("LenientCodecs.Plain", Bytes("{/*\u00FF*/}"), Expectation.Either),
        new Case("LenientCodecs.Plain", Bytes("{//\u00C3\n}"), Expectation.Either),
        new Case("LenientCodecs.Plain", Bytes("{}//\u00E2\u0080"), Expectation.Either),
    ];

    private static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text);
}
