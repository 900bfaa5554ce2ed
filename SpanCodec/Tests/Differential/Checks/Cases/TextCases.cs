using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Strings, escapes, and bytes that are not UTF-8: as a value, as a name, and where nobody looks.</summary>
internal static class TextCases
{
    private const string Text = "ScalarCodecs.HolderString";

    // Every way in which bytes can fail to be UTF-8.
    private static readonly string[] Invalid =
    [
        "\u0080", "\u00BF", "\u00FF", "\u00FE", "\u00C0\u0080", "\u00C1\u00BF", "\u00C3", "\u00C3(", "\u00E2\u0082", "\u00E2(\u00A1", "\u00E2\u0082(",
        "\u00E0\u0080\u0080", "\u00E0\u009F\u00BF", "\u00ED\u00A0\u0080", "\u00ED\u00BF\u00BF", "\u00ED\u00A0\u00BD\u00ED\u00B8\u0080", "\u00F0\u009F\u0098", "\u00F0(\u008C\u00BC",
        "\u00F0\u0080\u0080\u0080", "\u00F0\u008F\u00BF\u00BF", "\u00F4\u0090\u0080\u0080", "\u00F5\u0080\u0080\u0080", "\u00F8\u0088\u0080\u0080\u0080", "\u00C3\u00A9\u00A9",
    ];

    private static readonly string[] Valid =
    [
        "\u007F", "\u0080", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFD", "\uFFFE", "\uFFFF", "\uFEFF", "\uFDD0", "\U00010000", "\U0010FFFF", "e\u0301", "\u2028\u2029", "👩🏽‍💻",
    ];

    internal static IEnumerable<Case> All() =>
        [.. Escapes(), .. Utf8(), .. Controls(), .. BetweenEscapes(), .. Lengths(), .. Characters(), .. Base64(), .. Links()];

