using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Names, duplicates, case, nulls, constructors, required members and all that attributes say.</summary>
internal static class MemberCases
{
    internal static IEnumerable<Case> All() => [.. Duplicates(), .. Constructors(), .. Required(), .. Annotations(), .. CaseOfNames(), .. Polymorphism(), .. Converters(), .. Nulls()];

    private static IEnumerable<Case> Duplicates() =>
    [
        .. Accept("ShapeCodecs.Plain", "{\"Age\":1,\"Age\":2}", "{\"Name\":\"a\",\"Name\":null}", "{\"Tags\":[\"a\"],\"Tags\":[\"b\"]}", "{\"Child\":{\"Age\":1},\"Child\":{\"Active\":true}}", "{\"Child\":{},\"Child\":null}", "{\"Age\":1,\"Name\":\"n\",\"Age\":3,\"Name\":\"m\"}"),
        .. Accept("ShapeCodecs.Citizen", "{\"Name\":\"a\",\"Name\":\"b\",\"Age\":1,\"Age\":2}", "{\"Note\":\"a\",\"Note\":\"b\"}"),
        .. Reject("ShapeCodecs.Plain", "{\"Age\":1,\"Age\":\"\"}", "{\"Age\":\"\",\"Age\":1}"),
        .. Accept("CollectionCodecs.Dictionaries", "{\"Text\":{\"a\":1,\"a\":2}}", "{\"Number\":{\"1\":\"a\",\"1\":\"b\"}}"),
        .. Either("CollectionCodecs.Dictionaries", "{\"Number\":{\"1\":\"a\",\"01\":\"b\"}}", "{\"Enumeration\":{\"Spring\":1,\"1\":2}}", "{\"NamedEnumeration\":{\"red\":1,\"Red\":2}}", "{\"Number\":{\"a\":\"\"}}", "{\"Number\":{\"\":\"\"}}", "{\"Number\":{\" 1\":\"\"}}", "{\"Guid\":{\"\":true}}", "{\"Guid\":{\"c0ffee001dea4bad8ace0123456789ab\":true}}", "{\"Time\":{\"2024\":1}}", "{\"Truth\":{\"true\":1,\"TRUE\":2}}", "{\"Truth\":{\"yes\":1}}", "{\"Enumeration\":{\"Monsoon\":1}}", "{\"Enumeration\":{\"\":1}}", "{\"Objects\":{\"9223372036854775808\":null}}", "{\"Objects\":{\"-0\":{}}}", "{\"Text\":null}", "{\"Text\":{\"a\":null}}", "{\"Text\":[]}", "{\"Lists\":{\"a\":null,\"b\":[1]}}", "{\"Lists\":{\"a\":[null]}}", "{\"Lists\":{\"a\":[1,]}}", "{\"Interface\":{}}", "{\"ReadOnly\":{\"a\":1e400}}", "{\"Text\":{\"a\":1,}}", "{\"Text\":{,}}", "{\"Text\":{\"a\" 1}}", "{\"Number\":{\"\\u0031\":\"\"}}"),
        .. Either("CollectionCodecs.Collections", "{\"Array\":[1],\"Array\":[2]}", "{\"HashSet\":[1,1,1]}", "{\"Stack\":[1,2,3]}", "{\"Immutable\":null}", "{\"Immutable\":[]}", "{\"Nullables\":[null,null]}", "{\"Jagged\":[null]}", "{\"Jagged\":[[1],null,[]]}", "{\"Structs\":[null]}", "{\"Structs\":[{}]}", "{\"Objects\":[{},null]}", "{\"Array\":[null]}", "{\"List\":[1]}", "{\"InterfaceList\":{}}", "{\"Enumerable\":[\"1\"]}", "{\"Queue\":null}", "{\"Jagged\":[[1,],[]]}", "{\"Jagged\":[[1],]}", "{\"Set\":[\"a\",\"a\",null]}", "{\"Collection\":[null]}", "{\"Array\":[0,1,2,3,4,5,6,7]}", "{\"Array\":[0,1,2,3,4,5,6,7,8]}", "{\"Array\":[0,1,2,3,4,5,6,7,x]}"),
    ];

