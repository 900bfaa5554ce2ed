using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Braces, brackets, colons and commas; what stands before, between and behind them.</summary>
internal static class StructureCases
{
    private const string Plain = "ShapeCodecs.Plain";

    internal static IEnumerable<Case> All() => [.. Values(), .. Objects(), .. Arrays(), .. Commas(), .. Blanks(), .. Lines(), .. Trailing(), .. Roots()];

    private static IEnumerable<Case> Values() =>
    [
        .. Anywhere(Expectation.Accept, "{}", "[]", "[[]]", "[{}]", "{\"a\":{}}", "{\"\":\"\"}", "{\"a\":[]}", "[[],[]]", "[null,true,false,0,\"\"]", "{\"a\":1,\"a\":2}", "{\"a\":{\"a\":{\"a\":[[[{}]]]}}}", "true", "false", "null"),
        .. Anywhere(Expectation.Reject, ",", ":", "]", "}", "[", "{", "[}", "{]", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1:2]", "{,}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\":1:2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\":1", "[1", "[\"a\"", "{\"a\"", "{\"a\":", "[[]", "{\"a\":{}"),
        .. Anywhere(Expectation.Reject, "tru", "True", "TRUE", "truee", "fals", "False", "falsey", "nul", "Null", "nulll", "nil", "undefined", "NaN", "t", "f", "n", "true false", "truefalse", "/**/1", "1//", "1/**/", "#", "'a'", "`a`", "a", "\\u0031", "<1>", "(1)", "=", "\u00A0", "\u2028", "１"),
    ];

    private static IEnumerable<Case> Objects() =>
    [
        .. Accept(Plain, "{}", "{\"Age\":1}", "{\"Child\":{}}", "{\"Child\":{\"Child\":{\"Child\":null}}}", "{\"Unknown\":{}}", "{\"Unknown\":1,\"Age\":1}", "{\"Age\":1,\"Unknown\":[{}]}", "{\"Unknown\":null,\"Unknown\":1}", "null"),
        .. Accept(Plain, "{\"Tags\":[],\"Active\":true,\"Name\":\"n\",\"Age\":1}", "{\"Name\":\"n\",\"Active\":true}", "{\"Active\":true,\"Tags\":null}", "{\"Child\":null,\"Age\":1,\"Name\":null}"),
        .. Accept(Plain, "{\"age\":1}", "{\"AGE\":1}", "{\"Ag\":1}", "{\"Agee\":1}", "{\"Ag\\u0065\":1}", "{\"\\u0041ge\":1,\"Age\":2}", "{\"\":1}", "{\"Age\\u0000\":1}", "{\"Age \":1}", "{\" Age\":1}"),
        .. Reject(Plain, "{\"Age\":}", "{\"Unknown\": }", "{\"Age\":1,\"Age\"}", "{\"Age\"1}", "{\"Age\" \"Name\":1}", "{\"Age\":1\"Name\":\"n\"}", "{\"Age\":1;\"Name\":\"n\"}", "{\"Age\":1,Name:\"n\"}", "{\"Age\":1,\"Name:\"n\"}", "{\"Age:1}", "{Age\":1}", "{\"Age\":1]", "{\"Child\":{}", "{\"Child\":{]}", "{\"Age\":1}}", "{{}}", "{{", "[]", "[{}]", "{[]}", "{\"Age\"}", "{\"Age\":}", "{\"Unknown\"}", "{\"Unknown\":}", "{\"Unknown\":1 2}", "{\"Age\":1,", "{\"Age\":1,\"", "{\"Age\":1,\"N", "{\"Age\"", "{\"Age\":", "{"),
        .. Reject(Plain, "{\"Age\":\"1\"}", "{\"Age\":true}", "{\"Age\":null}", "{\"Age\":[]}", "{\"Age\":{}}", "{\"Age\":1.0}", "{\"Name\":1}", "{\"Name\":true}", "{\"Name\":[]}", "{\"Name\":{}}", "{\"Active\":1}", "{\"Active\":null}", "{\"Active\":\"true\"}", "{\"Active\":\"\"}", "{\"Tags\":{}}", "{\"Tags\":\"\"}", "{\"Tags\":[1]}", "{\"Tags\":[[]]}", "{\"Child\":[]}", "{\"Child\":1}", "{\"Child\":\"\"}", "{\"Child\":true}", "1", "\"\"", "true"),
    ];

    private static IEnumerable<Case> Arrays() =>
    [
        .. Accept("ShapeCodecs.Int32Array", "[]", "[0]", "[1,2]", "null", " [ 1 , 2 ] ", "[\n]", "[-0]"),
        .. Reject("ShapeCodecs.Int32Array", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1", "[", "]", "[1}", "{}", "[1,2}", "[null]", "[[1]]", "[\"1\"]", "[true]", "[1.5]", "[1]]", "[1][2]", "[1],", "[01]", "[1,\n", "[,", "[1,2,3,4,5,6,7,8,9", "[1,2,3,4,5,6,7,8,9,]"),
        .. Accept("IndentedCodecs.HolderInt128Array", "{\"Value\":[1,2]}", "{\"Value\":[]}"),
        .. Accept("IndentedCodecs.HolderHalfArray", "{\"Value\":[1.5,2]}"),
        .. Accept("ShapeCodecs.ListString", "[]", "[null]", "[\"\"]", "[\"a\",\"b\",null]"),
        .. Reject("ShapeCodecs.ListString", "[1]", "[\"a\" \"b\"]", "[\"a\",]", "[\"a\"", "[\"a", "[{}]", "[true]", "\"a\""),
        .. Accept("ShapeCodecs.PlainArray", "[{}]", "[null,{}]", "[{\"Age\":1},{\"Age\":2}]"),
        .. Reject("ShapeCodecs.PlainArray", "[{}", "[{},]", "[{]}", "[{}{}]", "[[]]", "[{\"Age\":1]", "[{\"Age\":1},{\"Age\":x}]"),
        .. Accept("ShapeCodecs.DictionaryStringPlain", "{}", "{\"a\":null}", "{\"a\":{\"Age\":1},\"a\":{}}", "{\"\":{}}", "{\"\\u0000\":{}}"),
        .. Reject("ShapeCodecs.DictionaryStringPlain", "[]", "{\"a\":1}", "{\"a\":{},}", "{,\"a\":{}}", "{\"a\"}", "{\"a\":{\"Age\":\"\"}}", "{\"a\":{}", "{1:{}}", "{\"b\\\"c'd\":{\"Age\":\"\"}}", "{\"d.e\":{\"Age\":\"\"}}", "{\"[f]\":{\"Tags\":[\"a\",1]}}", "{\"\":1}"),
    ];

    private static IEnumerable<Case> Commas() =>
    [
        .. Reject(Plain, "{,}", "{,\"Age\":1}", "{\"Age\":1,}", "{\"Age\":1,,\"Name\":\"n\"}", "{\"Age\":1 ,, \"Name\":\"n\"}", "{\"Age\":,1}", "{\"Age\",:1}", ",{}", "{},", "{\"Tags\":[,]}", "{\"Tags\":[\"a\",]}", "{\"Tags\":[,\"a\"]}", "{\"Child\":{,}}", "{\"Child\":{\"Age\":1,}}", "{\"Unknown\":1,}", "{,\"Unknown\":1}", "{\"Unknown\":[1,]}", "{\"Unknown\":{\"a\":1,}}", "{\"Age\":1, }", "{\"Age\":1,\n}", "{ ,\"Age\":1}", "{\"Active\":true,,}"),
        .. Accept("LenientCodecs.Plain", "{\"Age\":1,}", "{\"Age\":1 , }", "{\"Tags\":[\"a\",],}", "{\"Child\":{\"Age\":1,},}", "{\"Unknown\":[1,{\"a\":1,},],}", "{\"Unknown\":1,}"),
        .. Reject("LenientCodecs.Plain", "{,}", "{,\"Age\":1}", "{\"Age\":1,,}", "{\"Tags\":[,]}", "{\"Tags\":[\"a\",,]}", "{\"Unknown\":[,]}", "{\"Unknown\":{,}}", "{},", "{\"Age\":1,"),
        .. Accept("LenientCodecs.Int32Array", "[1,]", "[1,2,]", "[1 ,\n]"),
        .. Reject("LenientCodecs.Int32Array", "[,]", "[1,,]", "[1,],", "[1,"),
    ];

    private static IEnumerable<Case> Blanks() =>
    [
        .. Accept(Plain, " {}", "{} ", "\t{\n}\r", "{ \"Age\" : 1 }", "{\n\"Age\"\n:\n1\n,\n\"Name\"\n:\n\"n\"\n}", "{\"Age\":1 ,\"Name\":null}", "{\"Age\":1, \"Name\":null}", "{\"Age\" :1}", "{\"Age\": 1}", "{\"Tags\":[ \"a\" , \"b\" ]}", "{\"Tags\":[ ]}", "{\"Child\":{ }}", "{\"Child\": {\r\n} , \"Unknown\" : [ 1 , { \"a\" : \"b\" } ] }", "{\"Active\" : true }", "                                        {                                        \"Age\"                    :                      1                }                "),
        .. Reject(Plain, "\u00A0{}", "{}\u00A0", "{\u00A0}", "\f{}", "{\v}", "{\u2028}", "{\u3000\"Age\":1}", "{\"Age\"\u00A0:1}", "{\0}", "\0{}", "{\"Age\":1\f}", "{\"Age\":\b1}", "{\"Age\":1\u0085}", "{\"Age\":1 2}", "{\"Age\":- 1}", "{\"Active\":t rue}"),
    ];

    /// <summary>Lines as most people indent them, and as they do not: by another number of blanks, with tabs, and with what is not a blank.</summary>
    private static IEnumerable<Case> Lines()
    {
        const string Document = "{\n  \"Age\": 1,\n  \"Name\": \"n\",\n  \"Active\": true,\n  \"Tags\": [\n    \"a\",\n    \"b\"\n  ],\n  \"Child\": {\n    \"Age\": 2,\n    \"Name\": null\n  }\n}";
        string deep = "{\"Child\":" + Document.Replace("\n", "\n                  ", StringComparison.Ordinal) + "}";
        string[] lines = ["\n", "\r\n", "\n ", "\n\t", "\t\n", "\n\n", "\n       ", "\n                     ", "\n                                        ", "\r", ""];
        foreach (string document in (string[])[Document, deep])
        {
            foreach (Case made in Accept(Plain, [.. lines.Select(line => document.Replace("\n", line, StringComparison.Ordinal)), document.Replace("\": ", "\":", StringComparison.Ordinal), document.Replace("\": ", "\":  ", StringComparison.Ordinal), document.Replace("  ", "    ", StringComparison.Ordinal), document.Replace("  ", "\t", StringComparison.Ordinal)]))
                yield return made;
            // Blanks as something else, one at a time; and all that follows one left out.
            for (int at = 0; at < document.Length; at += document == deep ? 7 : 1)
            {
                if (document[at] > ' ')
                    continue;
                foreach (char other in "\0\u0001\t\u00A0x,\"]}")
                    yield return new Case(Plain, System.Text.Encoding.UTF8.GetBytes(document[..at] + other + document[(at + 1)..]), Expectation.Either);
                yield return new Case(Plain, System.Text.Encoding.UTF8.GetBytes(document[..at]), Expectation.Reject);
                yield return new Case(Plain, System.Text.Encoding.UTF8.GetBytes(document.Remove(at, 1)), Expectation.Either);
            }
        }
    }

    private static IEnumerable<Case> Trailing() =>
    [
        .. Reject(Plain, "{}{}", "{} {}", "{}\n{}", "{},", "{}x", "{}\0", "{}]", "{}}", "{}1", "{}null", "{}\"\"", "{}/", "{}//", "{}/**/", "{}\uFEFF", "null null", "nullx", "null,", "null\0"),
        .. Reject(Plain, "", " ", "\n\t\r ", "\uFEFF{}", "\uFEFF", "\uFEFF\uFEFF{}", " \uFEFF{}"),
        .. Reject("ScalarCodecs.Int32", "1 2", "1,", "1x", "1\0", "1}", "1]", "", " ", "1 /", "\uFEFF1"),
        .. Reject("ScalarCodecs.String", "\"a\"\"b\"", "\"a\",", "\"a\"x", "", "\"a", "a\""),
    ];

    private static IEnumerable<Case> Roots() =>
    [
        .. Accept("ScalarCodecs.Int32", "0", "-1", " 1 ", "2147483647", "-2147483648", "\n1\n"),
        .. Reject("ScalarCodecs.Int32", "null", "true", "\"1\"", "[]", "{}", "-", "+1", "01", "1.0", "1e0", "2147483648", "-2147483649"),
        .. Accept("ScalarCodecs.NullableInt32", "null", "1", " null "),
        .. Reject("ScalarCodecs.NullableInt32", "nul", "nullnull", "\"null\"", "\"\""),
        .. Accept("ScalarCodecs.Boolean", "true", "false", " true"),
        .. Reject("ScalarCodecs.Boolean", "null", "1", "\"true\"", "tru", "True", "truetrue", "falsetrue"),
        .. Accept("ScalarCodecs.String", "\"\"", "null", " \"a\" ", "\"\\u0041\""),
        .. Reject("ScalarCodecs.String", "1", "true", "[]", "{}", "'a'"),
        .. Accept("ScalarCodecs.Season", "1", "2", "12345", "-7"),
        .. Reject("ScalarCodecs.Season", "\"Spring\"", "null", "1.0", "2147483648", "true"),
    ];
}
