using System.Collections;

namespace JsonAot.Codecs;

/// <summary>Reads a whole document into boxed values before anything is known of the type it is for.</summary>
internal static class SimpleJsonParser
{
    internal static SimpleJsonValue Parse(string text)
    {
        var scanner = new TextScanner(text);
        SimpleJsonValue value = ParseValue(ref scanner);
        scanner.ExpectEnd();
        return value;
    }

    private static SimpleJsonValue ParseValue(ref TextScanner scanner)
    {
        char first = scanner.Peek();
        int position = scanner.Position;
        object? content = first switch
        {
            '{' => ParseObject(ref scanner),
            '[' => ParseArray(ref scanner),
            '"' => scanner.ReadString(),
            't' or 'f' => scanner.ReadBoolean(),
            _ when scanner.TryReadNull() => null,
            _ => new SimpleJsonNumber(scanner.ReadNumber().ToString()),
        };
        return new SimpleJsonValue(content, position);
    }

    private static Hashtable ParseObject(ref TextScanner scanner)
    {
        var members = new Hashtable();
        scanner.EnterObject();
        while (scanner.MoveToMember(out ReadOnlySpan<char> name))
            members[name.ToString()] = ParseValue(ref scanner);
        return members;
    }

    private static ArrayList ParseArray(ref TextScanner scanner)
    {
        var elements = new ArrayList();
        scanner.EnterArray();
        while (scanner.MoveToElement())
            elements.Add(ParseValue(ref scanner));
        return elements;
    }
}
