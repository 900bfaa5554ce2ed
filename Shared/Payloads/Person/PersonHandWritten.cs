using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Person;

internal sealed class PersonHandWritten : IHandWrittenCodec<Person>
{
    private static readonly JsonEncodedText FirstName = JsonEncodedText.Encode("FirstName");
    private static readonly JsonEncodedText LastName = JsonEncodedText.Encode("LastName");
    private static readonly JsonEncodedText Age = JsonEncodedText.Encode("Age");
    private static readonly JsonEncodedText Nemesis = JsonEncodedText.Encode("Nemesis");
    private static readonly JsonEncodedText Preferences = JsonEncodedText.Encode("Preferences");

    public void Write(Utf8JsonWriter writer, Person value)
    {
        writer.WriteStartObject();
        writer.WriteString(FirstName, value.FirstName);
        writer.WriteString(LastName, value.LastName);
        writer.WriteNumber(Age, value.Age);
        writer.WriteString(Nemesis, value.Nemesis);
        writer.WriteTexts(Preferences, value.Preferences);
        writer.WriteEndObject();
    }

    public Person? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToObject())
            return null;

        var person = new Person();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("FirstName"u8))
                person.FirstName = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("LastName"u8))
                person.LastName = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Age"u8))
                person.Age = reader.TakeInt32();
            if (reader.IsAt("Nemesis"u8))
                person.Nemesis = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Preferences"u8))
                person.Preferences = reader.PassNull() ? null : reader.TakeStrings();
            reader.SkipUnlessMovedFrom(start);
        }

        return person;
    }
}
