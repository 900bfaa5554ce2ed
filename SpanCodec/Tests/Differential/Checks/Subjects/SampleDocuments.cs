using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>Good documents: of more than one subject, or too long to stand beside one. The long ones are files in Documents.</summary>
internal static class SampleDocuments
{
    internal const string Citizen =
        """{"Name":"Ada","Age":36,"Email":"ada@example.org","Born":-7,"Note":"n"}""";

    internal const string Constructed =
        """{"Count":1,"Items":[1,2],"Origin":"o","Later":"l"}""";

    internal const string LoosePlain =
        " {\n  \"Child\" : { } ,\r\n\t\"Unknown\": [1, {\"x\": \"y\"}], \"Tags\": [ \"a\" , \"b\" ], \"Age\": 7 }\n";

    internal const string CommentedPlain =
        "/* a */ { // b\n \"Age\" : /* c */ 42 , \"Tags\" : [ \"a\" , /* d */ ] , \"Child\" : { \"Age\" : 1 , } , } // e";

    internal static string Plain { get; } = OfFile();

    internal static string CamelPlain { get; } = OfFile();

    internal static string Wide { get; } = OfFile();

    internal static string WideReordered { get; } = OfFile();

    internal static string Annotated { get; } = OfFile();

    internal static string CamelAnnotated { get; } = OfFile();

    internal static string Names { get; } = OfFile();

    internal static string QuotedNumbers { get; } = OfFile();

    internal static string Collections { get; } = OfFile();

    internal static string CamelCollections { get; } = OfFile();

    internal static string Dictionaries { get; } = OfFile();

    internal static string CamelDictionaries { get; } = OfFile();

    internal static string SnakeDictionaries { get; } = OfFile();

    private static string OfFile([CallerMemberName] string name = "")
    {
        using Stream stream = typeof(SampleDocuments).Assembly.GetManifestResourceStream($"{name}.json")!;
        using var reader = new StreamReader(stream);
        return WithoutBlanks(reader.ReadToEnd());
    }

    // Escapes stay as they are, which no JSON library would leave.
    private static string WithoutBlanks(string json)
    {
        var text = new StringBuilder();
        bool isInString = false;
        for (int at = 0; at < json.Length; at++)
        {
            if (json[at] == '"')
                isInString = !isInString;
            if (isInString || !char.IsWhiteSpace(json[at]))
                text.Append(json[at]);
            if (json[at] == '\\')
                text.Append(json[++at]);
        }

        return text.ToString();
    }
}
