using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Documents that System.Text.Json reads or refuses otherwise if they come in pieces; and values as elements of a sequence, some wrong.
/// </summary>
internal static class StreamCases
{
    internal static IEnumerable<Case> All() =>
    [
        .. Reject("StrictCodecs.Numbered", "{\"Id\":1,\"Name\":null}", "{\"Name\":null,\"Id\":1}"),
        .. Accept("StrictCodecs.Placed", "{\"Spot\":{\"X\":1,\"Name\":null}}", "{\"Words\":[\"a\",null,\"b\"]}"),
        .. Reject("StrictCodecs.Placed", "{\"Spot\":{\"X\":1,\"Name\":null},\"Words\":[\"a\",null],\"Count\":\"\"}"),
        .. Accept("AnnotatedCodecs.Converted", "{\"Temperature\":{\"F\":[1,2],\"C\":3}}"),
        .. Reject("AnnotatedCodecs.Converted", "{\"Temperature\":{\"\":6},\"Hexadecimal\":\"H\"", "{\"Temperature\":{\"\":6}},{\"\":"),
        .. Reject("AnnotatedCodecs.ListAnimal", "[][{\"\":"),
        .. Reject("ShallowCodecs.Int32ArrayArrayArray", "null[[],["),
        .. Reject("ScalarCodecs.Int32", new string('[', 100), new string('[', 300), "{\"a\":" + new string('[', 100)),
        .. Reject("ShapeCodecs.ListString", "[\"a\"]x", "[\"a\"] x", "[]x", "[\"a\"],", "[\"a\"]]"),
        .. Reject("ShapeCodecs.Plain", "[{\"Age\":1},{\"Age\":\"a\"}]", "[{\"Age\":1},{\"Age\":2},x]", "[{\"Age\":1},", "[{\"Age\":1}"),
        .. Reject("ShapeCodecs.Plain", "\uFEFF{}", "\uFEFF"),
        .. Accept("ShapeCodecs.Plain", "{}", " {\"Age\":1} "),
    ];
}
