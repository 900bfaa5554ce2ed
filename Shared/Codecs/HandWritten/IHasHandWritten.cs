using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>A payload for whose type somebody has written code by hand.</summary>
public interface IHasHandWritten<T>
{
    /// <summary>Why a contender cannot do without.</summary>
    internal const string Missing = "nobody has written code by hand for this type";

    IHandWrittenCodec<T> HandWritten { get; }
}

/// <summary>Code that a person writes by hand for one type with the platform's UTF-8 reader and writer.</summary>
public interface IHandWrittenCodec<T>
{
    void Write(Utf8JsonWriter writer, T value);

    /// <param name="reader">Stands before the first token; must be left on the last.</param>
    T? Read(ref Utf8JsonReader reader);
}
