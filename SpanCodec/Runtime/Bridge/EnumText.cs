using System.Buffers;
using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>An enum that the codecs write by name, because the options of their class say so.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public abstract class EnumText
{
    internal abstract Type Type { get; }

    /// <summary>Whether two converters of one kind write the same names, with the same naming policy, and numbers alike.</summary>
    internal abstract bool AreSame(JsonConverter mine, JsonConverter theirs, JsonSerializerOptions options);
}

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class EnumText<T> : EnumText
    where T : struct, Enum
{
    internal override Type Type => typeof(T);

    internal override bool AreSame(JsonConverter mine, JsonConverter theirs, JsonSerializerOptions options)
    {
        // Another converter may read anything: that cannot be known from what it writes.
        if (theirs is not (JsonStringEnumConverter or JsonStringEnumConverter<T>)
            && (theirs is not JsonConverter<T> || !IsFrameworks(theirs)))
            return false;
        JsonConverter<T> one = Typed(mine, options);
        JsonConverter<T> other = Typed(theirs, options);
        return ReadsNumbers(one, options) == ReadsNumbers(other, options)
            && Array.TrueForAll(Enum.GetValues<T>(), value => Written(one, value, options) == Written(other, value, options));
    }

    private static bool IsFrameworks(JsonConverter converter) => converter.GetType().Assembly == typeof(JsonConverter).Assembly;

    private static JsonConverter<T> Typed(JsonConverter converter, JsonSerializerOptions options) =>
        (JsonConverter<T>)(converter is JsonConverterFactory factory ? factory.CreateConverter(typeof(T), options)! : converter);

    /// <summary>
    /// Whether numbers are allowed. Writing does not tell: of flags with a name for each bit, every number is written as names. Every enum
    /// holds zero.
    /// </summary>
    private static bool ReadsNumbers(JsonConverter<T> converter, JsonSerializerOptions options)
    {
        var reader = new Utf8JsonReader("0"u8);
        reader.Read();
        try
        {
            _ = converter.Read(ref reader, typeof(T), options);
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private static string Written(JsonConverter<T> converter, T value, JsonSerializerOptions options)
    {
        var output = new ArrayBufferWriter<byte>();
        using var writer = new Utf8JsonWriter(output);
        converter.Write(writer, value, options);
        writer.Flush();
        return Convert.ToHexString(output.WrittenSpan);
    }
}
