using System.Globalization;
using System.Reflection;
using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Cases from files with the ending ".cases", one a line: what is expected and the document. A line
/// above them, which is not indented, names the subject and, behind a blank, the document whose "…"
/// each case stands in; "anywhere" stands for <see cref="Case.Anywhere(Expectation, string[])"/>. A
/// character that an editor does not show is written as its code, «000A»; «» is no character at all.
/// </summary>
internal static class CaseFile
{
    private const string Ending = ".cases";

    private static readonly string[] Words = [.. Enum.GetNames<Expectation>().Select(name => name.ToLowerInvariant())];

    /// <summary>The cases of all files.</summary>
    internal static IEnumerable<Case> All()
    {
        Assembly assembly = typeof(CaseFile).Assembly;
        IEnumerable<string> names = assembly.GetManifestResourceNames().Where(name => name.EndsWith(Ending, StringComparison.Ordinal));
        return names.Order(StringComparer.Ordinal).SelectMany(name => Read(assembly, name));
    }

    private static IEnumerable<Case> Read(Assembly assembly, string name)
    {
        using Stream stream = assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return Read(name, reader.ReadToEnd());
    }

    /// <param name="name">For the message about a line that cannot be read.</param>
    internal static IReadOnlyList<Case> Read(string name, string text)
    {
        var cases = new List<Case>();
        string heading = "";
        foreach (string line in text.Split('\n').Where(line => line.Length > 0 && line[0] != '#'))
        {
            if (line[0] != ' ')
                heading = line;
            else if (heading.Length > 0
                && line.Split("  ", 3) is ["", string word, string shown]
                && Array.IndexOf(Words, word) is >= 0 and int at)
                cases.AddRange(Of(heading, (Expectation)at, Text(shown)));
            else
                throw new InvalidDataException($"{name}: no case, and no subject: {line}");
        }

        return cases;
    }

    private static IEnumerable<Case> Of(string heading, Expectation expectation, string document)
    {
        if (heading == "anywhere")
            return Case.Anywhere(expectation, document);
        string[] parts = heading.Split(' ', 2);
        string whole = parts.Length == 1 ? document : parts[1].Replace("…", document, StringComparison.Ordinal);
        return [new Case(parts[0], Encoding.UTF8.GetBytes(whole), expectation)];
    }

    // Every second part stands between « and ».
    private static string Text(string shown) => string.Concat(shown.Split('«', '»').Select((part, at) =>
        at % 2 == 0 || part.Length == 0
            ? part
            : char.ConvertFromUtf32(int.Parse(part, NumberStyles.HexNumber, CultureInfo.InvariantCulture))));
}
