using System.Text;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.Report.Documents;

/// <summary>
/// Replaces what stands between <c>&lt;!-- results: NAME ARGUMENTS --&gt;</c> and <c>&lt;!-- /results --&gt;</c>. The
/// markers are comments, so that a document reads the same with and without this tool.
/// </summary>
internal static partial class Splice
{
    /// <exception cref="LabException">A marker without its end, or one that names no table.</exception>
    internal static string Apply(string document, string name, Func<string, string[], string> render)
    {
        var result = new StringBuilder();
        int position = 0;
        foreach (Match marker in Opening().Matches(document))
        {
            int bodyStart = marker.Index + marker.Length;
            int bodyEnd = document.IndexOf(Closing, bodyStart, StringComparison.Ordinal);
            Match next = marker.NextMatch();
            if (bodyEnd < 0 || (next.Success && next.Index < bodyEnd))
                throw new LabException($"{name}: the marker '{marker.Value}' has no '{Closing}' after it.");
            string[] words = marker.Groups["words"].Value.Split(' ', StringSplitOptions.RemoveEmptyEntries);
            result.Append(document, position, bodyStart - position).Append('\n');
            result.Append(render(words[0], words[1..]).TrimEnd('\n')).Append('\n');
            position = bodyEnd;
        }

        return result.Append(document, position, document.Length - position).ToString();
    }

    private const string Closing = "<!-- /results -->";

    [GeneratedRegex("<!-- results: (?<words>[^>]+?) -->", RegexOptions.CultureInvariant)]
    private static partial Regex Opening();
}