    private static IEnumerable<Case> Constructors() =>
    [
        .. Either("ShapeCodecs.Citizen", "{}", "null", "{\"Name\":null}", "{\"Name\":\"n\"}", "{\"Email\":null}", "{\"Note\":\"n\",\"Name\":\"m\"}", "{\"Age\":\"\"}", "{\"Age\":null}", "{\"name\":\"n\"}", "{\"Born\":2}", "{\"Born\":\"Spring\"}", "{\"Unknown\":1}", "{\"Unknown\":{\"a\":[]},\"Age\":1}", "{\"Age\":1,}", "{,\"Age\":1}", "[]", "{\"Age\":1", "{\"Note\":1,\"Age\":\"\"}", "{\"Note\":1}", "{ \"Age\" : 1 , \"Name\" : \"n\" }", "{\"$id\":\"1\",\"Age\":1}", "{\"Age\":1}x"),
        .. Either("ShapeCodecs.Constructed", "{}", "{\"Count\":1}", "{\"count\":1}", "{\"Items\":null,\"Later\":null}", "{\"Later\":\"a\",\"Count\":2,\"Later\":\"b\"}", "{\"Items\":[1,\"\"]}", "{\"Origin\":null}", "{\"Count\":1.5}", "{\"Items\":[1],\"Items\":[2]}"),
        .. Either("ShapeCodecs.Booking", "{}", "{\"Guest\":{},\"Nights\":1}", "{\"Guest\":{},\"Nights\":\"\"}"),
        .. Either("ShapeCodecs.Booking", "{\"Nights\":\"\",\"Guest\":{}}", "{\"Guest\":{}"),
        .. Either("ShapeCodecs.Coordinates", "{}", "{\"X\":1}", "{\"Y\":2,\"X\":1}", "null", "{\"X\":null}", "[]", "{\"X\":\"1\"}"),
        .. Either("ShapeCodecs.Size", "{}", "null", "{\"Width\":1,\"Width\":2}", "{\"Width\":null}", "[]"),
        .. Either("ShapeCodecs.PairInt32String", "{}", "{\"First\":1}", "{\"Second\":null}", "{\"First\":null}", "{\"First\":\"\"}"),
        .. Either("ShapeCodecs.Inner", "{}", "{\"Parts\":[{},{\"Text\":1}]}", "{\"Parts\":[null,{\"Text\":\"t\"}]}", "{\"Parts\":{}}"),
        .. Either("ShapeCodecs.Heir", "{}", "{\"Title\":null}", "{\"Id\":\"\"}", "{\"Share\":1.10}", "{\"Share\":\"\"}"),
        .. Either("ShapeCodecs.Keywords", "{\"class\":1,\"@class\":2}", "{\"event\":null}", "{\"Class\":1}", "{\"Next\":1,\"Name\":2,\"Done\":3}"),
    ];

    private static IEnumerable<Case> Required() =>
    [
        .. Accept("ShapeCodecs.Demanding", "{\"Id\":1,\"full name\":null}", "{\"full name\":\"a\",\"x\":1,\"Id\":1}"),
        .. Reject("ShapeCodecs.Demanding", "{}", "{\"Id\":1}", "{\"full name\":\"a\"}", "{\"Id\":1,\"Name\":\"a\"}", "{\"id\":1,\"full name\":\"a\"}", "{\"Id\":1,\"full name\":\"a\"", "{\"Id\":null,\"full name\":\"a\"}", " {\n \"Optional\":\"o\" } "),
        .. Accept("ShapeCodecs.RequiredMembers", "{\"First\":null,\"Second\":0}", "{\"Second\":1,\"First\":\"a\",\"Third\":\"b\"}"),
        .. Reject("ShapeCodecs.RequiredMembers", "{}", "{\"First\":\"a\"}", "{\"Second\":1}", "{\"First\":1,\"Second\":1}", "{\"First\":\"a\",\"Second\":null}", "{\"Third\":\"c\"}", "\n{ }\n"),
        .. Either("ShapeCodecs.RequiredMembers", "null", "[]", "{\"First\":\"a\",\"First\":\"b\",\"Second\":1}"),
    ];

