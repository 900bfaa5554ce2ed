using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>Takes numbers: each starts on the value and ends on the token after it (<see cref="Utf8ReadingMembers"/>).</summary>
public static class Utf8ReadingNumbers
{
    public static int TakeInt32(ref this Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt32(out int value))
            return reader.Refuse<int>("a 32-bit integer");
        reader.Read();
        return value;
    }
}
