using System.Text;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>The outcome of a document: a value, or a failure with all that it tells.</summary>
internal readonly record struct Outcome(string Text)
{
    public static Outcome Of<T>(Func<T> read)
    {
        try
        {
            return new Outcome("value " + Describe(read()));
        }
        catch (JsonException failure)
        {
            return new Outcome($"{failure.Message} [{failure.Path} {failure.LineNumber} {failure.BytePositionInLine}]");
        }
    }

    /// <summary>Both read the same value from the document, or both refuse it in the same words at the same place.</summary>
    public static void AssertSame<T>(SpanCodec<T> codec, byte[] json, JsonSerializerOptions? options = null)
    {
        Outcome expected = Of(() => JsonSerializer.Deserialize<T>(json, options));
        Outcome actual = Of(() => codec.Deserialize(json));
        // The message takes as long as what it is about, and this is asked a million times.
        if (expected != actual)
            Assert.Fail($"{typeof(T)} from {Encoding.Latin1.GetString(json)}\n  expected {expected.Text}\n  but got  {actual.Text}");
    }

    public static void AssertSame<T>(SpanCodec<T> codec, string json, JsonSerializerOptions? options = null) =>
        AssertSame(codec, Encoding.UTF8.GetBytes(json), options);

    /// <summary>Both write the same bytes.</summary>
    public static void AssertSameText<T>(SpanCodec<T> codec, T value, JsonSerializerOptions? options = null)
    {
        string expected = JsonSerializer.Serialize(value, options);
        string actual = codec.SerializeToString(value);
        if (expected != actual)
            Assert.Fail($"{typeof(T)}: expected {expected}, but got {actual}");
    }

    // Down to the bit: signs of zero, scales of decimals, kinds of dates.
    private static string Describe<T>(T value) => value switch
    {
        null => "null",
        double number => BitConverter.DoubleToInt64Bits(number).ToString("x16", null),
        float number => BitConverter.SingleToInt32Bits(number).ToString("x8", null),
        Half number => BitConverter.HalfToInt16Bits(number).ToString("x4", null),
        decimal number => string.Join(' ', decimal.GetBits(number)),
        DateTime time => $"{time.Ticks} {time.Kind}",
        DateTimeOffset time => $"{time.Ticks} {time.Offset.Ticks}",
        byte[] bytes => Convert.ToHexString(bytes),
        JsonElement element => element.GetRawText(),
        Parcel parcel => JsonSerializer.Serialize(parcel),
        char character => ((int)character).ToString("x4", null),
        _ => value.ToString() ?? "",
    };
}
