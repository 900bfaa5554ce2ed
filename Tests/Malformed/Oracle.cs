using System.Text.Json;
using System.Text.Unicode;

namespace JsonAot.Tests.Malformed;

/// <summary>Says whether a document is JSON, independently of the code under test.</summary>
internal static class Oracle
{
    internal static bool IsWellFormed(byte[] utf8)
    {
        // The reader looks into a text only when it is asked for it.
        if (!Utf8.IsValid(utf8))
            return false;
        try
        {
            var reader = new Utf8JsonReader(utf8);
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName)
                    reader.GetString();
            }

            return true;
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return false;
        }
    }
}
