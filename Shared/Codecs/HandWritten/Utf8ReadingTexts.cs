using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>Takes arrays of text, from the start of the array to the token after its end (<see cref="Utf8ReadingMembers"/>).</summary>
public static class Utf8ReadingTexts
{
    /// <summary>Elements may be null, as System.Text.Json has them, whatever the type says.</summary>
    public static string[] TakeStrings(ref this Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.StartArray);
        reader.Read();
        var texts = new ArrayBuilder<string>();
        while (reader.TokenType != JsonTokenType.EndArray)
            texts.Add(reader.PassNull() ? null! : reader.TakeString());
        reader.Read();
        return texts.ToArray();
    }
}
