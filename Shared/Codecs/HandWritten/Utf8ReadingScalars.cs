using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>Takes what JSON carries as text: each starts on the value and ends on the token after it (<see cref="Utf8ReadingMembers"/>).</summary>
public static class Utf8ReadingScalars
{
    public static string TakeString(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.String);
        string value = reader.GetString()!;
        reader.Read();
        return value;
    }
}