    private static IEnumerable<Case> Annotations() =>
    [
        .. Either("AnnotatedCodecs.Annotated", "{}", "{\"Ignored\":1}", "{\"Ignored\":{}}", "{\"Original\":\"x\"}", "{\"renamed\":null}", "{\"Field\":1}", "{\"Field\":\"\"}", "{\"Internal\":1}", "{\"GetOnly\":1}", "{\"GetOnly\":{\"a\":[}", "{\"WhenPresent\":null}", "{\"WhenNotZero\":0}", "{\"Always\":\"a\"}", "{\"Last\":1,\"First\":2}"),
        .. Either("AnnotatedCodecs.Names", "{\"\":1}", "{\"a b\":1}", "{\"a\\u0020b\":1}", "{\"\\u00e9\":1}", "{\"\\u65e5\\u672c\\u8a9e\":1}", "{\"\\ud83d\\ude80\":1}", "{\"q\\\"uote\":1}", "{\"q\\u0022uote\":1}", "{\"back\\\\slash\":1}", "{\"con\\u0001trol\\n\":1}", "{\"con\\u0001trol\\u000a\":1}", "{\"e\u0301\":1}", "{\"É\":1}", "{\"$dollar\":\"\"}", "{\"\":\"\"}", "{\"a b\":\"\"}", "{\"é\":\"\"}", "{\"q\\\"uote\":\"\"}", "{\"back\\\\slash\":\"\"}", "{\"🚀\":\"\"}", "{\"Abcdefgj\":1,\"Bbcdefgh\":2}", "{\"<html>&'+`\":1}"),
        .. Either("AnnotatedCodecs.Closed", "{\"Id\":1}", "{\"id\":1}", "{\"Unknown\":1}", "{\"Id\":1,\"Unknown\":{}}", "{\"Open\":{\"Unknown\":1}}", "{\"\":1}", "{\"\\u0049d\":1}", "{\"\\u0049x\":1}", " {\n\"Id\" : 1, \"Other\" : 2}", "{\"$id\":\"1\"}", "{\"$type\":\"x\"}"),
        .. Either("DisallowCodecs.Plain", "{\"Age\":1}", "{\"age\":1}", "{\"Child\":{\"x\":1}}", "{\"Tags\":[\"a\"],\"y\":[}"),
        .. Either("DisallowCodecs.Citizen", "{\"Age\":1,\"x\":1}", "{\"x\":1}", "{\"Age\":1}"),
        .. Either("AnnotatedCodecs.Extended", "{}", "{\"Known\":1}", "{\"known\":1}", "{\"a\":null}", "{\"a\":[1,]}", "{\"a\":{\"b\":{}}}", "{\"Others\":1}", "{\"Others\":{\"a\":1}}", "{\"a\":1e400}", "{\"\":1}", "{\"a\":01}"),
        .. Either("AnnotatedCodecs.Populated", "{}", "{\"Numbers\":[]}", "{\"Numbers\":[3]}", "{\"Numbers\":null}", "{\"Counts\":null}", "{\"Counts\":{\"kept\":2}}", "{\"Numbers\":[3],\"Numbers\":[4]}", "{\"Numbers\":[\"\"]}", "{\"Counts\":{\"a\":\"\"}}", "{\"Numbers\":{}}"),
        .. Either("FieldCodecs.Fields", "{\"Number\":1,\"Text\":\"t\"}", "{\"Fixed\":9}", "{\"Computed\":9}", "{\"Fixed\":\"\"}", "{\"Property\":\"\"}"),
    ];

    private static IEnumerable<Case> CaseOfNames() =>
    [
        .. Either("AnyCaseCodecs.Plain", "{\"AGE\":1}", "{\"age\":1,\"Age\":2}", "{\"Age\":1,\"age\":2}", "{\"\\u0061ge\":1}", "{\"aGE\":\"\"}", "{\"NAME\":1}", "{\"agé\":1}", "{\"Tag\u017F\":[\"a\"]}", "{\"\u212Ahild\":{}}"),
        .. Either("AnyCaseCodecs.Names", "{\"É\":1}", "{\"E\u0301\":1}", "{\"A B\":1}", "{\"Q\\\"UOTE\":1}", "{\"BACK\\\\SLASH\":1}", "{\"$DOLLAR\":1}", "{\"ABCDEFGH\":1,\"abcdefgi\":2}", "{\"<HTML>&'+`\":1}", "{\"\\u00c9\":1}"),
        .. Either("AnyCaseCodecs.Citizen", "{\"NAME\":\"a\",\"name\":\"b\"}", "{\"AGE\":\"\"}", "{\"NOTE\":\"n\"}"),
        .. Either("AnyCaseCodecs.Extended", "{\"KNOWN\":1}", "{\"known\":\"\"}", "{\"OTHER\":1,\"other\":2}"),
        .. Either("CamelCodecs.Plain", "{\"age\":1}", "{\"Age\":1}", "{\"name\":null,\"child\":{\"age\":\"\"}}"),
        .. Either("SnakeCodecs.Plain", "{\"age\":1}", "{\"Age\":1}", "{\"active\":false}"),
    ];

