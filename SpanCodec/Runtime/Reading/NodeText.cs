using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>A node that is one string: System.Text.Json decodes it when it reads it, from version 10 on, and before only when somebody asks for it.</summary>
internal static class NodeText
{
    public static bool IsDecodedAtOnce { get; } = typeof(JsonSerializer).Assembly.GetName().Version is { Major: >= 10 };

    /// <summary>Whether the string that comes next is UTF-8, without half a surrogate pair.</summary>
    public static bool IsText(Utf8JsonReader reader)
    {
        reader.Read();
        try
        {
            reader.GetString();
            return true;
        }
        catch (InvalidOperationException)
        {
            return false;
        }
    }
}
