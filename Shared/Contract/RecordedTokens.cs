using System.Text.Json;

namespace JsonAot;

/// <summary>A token with its value decoded, as a program has it that is about to write it.</summary>
public readonly record struct RecordedToken(JsonTokenType Type, string? Text = null, long? Integer = null, double Number = 0);

/// <summary>The tokens of the document that an operation was given last, so that only its first call reads.</summary>
public sealed class RecordedTokens
{
    private byte[]? _document;
    private RecordedToken[] _tokens = [];

    /// <exception cref="JsonException">The document is not JSON.</exception>
    public ReadOnlySpan<RecordedToken> Of(byte[] utf8)
    {
        if (_document == utf8)
            return _tokens;

        var tokens = new List<RecordedToken>();
        var reader = new Utf8JsonReader(utf8);
        while (reader.Read())
            tokens.Add(TokenAt(ref reader));
        _tokens = [.. tokens];
        _document = utf8;
        return _tokens;
    }

    private static RecordedToken TokenAt(ref Utf8JsonReader reader) => reader.TokenType switch
    {
        JsonTokenType.PropertyName or JsonTokenType.String => new(reader.TokenType, Text: reader.GetString()),
        JsonTokenType.Number when reader.TryGetInt64(out long integer) => new(JsonTokenType.Number, Integer: integer),
        JsonTokenType.Number => new(JsonTokenType.Number, Number: reader.GetDouble()),
        _ => new(reader.TokenType),
    };
}
