using System.Text;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>A generated codec beside System.Text.Json's reflection with the same options: what one does, the other must.</summary>
internal sealed class Twin<T>(SpanCodec<T> codec, JsonSerializerOptions? options = null)
{
    private readonly JsonSerializerOptions _options = options ?? JsonSerializerOptions.Default;

    /// <summary>Same text; and read back, the same value as far as its text tells.</summary>
    internal void AssertWrites(T value)
    {
        string expected = JsonSerializer.Serialize(value, _options);
        Assert.Equal(expected, codec.SerializeToString(value));
        Assert.Equal(expected, Encoding.UTF8.GetString(codec.SerializeToUtf8Bytes(value)));
    }

    internal void AssertRoundTrip(T value)
    {
        AssertWrites(value);
        AssertReads(JsonSerializer.Serialize(value, _options));
        AssertReads(JsonSerializer.Serialize(value, Indented));
    }

    /// <summary>Both read one value, or refuse in one way at one place.</summary>
    internal void AssertReads(string json)
    {
        (string? expected, Exception? refusal) = Read(() => JsonSerializer.Deserialize<T>(json, _options));
        (string? actual, Exception? ownRefusal) = Read(() => codec.Deserialize(json));
        Assert.True(
            refusal?.GetType() == ownRefusal?.GetType(),
            $"{json}\nexpected {expected ?? refusal?.ToString()}\nactual {actual ?? ownRefusal?.ToString()}");
        Assert.Equal(expected, actual);
        if (refusal is JsonException known)
        {
            var own = (JsonException)ownRefusal!;
            Assert.Equal(
                (json, known.Path, known.LineNumber, known.BytePositionInLine), (json, own.Path, own.LineNumber, own.BytePositionInLine));
        }
    }

    /// <summary>Every beginning of the document, which is never one.</summary>
    internal void AssertRefusesTruncations(T value)
    {
        string json = JsonSerializer.Serialize(value, _options);
        for (int i = 0; i < json.Length; i++)
            Assert.Throws<JsonException>(() => codec.Deserialize(json[..i]));
    }

    private (string? Text, Exception? Refusal) Read(Func<T?> read)
    {
        try
        {
            return (JsonSerializer.Serialize(read(), Plain), null);
        }
        catch (Exception refusal) when (refusal is JsonException or NotSupportedException or InvalidOperationException or FormatException)
        {
            return (null, refusal);
        }
    }

    private JsonSerializerOptions Indented { get; } = new(options ?? JsonSerializerOptions.Default) { WriteIndented = true };

    /// <summary>Values are compared as text in which nothing is left out.</summary>
    private JsonSerializerOptions Plain { get; } = new(options ?? JsonSerializerOptions.Default)
    {
        DefaultIgnoreCondition = System.Text.Json.Serialization.JsonIgnoreCondition.Never,
        WriteIndented = false,
    };
}
