using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>The members that hold other values: null, or each element in turn.</summary>
public static class Utf8WritingCollections
{
    public static void WriteObject<T>(this Utf8JsonWriter writer, JsonEncodedText name, T? value, Action<Utf8JsonWriter, T> writeMembers)
        where T : class
    {
        if (value is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartObject(name);
        writeMembers(writer, value);
        writer.WriteEndObject();
    }

    public static void WriteObjects<T>(
        this Utf8JsonWriter writer, JsonEncodedText name, List<T>? list, Action<Utf8JsonWriter, T> writeMembers)
    {
        if (list is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        foreach (T element in list)
        {
            writer.WriteStartObject();
            writeMembers(writer, element);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    public static void WriteStrings(this Utf8JsonWriter writer, JsonEncodedText name, List<string>? texts)
    {
        if (texts is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        foreach (string text in texts)
            writer.WriteStringValue(text);
        writer.WriteEndArray();
    }

    public static void WriteStrings(this Utf8JsonWriter writer, JsonEncodedText name, Dictionary<string, string>? texts)
    {
        if (texts is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartObject(name);
        foreach ((string key, string text) in texts)
            writer.WriteString(key, text);
        writer.WriteEndObject();
    }

    public static void WriteNumbers(this Utf8JsonWriter writer, JsonEncodedText name, int[]? numbers)
    {
        if (numbers is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        foreach (int number in numbers)
            writer.WriteNumberValue(number);
        writer.WriteEndArray();
    }

    public static void WriteNumbers(this Utf8JsonWriter writer, JsonEncodedText name, Dictionary<string, int>? numbers)
    {
        if (numbers is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartObject(name);
        foreach ((string key, int number) in numbers)
            writer.WriteNumber(key, number);
        writer.WriteEndObject();
    }

    public static void WriteNumbers(this Utf8JsonWriter writer, JsonEncodedText name, decimal[]? numbers)
    {
        if (numbers is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        foreach (decimal number in numbers)
            writer.WriteNumberValue(number);
        writer.WriteEndArray();
    }

    public static void WriteNumbers(this Utf8JsonWriter writer, JsonEncodedText name, Dictionary<string, decimal>? numbers)
    {
        if (numbers is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartObject(name);
        foreach ((string key, decimal number) in numbers)
            writer.WriteNumber(key, number);
        writer.WriteEndObject();
    }

    /// <summary>Writes a member that holds texts, or null.</summary>
    public static void WriteTexts(this Utf8JsonWriter writer, JsonEncodedText name, IEnumerable<string>? texts)
    {
        if (texts is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        // A member of an interface type holds an array nearly always, which needs no enumerator.
        if (texts is string[] array)
        {
            foreach (string text in array)
                writer.WriteStringValue(text);
        }
        else
        {
            foreach (string text in texts)
                writer.WriteStringValue(text);
        }

        writer.WriteEndArray();
    }
}
