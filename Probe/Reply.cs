using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Probing;

/// <summary>How a probe answers: one line of JSON, the last on standard output. Libraries may have printed before it.</summary>
internal static class Reply
{
    internal const int Usage = 2;

    internal static int With<T>(T answer, JsonTypeInfo<T> typeInfo)
    {
        // Whatever stands before it may not end its line.
        Console.Out.WriteLine();
        Console.Out.WriteLine(JsonSerializer.Serialize(answer, typeInfo));
        return 0;
    }

    /// <summary>An exception in one line: its type, and the first line of what it says.</summary>
    internal static string Describe(Exception problem) => $"{problem.GetType().Name}: {problem.Message.Split('\n', 2)[0].TrimEnd('\r')}";
}
