using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>The grammar of numbers, and the limits of the types that hold them.</summary>
internal static class NumberCases
{
    internal static IEnumerable<Case> All() => [.. Grammar(), .. Integers(), .. Floats(), .. Decimals(), .. Quoted(), .. Enums()];

    private static IEnumerable<Case> Grammar() =>
    [
        .. Anywhere(Expectation.Accept, "0", "-0", "1", "-1", "10", "0.0", "-0.0", "0.1", "1.5", "1e5", "1E5", "1e+5", "1e-5", "0e0", "0E-0", "-0e+0", "1.5e10", "123456789012345678901234567890", "1e400", "-1e400", "1e-400", "1.7976931348623159e308", "0.000000000000000000000000000000000000001", "1E+0005"),
        .. Anywhere(Expectation.Reject, "+1", "01", "-01", "00", "-", "--1", "-+1", "1.", "-1.", ".5", "-.5", "1.e5", "1e", "1e+", "1e-", "1E", "1e5.5", "1e5e5", "1.5.5", "0x10", "0b1", "1_000", "1,000", "1 000", "1f", "1d", "1m", "1L", "1n", "Infinity", "-Infinity", "-NaN", "١", "1٫5", "\u22121", "0.", "0e", "-e5", "e5", "1a", "-a", "1-", "1+1", "2.", "0.1.2", "0.e1", "1ee5", "1e+-5", "9.e+", "0.3e", "0.3e+", "-foo", "1/2", "$1", "1%"),
    ];

    private static IEnumerable<Case> Integers() =>
    [
        .. AcceptValues("ScalarCodecs.HolderSByte", "127", "-128", "-0", "0"),
        .. RejectValues("ScalarCodecs.HolderSByte", "128", "-129", "1.0", "1e0", "01", "-", "1000", "null", "\"1\""),
        .. AcceptValues("ScalarCodecs.HolderByte", "0", "255"),
        .. RejectValues("ScalarCodecs.HolderByte", "256", "-1", "-0", "2560", "1.0", "0.0"),
        .. AcceptValues("ScalarCodecs.HolderInt16", "32767", "-32768"),
        .. RejectValues("ScalarCodecs.HolderInt16", "32768", "-32769", "65536"),
        .. AcceptValues("ScalarCodecs.HolderUInt16", "65535", "0"),
        .. RejectValues("ScalarCodecs.HolderUInt16", "65536", "-1", "-0"),
        .. AcceptValues("ScalarCodecs.HolderInt32", "2147483647", "-2147483648", "-0", "0"),
        .. RejectValues("ScalarCodecs.HolderInt32", "2147483648", "-2147483649", "4294967296", "4294967297", "9999999999", "10000000000", "00", "-00", "1.", "1.0", "1e1", "1E1", "0e0", "-1e0", "0.0", "12345678901234567890", "18446744073709551617"),
        .. AcceptValues("ScalarCodecs.HolderUInt32", "4294967295"),
        .. RejectValues("ScalarCodecs.HolderUInt32", "4294967296", "-1", "-0", "42949672950"),
        .. AcceptValues("ScalarCodecs.HolderInt64", "9223372036854775807", "-9223372036854775808", "9007199254740993", "-9007199254740993"),
        .. RejectValues("ScalarCodecs.HolderInt64", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "92233720368547758070", "1.0", "1e18"),
        .. AcceptValues("ScalarCodecs.HolderUInt64", "18446744073709551615", "18446744073709551614", "0"),
        .. RejectValues("ScalarCodecs.HolderUInt64", "18446744073709551616", "-1", "-0", "184467440737095516150", "99999999999999999999", "100000000000000000000"),
        .. AcceptValues("ScalarCodecs.HolderInt128", "170141183460469231731687303715884105727", "-170141183460469231731687303715884105728", "-0"),
        .. RejectValues("ScalarCodecs.HolderInt128", "170141183460469231731687303715884105728", "-170141183460469231731687303715884105729", "1.0", "1e2", "01", "\"1\"", "null"),
        .. AcceptValues("ScalarCodecs.HolderUInt128", "340282366920938463463374607431768211455"),
        .. RejectValues("ScalarCodecs.HolderUInt128", "340282366920938463463374607431768211456", "-1", "1.5"),
        .. EitherValues("ScalarCodecs.HolderUInt128", "-0"),
        .. AcceptValues("ScalarCodecs.HolderNullableInt32", "null", "0"),
        .. RejectValues("ScalarCodecs.HolderNullableInt32", "\"\"", "nul", "[]", "2147483648"),
    ];