    private static IEnumerable<Case> Escapes() =>
    [
        .. AcceptValues(Text, "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u0041\"", "\"\\u00e9\"", "\"\\u00E9\"", "\"\\uD83D\\uDE80\"", "\"\\ud83d\\ude80x\"", "\"\\uFFFF\"", "\"\\u2028\"", "\"/\"", "\"'\"", "\"\u007F\"", "\"{}[]:,\"", "\"\\\\u0041\"", "\"\\\\\"", "\"\\\\\\\"\"", "null"),
        .. RejectValues(Text, "\"", "\"a", "\"\\\"", "\"\\", "\"\\x41\"", "\"\\a\"", "\"\\v\"", "\"\\0\"", "\"\\'\"", "\"\\U0041\"", "\"\\u\"", "\"\\u0\"", "\"\\u004\"", "\"\\u00g1\"", "\"\\u+041\"", "\"\\u 041\"", "\"\\u0x41\"", "\"\\u{41}\"", "\"\\N\"", "\"\\\n\"", "\"\\\"\"\"", "\"\\u004", "\"\\u", "\"\\ud83d\"", "\"\\ude80\"", "\"\\ud83dx\"", "\"\\ud83d\\u0041\"", "\"\\ud83d\\ud83d\"", "\"\\ude80\\ud83d\"", "\"\\ud83d\\n\"", "\"\\ud83d\\ude80\\ud83d\"", "\"\\ud83d\\ude8\"", "\"\\ud83d\\\"", "\"\\ud83d\\u\"", "'a'", "a", "\"a\"b\"", "1", "true", "[\"a\"]", "{}", "\"\\ud83d\\udbff\"", "\"\\ud83d \\ude80\""),
        .. Anywhere(Expectation.Accept, "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"", "{\"\\u0061\":1}", "{\"\\n\":1}", "\"\\ud83d\\ude80\""),
        .. Anywhere(Expectation.Reject, "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"\\\"", "\"a", "{\"\\x\":1}", "{\"a:1}", "{\"\\u00\":1}"),
        .. Anywhere(Expectation.Either, "\"\\ud83d\"", "\"\\ude80\"", "{\"\\ud83d\":1}", "{\"\\ude80\":1}", "\"\\ud83dx\"", "\"\\ud83d\\ud83d\"", "[[\"\\ude00\"]]"),
        .. Either("ShapeCodecs.Plain", "{\"\\ud800\":1}", "{\"\\udc00\":1}", "{\"Age\\ud800\":1}", "{\"Unknown\":\"\\ud800\"}", "{\"Unknown\":{\"\\ud800\":1}}", "{\"\\u0041\\u0067\\u0065\":1}", "{\"Ag\\u0065\":1,\"N\\u0061me\":\"n\"}", "{\"Ag\\x65\":1}", "{\"Age\\\":1}", "{\"Age\\\\\":1}"),
        .. Either("AnnotatedCodecs.Extended", "{\"\\ud800\":1}", "{\"a\":\"\\ud800\"}", "{\"\\u0061\":\"\\u0062\"}", "{\"K\\u006eown\":1}", "{\"a\":1,\"a\":2}"),
        .. Either("AnnotatedCodecs.ExtendedObjects", "{\"\\ud800\":1}", "{\"a\":\"\\ud800\"}", "{\"a\":1,\"a\":null}", "{\"a\":null}"),
        .. Either("ShapeCodecs.DictionaryStringPlain", "{\"\\ud800\":{}}", "{\"\\u00e9\":{}}", "{\"\\ud83d\\ude80\":{}}", "{\"\\x\":{}}"),
    ];

    private static IEnumerable<Case> Utf8() =>
    [
        .. Valid.SelectMany(text => AcceptValues(Text, $"\"{text}\"", $"\"a{text}b\"", $"\"0123456789abcdef{text}0123456789abcdef\"")),
        .. Valid.SelectMany(text => Anywhere(Expectation.Accept, $"\"{text}\"", $"{{\"{text}\":1}}")),
        .. Invalid.Select(text => new Case(Text, Bytes($"{{\"Value\":\"{text}\"}}"), Expectation.Reject)),
        .. Invalid.Select(text => new Case(Text, Bytes($"{{\"Value\":\"0123456789abcdef0123456789abcdef{text}0123456789abcdef\"}}"), Expectation.Reject)),
        .. Invalid.Select(text => new Case(Text, Bytes($"{{\"Value\":\"\\n{text}\"}}"), Expectation.Reject)),
        .. Invalid.SelectMany(text => Anywhere(Expectation.Either, Bytes($"\"{text}\""))),
        .. Invalid.SelectMany(text => Anywhere(Expectation.Either, Bytes($"{{\"{text}\":1}}"))),
        .. Invalid.SelectMany(text => Anywhere(Expectation.Reject, Bytes(text))),
        .. Invalid.SelectMany(text => Anywhere(Expectation.Reject, Bytes($"1{text}"))),
        .. Invalid.Select(text => new Case("ShapeCodecs.Plain", Bytes($"{{\"{text}\":1}}"), Expectation.Either)),
        .. Invalid.Select(text => new Case("ShapeCodecs.Plain", Bytes($"{{\"Age{text}\":1}}"), Expectation.Either)),
        .. Invalid.Select(text => new Case("ShapeCodecs.Plain", Bytes($"{{}}{text}"), Expectation.Reject)),
        .. Invalid.Select(text => new Case("ShapeCodecs.Plain", Bytes($"{{\"Tags\":[\"{text}\"]}}"), Expectation.Reject)),
        .. Invalid.Select(text => new Case("ShapeCodecs.DictionaryStringPlain", Bytes($"{{\"{text}\":{{}}}}"), Expectation.Either)),
        .. Invalid.Select(text => new Case("AnnotatedCodecs.Extended", Bytes($"{{\"a{text}\":1}}"), Expectation.Either)),
        .. Invalid.Select(text => new Case("AnnotatedCodecs.Extended", Bytes($"{{\"a\":\"{text}\"}}"), Expectation.Either)),
        .. Invalid.Select(text => new Case("AnyCaseCodecs.Plain", Bytes($"{{\"{text}\":1}}"), Expectation.Either)),
    ];

    private static IEnumerable<Case> Controls() =>
        Enumerable.Range(0, 32).SelectMany(control => (IEnumerable<Case>)
        [
            .. RejectValues(Text, $"\"{(char)control}\"", $"\"0123456789abcdef0123456789{(char)control}abcdef0123456789\""),
            .. Reject("ShapeCodecs.Plain", $"{{\"A{(char)control}ge\":1}}"),
            .. Reject("ShapeCodecs.Empty", $"{{\"a\":\"{(char)control}\"}}", $"{{\"a\":[\"0123456789abcdef0{(char)control}\"]}}"),
            .. AcceptValues(Text, $"\"\\u{control:x4}\"", $"\"\\u{control:X4}\""),
        ]);

    // The borders of what is a character, at each place of the few between two escapes, behind one beyond ASCII: such text is read
    // eight bytes at a time.
    private static IEnumerable<Case> BetweenEscapes() =>
        from place in Enumerable.Range(0, 4)
        from other in (int[])[0, 1, 9, 10, 13, 0x1F, 0x20, 0x22, 0x5C, 0x7F, 0x80, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF]
        let few = $"{new string('a', place)}{(char)other}{new string('b', 3 - place)}"
        let text = $"{{\"Value\":\"\\n\u00C3\u00A9{few}\\n{new string('x', 24)}\"}}"
        select new Case(Text, Bytes(text), other < ' ' ? Expectation.Reject : Expectation.Either);

    // A quote, an escape or a bad byte at each distance from the start: where vectors begin and end.
    private static IEnumerable<Case> Lengths() =>
        Enumerable.Range(0, 70).SelectMany(length => (IEnumerable<Case>)
        [
            .. AcceptValues(Text, $"\"{new string('a', length)}\"", $"\"{new string('a', length)}\\n\"", $"\"{new string('a', length)}é\"", $"\"{new string('é', length)}\\u00e9\""),
            .. RejectValues(Text, $"\"{new string('a', length)}", $"\"{new string('a', length)}\\", $"\"{new string('a', length)}\\u00", $"\"{new string('é', length)}\t\""),
            new Case(Text, Bytes($"{{\"Value\":\"{new string('a', length)}\u00FF\"}}"), Expectation.Reject),
            new Case(Text, Bytes($"{{\"Value\":\"{new string('a', length)}\u00C3\"}}"), Expectation.Reject),
        ]);

    private static IEnumerable<Case> Characters() =>
    [
        .. AcceptValues("ScalarCodecs.HolderChar", "\"a\"", "\"\\u0000\"", "\"\\n\"", "\"\\\"\"", "\"é\"", "\"\\u00e9\"", "\"日\"", "\"\uFFFF\""),
        .. RejectValues("ScalarCodecs.HolderChar", "\"\"", "\"ab\"", "\"🚀\"", "\"\\ud83d\\ude80\"", "\"\\ud83d\"", "\"\\ude80\"", "null", "1", "\"a", "\"\\x\"", "\"\\u004\"", "\"\n\"", "\"e\u0301\""),
        .. EitherValues("ScalarCodecs.HolderNullableChar", "\"a\"", "null", "\"\"", "\"ab\""),
    ];

    private static IEnumerable<Case> Base64() =>
    [
        .. AcceptValues("ScalarCodecs.HolderByteArray", "\"\"", "\"AA==\"", "\"AAE=\"", "\"AAEC\"", "\"+/+/\"", "null", "\"\\u0041A==\"", "\"AA\\u003d\\u003d\"", "\"\\/\\/8=\""),
        .. RejectValues("ScalarCodecs.HolderByteArray", "\"A\"", "\"AA\"", "\"AAE\"", "\"AA=\"", "\"A===\"", "\"====\"", "\"AB==\"", "\"AAF=\"", "\"-_-_\"", "\"AA==AA==\"", "\"é===\"", "1", "[]", "[1,2]", "{}", "true", "\"AAEC", "\"AA\\x\"", "\"AA\u0000=\""),
        .. EitherValues("ScalarCodecs.HolderByteArray", "\" AAEC \"", "\"AA EC\"", "\"AA\\nEC\"", "\"AA==\\n\"", "\"AA = =\"", "\"\\t\"", "\" \"", "\"AA\\u0000EC\"", "\"\\ud800\""),
        .. EitherValues("ScalarCodecs.HolderMemoryByte", "\"AAEC\"", "null", "\"\"", "\"A\"", "[]"),
        .. EitherValues("ScalarCodecs.HolderReadOnlyMemoryByte", "\"AAEC\"", "null", "\"\"", "\"A\"", "1"),
    ];

    private static IEnumerable<Case> Links() =>
    [
        .. AcceptValues("ScalarCodecs.HolderUri", "\"https://example.org/\"", "\"relative/path\"", "\"\"", "null", "\"mailto:a@b\"", "\"https://ex\\u0061mple.org/\"", "\"https://例え.jp/é?ü\"", "\" https://example.org \""),
        .. EitherValues("ScalarCodecs.HolderUri", "\"http://\"", "\"http:///\"", "\"http://[\"", "\"//\"", "\"a:b:c\"", "\"http://a b\"", "1", "{}", "\"\\ud800\"", "\"\u007F\"", "\"\\u0000\""),
        .. AcceptValues("ScalarCodecs.HolderVersion", "\"1.2\"", "\"1.2.3\"", "\"1.2.3.4\"", "null", "\"0.0\"", "\"2147483647.0\"", "\"1.\\u0032\""),
        .. RejectValues("ScalarCodecs.HolderVersion", "\"\"", "\"1\"", "\"1.2.3.4.5\"", "\"a.b\"", "\"1.-2\"", "\" 1.2\"", "\"1.2 \"", "\"2147483648.0\"", "\"1.2.\"", "\".1\"", "1.2", "{}"),
        .. EitherValues("ScalarCodecs.HolderVersion", "\"1. 2\"", "\"+1.2\"", "\"1.2+\"", "\"0000000001.2\"", "\"01.02\"", "\"1.+2\"", "\"1..2\""),
        .. AcceptValues("ScalarCodecs.HolderGuid", "\"c0ffee00-1dea-4bad-8ace-0123456789ab\"", "\"C0FFEE00-1DEA-4BAD-8ACE-0123456789AB\"", "\"00000000-0000-0000-0000-000000000000\"", "\"\\u00630ffee00-1dea-4bad-8ace-0123456789ab\""),
        .. RejectValues("ScalarCodecs.HolderGuid", "\"c0ffee001dea4bad8ace0123456789ab\"", "\"{c0ffee00-1dea-4bad-8ace-0123456789ab}\"", "\"(c0ffee00-1dea-4bad-8ace-0123456789ab)\"", "\"c0ffee00-1dea-4bad-8ace-0123456789a\"", "\"c0ffee00-1dea-4bad-8ace-0123456789abc\"", "\"c0ffee00-1dea-4bad-8ace-0123456789ag\"", "\"c0ffee0-01dea-4bad-8ace-0123456789ab\"", "\"c0ffee00+1dea-4bad-8ace-0123456789ab\"", "\" c0ffee00-1dea-4bad-8ace-0123456789ab\"", "\"c0ffee00-1dea-4bad-8ace-0123456789ab \"", "\"\"", "null", "1", "\"c0ffee00-1dea-4bad-8ace-0123456789aé\"", "\"０0ffee00-1dea-4bad-8ace-0123456789a\""),
    ];
}
