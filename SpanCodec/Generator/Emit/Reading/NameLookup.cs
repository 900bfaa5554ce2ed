using System.Text;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>The runtime's search for a member by its name: JsonRead.Lookup says what the text of all names looks like.</summary>
internal sealed class NameLookup(bool ignoreCase, string[] names, string[] ignored)
{
    internal bool IsEmpty => names.Length == 0 && ignored.Length == 0;

    internal bool HasIgnored => ignored.Length > 0;

    /// <summary>The test for names that are ignored; the numbers of members are less.</summary>
    internal string Ignored => $">= {names.Length.ToString()}";

    internal string Code()
    {
        (string text, bool areAlike) = Join([.. names, .. ignored]);
        string isCaseIgnored = ignoreCase ? areAlike ? "true, areAlike: true" : "true" : "false";
        return $"{Names.Read}.Lookup(name, {Utf8Literal.Of(text)}, {isCaseIgnored})";
    }

    /// <summary>
    /// The text of all names, and whether some may be alike: beyond ASCII, frameworks differ in the letters that they know.
    /// </summary>
    internal static (string Text, bool AreAlike) Join(string[] all) => (
        string.Concat(all.Select(Counted)),
        all.Distinct(StringComparer.OrdinalIgnoreCase).Count() < all.Length || all.Any(name => Utf8Literal.Length(name) != name.Length));

    private static string Counted(string name)
    {
        int length = Utf8Literal.Length(name);
        var text = new StringBuilder().Append((char)((length == name.Length ? '0' : 'P') + (length & 31)));
        for (int rest = length >> 5; rest > 0; rest >>= 4)
            text.Insert(0, (char)('p' + (rest & 15)));
        return text.Append(name).ToString();
    }
}
