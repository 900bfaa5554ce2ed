using System.Text;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Values and sequences at a place of a document, as its tree has them. The first byte names a codec; a JSON Pointer stands before the
/// first line feed, and the document behind it.
/// </summary>
internal sealed class PathTarget() : FuzzTarget("paths/any", Written(), ["a", "b", "a~1b", "m~0n", "0", "1", "é"], 1)
{
    private static byte[][] Written() =>
    [
        .. from codec in new[] { 0, 1, 2 }
            from text in new[]
            {
                "/a/1/b\n{\"a\":[1,{\"b\":[true,{}]}],\"c\":\"d\"}",
                "\n[1,2,\"3\"]",
                "/m~0n/a~1b\n{\"x\":[[{}]],\"m~n\":{\"a\":1,\"a/b\":{\"é\":null}}}",
                "/a\n{\"a\":1,\"a\":[1,/*x*/2,],\"b\":null}",
                "/a/b\n{\"\\u0061\" : { \"b\" : \"\\ud83d\\ude80\" } }",
            }
            select (byte[])[(byte)codec, .. Encoding.UTF8.GetBytes(text)],
    ];

    protected override string? Compare(byte[] input)
    {
        int end = input.AsSpan().IndexOf((byte)'\n');
        if (end < 1 || !JsonPointer.TryParse(Encoding.UTF8.GetString(input.AsSpan(1, end - 1)), out JsonPointer? at))
            return null;
        string text = at.ToString();
        // Halves of surrogate pairs come of bytes that are no UTF-8, and are in no name.
        string[] steps = text.Length == 0 ? []
            : [.. text[1..].Split('/').Select(step =>
                step.Replace("~1", "/", StringComparison.Ordinal).Replace("~0", "~", StringComparison.Ordinal))];
        var tally = new Tally();
        PathChecks.Check(tally, input[0], input[(end + 1)..], steps);
        return Failed(tally);
    }
}
