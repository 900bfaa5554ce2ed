using System.Text;
using static SpanCodecs.Tests.Checks.Case;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Lines as most people indent them, and as they do not: by another number of blanks, with tabs, and with what is not a blank.
/// </summary>
internal static class IndentationCases
{
    private const string Plain = "ShapeCodecs.Plain";

    private const string Document = """
        {
          "Age": 1,
          "Name": "n",
          "Active": true,
          "Tags": [
            "a",
            "b"
          ],
          "Child": {
            "Age": 2,
            "Name": null
          }
        }
        """;

    private static readonly string Deep = "{\"Child\":"
        + Document.Replace("\n", "\n" + new string(' ', 18), StringComparison.Ordinal) + "}";

    // Texts in place of an end of a line.
    private static readonly string[] Ends =
    [
        "\n",
        "\r\n",
        "\n ",
        "\n\t",
        "\t\n",
        "\n\n",
        "\n" + new string(' ', 7),
        "\n" + new string(' ', 21),
        "\n" + new string(' ', 40),
        "\r",
        "",
    ];

    internal static IEnumerable<Case> All() =>
    [
        .. Accept(Plain, Indented(Document)), .. OtherBlanks(Document, 1),
        .. Accept(Plain, Indented(Deep)), .. OtherBlanks(Deep, 7),
    ];

    private static string[] Indented(string document) =>
    [
        .. Ends.Select(end => document.Replace("\n", end, StringComparison.Ordinal)),
        document.Replace("\": ", "\":", StringComparison.Ordinal),
        document.Replace("\": ", "\":  ", StringComparison.Ordinal),
        document.Replace("  ", "    ", StringComparison.Ordinal),
        document.Replace("  ", "\t", StringComparison.Ordinal),
    ];

    // Blanks as something else, one at a time; and all that follows one left out.
    private static IEnumerable<Case> OtherBlanks(string document, int step)
    {
        for (int at = 0; at < document.Length; at += step)
        {
            if (document[at] > ' ')
                continue;
            foreach (char other in "\0\u0001\t\u00A0x,\"]}")
                yield return new Case(Plain, Utf8(document[..at] + other + document[(at + 1)..]), Expectation.Either);
            yield return new Case(Plain, Utf8(document[..at]), Expectation.Reject);
            yield return new Case(Plain, Utf8(document.Remove(at, 1)), Expectation.Either);
        }
    }

    private static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text);
}
