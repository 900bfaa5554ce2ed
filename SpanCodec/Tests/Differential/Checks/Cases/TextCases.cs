using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>Characters and bytes that are not UTF-8: as a value, as a name, where nobody looks, and at each place of a vector.</summary>
internal static class TextCases
{
    private const string Text = "ScalarCodecs.HolderString";

    // Every way in which bytes can fail to be UTF-8; each character stands for one byte.
    private static readonly string[] Invalid =
    [
        // Bytes that begin no character.
        "\u0080", "\u00BF", "\u00FF", "\u00FE",
        // Two bytes for what takes one.
        "\u00C0\u0080", "\u00C1\u00BF",
        // Characters that end too early.
        "\u00C3", "\u00C3(",
        "\u00E2\u0082", "\u00E2(\u00A1", "\u00E2\u0082(",
        // Three bytes for what takes two.
        "\u00E0\u0080\u0080", "\u00E0\u009F\u00BF",
        // Surrogates, single and as a pair.
        "\u00ED\u00A0\u0080", "\u00ED\u00BF\u00BF",
        "\u00ED\u00A0\u00BD\u00ED\u00B8\u0080",
        // Four bytes that end too early.
        "\u00F0\u009F\u0098", "\u00F0(\u008C\u00BC",
        // Four bytes for what takes three.
        "\u00F0\u0080\u0080\u0080", "\u00F0\u008F\u00BF\u00BF",
        // More than U+10FFFF.
        "\u00F4\u0090\u0080\u0080", "\u00F5\u0080\u0080\u0080",
        "\u00F8\u0088\u0080\u0080\u0080",
        // A byte too many.
        "\u00C3\u00A9\u00A9",
    ];

    private static readonly string[] Valid =
    [
        // The first and the last of one, two and three bytes.
        "\u007F",
        "\u0080", "\u07FF",
        "\u0800", "\uFFFF",
        // Beside surrogates.
        "\uD7FF", "\uE000",
        // A replacement, a byte order mark, and what is no character.
        "\uFFFD", "\uFEFF", "\uFFFE", "\uFDD0",
        // The first and the last of four bytes.
        "\U00010000", "\U0010FFFF",
        // Characters that are shown as one, or as none.
        "e\u0301", "\u2028\u2029", "👩🏽‍💻",
    ];

    internal static IEnumerable<Case> All() => [.. Utf8(), .. Controls(), .. BetweenEscapes(), .. Lengths()];

    private static IEnumerable<Case> Utf8() =>
    [
        .. Valid.SelectMany(text => AcceptValues(Text, $"\"{text}\"", $"\"a{text}b\"", $"\"0123456789abcdef{text}0123456789abcdef\"")),
        .. Valid.SelectMany(text => Anywhere(Expectation.Accept, $"\"{text}\"", $"{{\"{text}\":1}}")),
        .. Invalid.Select(text => new Case(Text, Bytes($"{{\"Value\":\"{text}\"}}"), Expectation.Reject)),
        .. Invalid.Select(text =>
            new Case(Text, Bytes($"{{\"Value\":\"0123456789abcdef0123456789abcdef{text}0123456789abcdef\"}}"), Expectation.Reject)),
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
            .. AcceptValues(
                Text,
                $"\"{new string('a', length)}\"",
                $"\"{new string('a', length)}\\n\"",
                $"\"{new string('a', length)}é\"",
                $"\"{new string('é', length)}\\u00e9\""),
            .. RejectValues(
                Text,
                $"\"{new string('a', length)}",
                $"\"{new string('a', length)}\\",
                $"\"{new string('a', length)}\\u00",
                $"\"{new string('é', length)}\t\""),
            new Case(Text, Bytes($"{{\"Value\":\"{new string('a', length)}\u00FF\"}}"), Expectation.Reject),
            new Case(Text, Bytes($"{{\"Value\":\"{new string('a', length)}\u00C3\"}}"), Expectation.Reject),
        ]);
}