    private static IEnumerable<Case> Polymorphism() =>
    [
        .. Either("AnnotatedCodecs.Animal", "{}", "null", "{\"$type\":\"cat\"}", "{\"$type\":\"cow\"}", "{\"$type\":1}", "{\"$type\":null}", "{\"Name\":\"a\",\"$type\":\"cat\"}", "{\"Lives\":1}", "{\"$type\":\"cat\",\"$type\":\"dog\"}", "{\"$type\":\"cat\",\"Lives\":\"\"}", "{\"$type\":\"dog\",\"Chases\":{}}", "{\"$type\":\"dog\",\"Chases\":{\"$type\":\"cat\",\"Lives\":\"\"}}", "{\"\\u0024type\":\"cat\",\"Lives\":1}", "{\"$type\":\"\\u0063at\",\"Lives\":2}", "{\"$type\":\"cat\",\"Unknown\":1,\"Lives\":3}", "{\"$type\":\"cat\",\"$other\":1}", "{\"$type\":\"Cat\"}", "{\"$type\":{}}", "{\"$type\":[\"cat\"]}", "{\"$type\":\"cat\"", "{\"$type\":\"cat\",}", "[]", "{ \"$type\" : \"cat\" , \"Lives\" : 4 }", "{\"$type\":\"\"}", "{\"$id\":\"1\",\"$type\":\"cat\"}"),
        .. Either("AnnotatedCodecs.Vehicle", "{}", "{\"kind\":0}", "{\"kind\":1,\"Load\":1}", "{\"kind\":2}", "{\"kind\":\"1\"}", "{\"kind\":1.0}", "{\"kind\":-1}", "{\"kind\":99999999999}", "{\"kind\":null}", "{\"Wheels\":1,\"kind\":1}", "{\"kind\":1,\"kind\":1}", "{\"kind\":2,\"kind\":1}", "{\"Load\":1}", "{\"Kind\":1}", "{\"kind\":true}", "{\"$type\":1}", "{\"kind\":1,\"Load\":\"\"}"),
    ];

    private static IEnumerable<Case> Converters() =>
    [
        .. Either("AnnotatedCodecs.Converted", "{}", "{\"Hexadecimal\":\"ff\"}", "{\"Hexadecimal\":\"\"}", "{\"Hexadecimal\":\"xyz\"}", "{\"Hexadecimal\":1}", "{\"Hexadecimal\":null}", "{\"Hexadecimal\":\"\\u0066\"}", "{\"Temperature\":{\"C\":1}}", "{\"Temperature\":{\"C\":\"\"}}", "{\"Temperature\":{}}", "{\"Temperature\":1}", "{\"Temperature\":null}", "{\"Temperature\":{\"x\":{\"C\":[1,{}]},\"C\":2}}", "{\"Temperature\":{\"C\":1}", "{\"Temperature\":{\"C\":1,}}", "{\"Temperature\":{\"C\":01}}", "{\"Temperatures\":[]}", "{\"Temperatures\":[{\"C\":1},{\"C\":2}]}", "{\"Temperatures\":[{\"C\":1},3]}", "{\"Word\":null}", "{\"Word\":\"w\"}", "{\"Word\":1}", "{\"Word\":[]}"),
    ];

    private static IEnumerable<Case> Nulls() =>
    [
        .. Accept("ShapeCodecs.Plain", "{\"Name\":null}", "{\"Tags\":null}", "{\"Child\":null}", "{\"Tags\":[null]}", "{\"Unknown\":null}", "{\"Name\" : null , \"Tags\" :\tnull}"),
        .. Reject("ShapeCodecs.Plain", "{\"Age\":null}", "{\"Active\":null}", "{\"Name\":nul}", "{\"Name\":nullx}", "{\"Tags\":nul", "{\"Child\":NULL}", "{\"Name\":n}"),
        .. EitherValues("ScalarCodecs.HolderJsonNode", "\"\\ud83d\"", "null", "1", "{}", "[null]", "nul"),
        .. EitherValues("ScalarCodecs.HolderJsonObject", "null", "{}", "[]", "1"),
        .. EitherValues("ScalarCodecs.HolderJsonArray", "null", "[]", "{}", "\"\""),
        .. EitherValues("ScalarCodecs.HolderJsonDocument", "null", "{}", "1", "nul"),
        .. EitherValues("ScalarCodecs.HolderJsonElement", "null", "{}", "1"),
        .. EitherValues("ScalarCodecs.HolderNullableSize", "null", "{}", "[]", "{\"Width\":null}"),
        .. Either("ScalarCodecs.HolderInt32Array", "{}", "{\"Value\":null}", "{\"Value\":[]}"),
    ];
}
