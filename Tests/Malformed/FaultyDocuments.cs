using System.Text;

namespace JsonAot.Tests.Malformed;

/// <summary>Whole documents that are not JSON, each named by its fault.</summary>
internal static class FaultyDocuments
{
    private const int TooDeep = 10_000;

    // Put where no member asks for them, so that they must be refused by code that only passes over them.
    private static readonly string[] Values =
    [
        "01", "-", "+1", "1.", ".5", "1e", "1e+", "-01", "0x10", "1_000", "NaN", "Infinity", "-Infinity",
        "tru", "falsey", "nul", "nullx", "True", "undefined", "''", "\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"\t\"", "\"\n\"",
        "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:1}", "[}", "{]", "", "/**/1", "1//",
        "\"\\ud83d\"", "\"\\ude00\"", "\"\\ud83d\\u0041\"", "\"\\ud83d\\ud83d\"", "\"\\ud83dx\"", "{\"\\ud83d\":1}", "[[\"\\ude00\"]]",
    ];

    private static readonly byte[][] InvalidUtf8 =
        [[0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98]];

    internal static IEnumerable<(string Fault, byte[] Utf8)> From(byte[] good)
    {
        yield return ("empty", []);
        yield return ("white space only", " \r\n\t "u8.ToArray());
        yield return ("a byte order mark", [0xEF, 0xBB, 0xBF, .. good]);
        yield return ("the document twice", [.. good, .. good]);
        yield return ("the document twice, a line each", [.. good, (byte)'\n', .. good]);
        yield return ("a NUL before", [0, .. good]);
        yield return ("a no-break space before", [0xC2, 0xA0, .. good]);
        foreach (string trailing in (string[])[",", "x", "\0", "]", "}", " null", "\n1", "\"", "/", "//", "/**/", "\u00A0"])
            yield return ($"trailing {trailing}", [.. good, .. Encoding.UTF8.GetBytes(trailing)]);
        yield return ("a comma before the end", [.. good[..^1], (byte)',', good[^1]]);

        foreach (string value in Values)
            yield return ($"the value {value}", Documents.WithMember(good, $"\"no such member\":{value}"));
        yield return ("a lone surrogate in a name", Documents.WithMember(good, "\"\\udc00\":1"));
        foreach (byte[] bytes in InvalidUtf8)
        {
            string shown = Convert.ToHexString(bytes);
            yield return ($"{shown} in a name", Documents.WithMember(good, [.. "\"no "u8, .. bytes, .. "\":1"u8]));
            yield return ($"{shown} in a string", Documents.WithMember(good, [.. "\"no such member\":\""u8, .. bytes, .. "\""u8]));
            yield return ($"{shown} in a nested string",
                Documents.WithMember(good, [.. "\"no such member\":[{\"a\":\""u8, .. bytes, .. "\"}]"u8]));
            yield return ($"{shown} at the end", [.. good, .. bytes]);
        }
    }

    internal static IEnumerable<(string Fault, byte[] Utf8)> Nested(byte[] good)
    {
        string arrays = new('[', TooDeep);
        string objects = string.Concat(Enumerable.Repeat("{\"a\":", TooDeep));
        string closedArrays = arrays + new string(']', TooDeep);
        string closedObjects = objects + "1" + new string('}', TooDeep);
        yield return ("open arrays", Encoding.UTF8.GetBytes(arrays));
        yield return ("open objects", Encoding.UTF8.GetBytes(objects));
        yield return ("closed arrays", Encoding.UTF8.GetBytes(closedArrays));
        yield return ("closed objects", Encoding.UTF8.GetBytes(closedObjects));
        foreach (string value in (string[])[arrays, objects, closedArrays, closedObjects])
            yield return ("nested in an unknown member", Documents.WithMember(good, $"\"no such member\":{value}"));
    }
}
