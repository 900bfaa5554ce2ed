namespace JsonAot.Lab.MeasuredPrograms.Probe.Answers;

/// <summary>
/// The documents of a test suite for parsers, in a folder of somebody's: those that must be taken, those that must be refused, and those
/// that the standard leaves open. The first letter of a name says which.
/// </summary>
internal static class ParsingSuite
{
    internal const char MustTake = 'y';
    internal const char MustRefuse = 'n';
    internal const char Open = 'i';

    /// <summary>
    /// Where a document is put: it is the whole, or the value of a member. In the order of the letters of an answer. No member is called
    /// Unknown: its value is skipped.
    /// </summary>
    internal static readonly IReadOnlyList<string> Places = ["root", "Unknown", "Text", "Number", "Flag", "Texts", "Numbers", "Map"];

    internal static IReadOnlyList<string> FilesIn(string folder)
    {
        string[] files = Directory.GetFiles(folder, "*.json");
        Array.Sort(files, (one, other) => string.CompareOrdinal(NameOf(one), NameOf(other)));
        return files;
    }

    internal static string NameOf(string file) => Path.GetFileNameWithoutExtension(file);
}

/// <summary>What a contender does with a document in one place.</summary>
internal enum ParsingOutcome
{
    /// <summary>The document says nothing about this place.</summary>
    NotAsked = '-',

    /// <summary>It gives a value: where a document must be taken, the right one.</summary>
    Taken = 'T',

    /// <summary>It gives another value than the document has.</summary>
    OtherValue = 'O',

    Refused = 'R',
}
