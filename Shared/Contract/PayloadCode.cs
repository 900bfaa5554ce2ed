using System.Text;
using System.Text.Json;

namespace JsonAot;

/// <summary>What a person writes by hand for one type with the platform's UTF-8 reader and writer.</summary>
public interface IHandWrittenCodec<T>
{
    void Write(Utf8JsonWriter writer, T value);

    /// <param name="reader">Stands before the first token; must be left on the last.</param>
    T? Read(ref Utf8JsonReader reader);
}

/// <summary>What a person writes by hand for one type with a StringBuilder and a loop over characters.</summary>
public interface IManualCodec<T>
{
    void Write(StringBuilder output, T value);

    /// <param name="scanner">Stands before the first character; must be left after the value.</param>
    T? Read(ref Codecs.TextScanner scanner);
}