    private static IEnumerable<Case> Floats() =>
    [
        .. AcceptValues("ScalarCodecs.HolderDouble", "0", "-0", "-0.0", "0e400", "1e400", "-1e400", "1e-400", "-1e-400", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308", "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740994", "9007199254740995", "-9007199254740993", "0.1", "0.30000000000000004", "123456789012345680000", "1e22", "1e23", "8.5e22", "9.5e22", "1.00000000000000011102230246251565", "1.00000000000000011102230246251566", "1.00000000000000011102230246251564", "6929495644600919.5", "3.5844466002796428e+298", "5e-324", "1e-323", "100000000000000000000000000000000000000000", "0.000000000000000000000000000000000000000001", "1e0000000000000000000000001", "1e-0000000000000000000000001", "1e99999999999999999999", "1e-99999999999999999999", "0.0000000000000000000000000000000000000000000000000000000000000000000000000000000001e82"),
        .. RejectValues("ScalarCodecs.HolderDouble", "\"1\"", "\"NaN\"", "null", "true", "NaN", "Infinity", "[]", "1.", ".1", "1e", "01.5", "-", "\"\""),
        .. AcceptValues("ScalarCodecs.HolderSingle", "3.4028235e38", "3.4028236e38", "1e39", "-1e39", "1.4e-45", "7.006492e-46", "7.006493e-46", "16777216", "16777217", "16777218", "16777219", "0.1", "-0.0", "1.17549435e-38", "1e-400", "8388609.5", "8388610.5"),
        .. RejectValues("ScalarCodecs.HolderSingle", "\"1\"", "null", "1.e1"),
        .. AcceptValues("ScalarCodecs.HolderHalf", "65504", "-65504", "65519", "6e-8", "5.9604645e-08", "0.1", "-0.0", "1e-400", "2049", "2050", "2051"),
        .. EitherValues("ScalarCodecs.HolderHalf", "65520", "70000", "-70000", "1e400", "65519.99", "\"1\"", "1."),
        .. AcceptValues("ScalarCodecs.HolderNullableDouble", "null", "1.5"),
    ];

    private static IEnumerable<Case> Decimals() =>
    [
        .. AcceptValues("ScalarCodecs.HolderDecimal", "0", "-0", "0.0", "-0.0", "0.00", "1.0", "1.00", "100", "79228162514264337593543950335", "-79228162514264337593543950335", "7922816251426433759354395033.5", "7.9228162514264337593543950335", "0.0000000000000000000000000001", "0.00000000000000000000000000005", "0.00000000000000000000000000004", "0.00000000000000000000000000015", "1234567890123456789012345678.9", "12345678901234567890123456789", "1e28", "7.9e28", "1e-28", "1e-29", "1e-400", "1.5e-28", "1.5e3", "1E+5", "99999999999999999999999999995e-1", "0e100", "79228162514264337593543950335.4", "0.12345678901234567890123456785", "0.12345678901234567890123456775", "1.10e1", "1e0"),
        .. RejectValues("ScalarCodecs.HolderDecimal", "79228162514264337593543950336", "-79228162514264337593543950336", "79228162514264337593543950335.5", "1e29", "8e28", "1e400", "123456789012345678901234567890", "\"1\"", "null", "1.", ".1", "1e", "NaN"),
        .. EitherValues("ScalarCodecs.HolderDecimal", "0e-100", "0e1000000", "0.0e-28", "-0e-5", "1e-100000000000", "0e99999999999"),
    ];

    private static IEnumerable<Case> Quoted() =>
    [
        .. AcceptValues("NumberCodecs.HolderInt32", "\"1\"", "1", "\"-1\"", "\"2147483647\"", "\"\\u0031\"", "\"-0\"", "\"\\u002d\\u0031\""),
        .. RejectValues("NumberCodecs.HolderInt32", "\"\"", "\" 1\"", "\"1 \"", "\"2147483648\"", "\"1.0\"", "\"1e0\"", "\"a\"", "\"NaN\"", "null", "\"1", "true", "\"0x1\"", "\"1,0\""),
        .. EitherValues("NumberCodecs.HolderInt32", "\"01\"", "\"001\"", "\"+1\"", "\"-01\"", "\"1\\u0000\"", "\"\\u00e9\""),
        .. AcceptValues("NumberCodecs.HolderDouble", "\"1.5\"", "\"NaN\"", "\"Infinity\"", "\"-Infinity\"", "1.5", "\"1e5\"", "\"\\u004eaN\"", "\"-0\""),
        .. RejectValues("NumberCodecs.HolderDouble", "\"\"", "\"nan\"", "\"infinity\"", "\"+Infinity\"", "\" 1\"", "\"1 \"", "\"NaN \"", "\"1,5\"", "\"Infinity1\"", "NaN"),
        .. EitherValues("NumberCodecs.HolderDouble", "\"1.\"", "\".5\"", "\"01\"", "\"1e400\"", "\"+1\"", "\"-\"", "\"∞\"", "\"0x1\""),
        .. EitherValues("NumberCodecs.HolderDecimal", "\"1.50\"", "\"1.\"", "\".5\"", "\"01\"", "\"NaN\"", "\"1e5\"", "\"\"", "\"1,000\"", "\"79228162514264337593543950336\""),
        .. EitherValues("NumberCodecs.HolderHalf", "\"1.5\"", "\"NaN\"", "\"70000\"", "\"0.123456789012345678901\"", "\"Infinity\"", "\"1\\u002e5\"", "\"\"", "\" 1\""),
        .. EitherValues("NumberCodecs.HolderSingle", "\"1.5\"", "\"NaN\"", "\"1e39\"", "\"Infinity\"", "\"\""),
        .. EitherValues("NumberCodecs.HolderInt128", "\"1\"", "\"-1\"", "\" 1\"", "\"01\"", "\"1e1\"", "\"\\u0031\"", "\"170141183460469231731687303715884105728\""),
        .. EitherValues("NumberCodecs.HolderUInt128", "\"1\"", "\"-0\"", "\"-1\"", "\"\""),
        .. EitherValues("NumberCodecs.HolderByte", "\"255\"", "\"256\"", "\"-0\"", "\"\""),
        .. EitherValues("NumberCodecs.HolderUInt64", "\"18446744073709551615\"", "\"-0\"", "\"18446744073709551616\""),
        .. EitherValues("NumberCodecs.HolderSeason", "\"1\"", "1", "\"Spring\"", "\"\""),
        .. AcceptValues("NamedNumberCodecs.HolderDouble", "\"NaN\"", "\"Infinity\"", "1"),
        .. RejectValues("NamedNumberCodecs.HolderDouble", "\"1\"", "\"\"", "\"nan\""),
        .. EitherValues("NamedNumberCodecs.HolderHalf", "\"NaN\"", "\"1\"", "\"-Infinity\""),
        .. EitherValues("NamedNumberCodecs.HolderInt32", "\"NaN\"", "\"1\""),
        .. EitherValues("NamedNumberCodecs.HolderDecimal", "\"NaN\"", "\"1\""),
        .. Either("NumberCodecs.DictionaryInt32Int64", "{\"1\":\"2\"}", "{\"01\":2}", "{\" 1\":2}", "{\"1.0\":2}", "{\"\":2}", "{\"a\":2}", "{\"2147483648\":2}", "{\"-0\":2}", "{\"+1\":2}", "{\"\\u0031\":2}", "{\"1\":2,\"1\":3}"),
        .. Either("AnnotatedCodecs.QuotedNumbers", "{\"Inherited\":\"1\"}", "{\"Strict\":\"1\"}", "{\"WritesOnly\":\"1\"}", "{\"Both\":\"1\"}", "{\"Named\":\"1\"}", "{\"Named\":\"NaN\"}", "{\"Elements\":[\"1\"]}", "{\"Values\":{\"a\":\"NaN\"}}", "{\"Values\":{\"a\":\"1\"}}"),
    ];

    private static IEnumerable<Case> Enums() =>
    [
        .. AcceptValues("ScalarCodecs.HolderColour", "\"Red\"", "\"red\"", "\"GREEN\"", "\" Red \"", "\"0\"", "1", "99", "\"dark blue\"", "\"\\u0052ed\"", "\"Größe\""),
        .. RejectValues("ScalarCodecs.HolderColour", "\"DarkBlue\"", "\"\"", "\" \"", "\"Blue\"", "\"Red Green\"", "null", "1.5", "true", "[]", "\"Red\u0000\"", "2147483648"),
        .. EitherValues("ScalarCodecs.HolderColour", "\"Dark Blue\"", "\"Red,Green\"", "\"Red,\"", "\",Red\"", "\"Red,,Green\"", "\"-1\"", "\"+1\"", "\"1.0\"", "\"99999999999\"", "\"größe\"", "\"GRÖSSE\"", "\"Gro\\u0308ße\"", "\"\\tRed\\n\"", "\"0x1\"", "\"dark blue,Red\""),
        .. EitherValues("ScalarCodecs.HolderRights", "\"Read\"", "\"Read, Write\"", "\"read,WRITE\"", "\"Read,\"", "\"None\"", "\"All\"", "\"7\"", "7", "8", "-1", "\"8\"", "\"Read, 4\"", "\"Read|Write\"", "\"Read Write\"", "\"\"", "\",\"", "\"Write, Read, Write\""),
        .. EitherValues("ScalarCodecs.HolderSeason", "\"Spring\"", "1", "5", "-7", "2147483648", "1.0", "1e0", "null", "\"1\""),
        .. EitherValues("ScalarCodecs.HolderTiny", "127", "128", "-128", "-129", "0"),
        .. EitherValues("ScalarCodecs.HolderHuge", "18446744073709551615", "18446744073709551616", "-1", "-0"),
        .. EitherValues("SnakeCodecs.HolderSeason", "\"Spring\"", "\"spring\"", "1", "\"1\"", "\"101\"", "\"Spring, Summer\""),
        .. EitherValues("ScalarCodecs.HolderNullableColour", "\"Red\"", "null", "\"\"", "\"null\"", "0"),
    ];
}
